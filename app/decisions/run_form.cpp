#include "decisions/run_form.h"

namespace flimnap {

void RunForm::begin()
{
    m_mine = run() == nullptr      ? 0
             : former() != nullptr ? former()->mine.value_or(0)
                                   : likelyFromMines(session(), *run());
    emit mineChanged();
}

void RunForm::setMine(int mine)
{
    if (mine == m_mine)
        return;
    m_mine = mine;
    emit mineChanged();
    weigh();
}

} // namespace flimnap
