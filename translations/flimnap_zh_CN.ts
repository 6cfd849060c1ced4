<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About and help</source>
        <translation>关于与帮助</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>使用方法</translation>
    </message>
    <message>
        <source>Play on the table as ever; enter here what was done. Before a move is made the app says what it will do.</source>
        <translation>照常在桌上游戏，在此录入所做的行动。行动执行前，程序会说明其结果。</translation>
    </message>
    <message>
        <source>Everything can be undone. An earlier move can be changed in the journal; the later ones are played again.</source>
        <translation>一切都可撤销。可在记录中修改之前的行动，其后的行动会重新执行。</translation>
    </message>
    <message>
        <source>What is not possible says why. Where the rules allow it, the players may agree otherwise.</source>
        <translation>不能做的事会说明原因。在规则允许之处，玩家可以另行约定。</translation>
    </message>
    <message>
        <source>A tap on anybody&apos;s money shows every change of it.</source>
        <translation>点按任何人的现金，可查看其每一笔变动。</translation>
    </message>
    <message>
        <source>• %1</source>
        <translation>• %1</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>符号含义</translation>
    </message>
    <message>
        <source>Words of the games</source>
        <translation>游戏用语</translation>
    </message>
    <message>
        <source>This app</source>
        <translation>关于本程序</translation>
    </message>
    <message>
        <source>Flimnap %1. Free software under the MIT licence; it asks for no account and no network.</source>
        <translation>Flimnap %1。采用 MIT 许可证的自由软件；无需账户和网络。</translation>
    </message>
    <message>
        <source>The games are kept in %1.</source>
        <translation>对局保存在 %1。</translation>
    </message>
</context>
<context>
    <name>AccountSections</name>
    <message>
        <source>Statement</source>
        <translation>明细</translation>
    </message>
</context>
<context>
    <name>AcquireSheet</name>
    <message>
        <source>%1 takes over a company</source>
        <translation>%1 收购公司</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>%1 decides</source>
        <translation>由 %1 决定</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>%1: other choices</source>
        <translation>%1：其他选择</translation>
    </message>
</context>
<context>
    <name>ActionCard</name>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>to be copied</source>
        <translation>可复制</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>已取走</translation>
    </message>
    <message>
        <source>Card %1: %2</source>
        <translation>行动卡 %1：%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ActionCardSheet</name>
    <message>
        <source>%1 copies card %2</source>
        <translation>%1 复制行动卡 %2</translation>
    </message>
    <message>
        <source>%1 takes card %2</source>
        <translation>%1 拿取行动卡 %2</translation>
    </message>
    <message>
        <source>It lies before %1. Copy cards left: %2; those not used count at the end.</source>
        <translation>此卡现在 %1 面前。剩余复制卡：%2；未用的在清算时计分。</translation>
    </message>
    <message>
        <source>The table says yes …</source>
        <translation>玩家同意……</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Final scoring</source>
        <translation>终局清算</translation>
    </message>
    <message>
        <source>Not now (%1)</source>
        <translation>暂不可行 (%1)</translation>
    </message>
</context>
<context>
    <name>AgreedSwitches</name>
    <message>
        <source>What you play with</source>
        <translation>游戏选项</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>照常</translation>
    </message>
</context>
<context>
    <name>AmountEntry</name>
    <message>
        <source>%1 to %2, in steps of %3</source>
        <translation>%1 至 %2，每级 %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
</context>
<context>
    <name>AppButton</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>AutomatonSheet</name>
    <message>
        <source>%1 builds</source>
        <translation>%1 铺设铁轨</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>掷骰</translation>
    </message>
    <message>
        <source>The die: %1</source>
        <translation>骰子：%1</translation>
    </message>
    <message>
        <source>Ask again from the beginning</source>
        <translation>从头再问</translation>
    </message>
</context>
<context>
    <name>BankLine</name>
    <message>
        <source>Bank %1: %2</source>
        <translation>银行 %1：%2</translation>
    </message>
    <message>
        <source>Bank %1</source>
        <translation>银行 %1</translation>
    </message>
</context>
<context>
    <name>BidSheet</name>
    <message>
        <source>%1 bids</source>
        <translation>%1 出价</translation>
    </message>
</context>
<context>
    <name>BonusEntry</name>
    <message>
        <source>%1 +%2</source>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 for train %2</source>
        <translation>火车 %2：%1</translation>
    </message>
    <message>
        <source>%1 for a train, trains that earn it: %2</source>
        <translation>每辆火车 %1，获奖励的火车：%2</translation>
    </message>
</context>
<context>
    <name>BookedLine</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>BuyFromOwnerSheet</name>
    <message>
        <source>%1 buys a private company</source>
        <translation>%1 购买私有公司</translation>
    </message>
    <message>
        <source>%1 buys a private railway</source>
        <translation>%1 购买地方铁路</translation>
    </message>
</context>
<context>
    <name>BuyPrivateSheet</name>
    <message>
        <source>%1 buys a private company</source>
        <translation>%1 购买私有公司</translation>
    </message>
    <message>
        <source>%1 buys a railway</source>
        <translation>%1 购买铁路</translation>
    </message>
</context>
<context>
    <name>BuyShareSheet</name>
    <message>
        <source>%1 buys a share</source>
        <translation>%1 买入股份</translation>
    </message>
</context>
<context>
    <name>BuyTrainSheet</name>
    <message>
        <source>%1 buys a train</source>
        <translation>%1 购买火车</translation>
    </message>
    <message>
        <source>%1 sells shares first …</source>
        <translation>%1 先出售股份…</translation>
    </message>
</context>
<context>
    <name>CalculatorScreen</name>
    <message>
        <source>Income and dividends</source>
        <translation>收入与分红</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>股份</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>总裁</translation>
    </message>
    <message>
        <source>Holder %1</source>
        <translation>持股者 %1</translation>
    </message>
    <message>
        <source>Open stock</source>
        <translation>银行池</translation>
    </message>
    <message>
        <source>Another holder</source>
        <translation>添加持股者</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>收入</translation>
    </message>
    <message>
        <source>Another train</source>
        <translation>添加火车</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>总额</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>站点</translation>
    </message>
    <message>
        <source>Income of all trains</source>
        <translation>所有火车的收入</translation>
    </message>
    <message>
        <source>From mines</source>
        <translation>矿山收入</translation>
    </message>
    <message>
        <source>It is the last round of the game</source>
        <translation>这是游戏的最后一轮</translation>
    </message>
    <message>
        <source>Share price, to see how it moves</source>
        <translation>股价（用于查看变动）</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>复制结果</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>game and edition</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Income %1</source>
        <translation>收入 %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
</context>
<context>
    <name>CardTurns</name>
    <message>
        <source>Still to choose a card: %1</source>
        <translation>尚待选卡：%1</translation>
    </message>
    <message>
        <source>Everybody has chosen his cards</source>
        <translation>所有玩家均已选卡</translation>
    </message>
</context>
<context>
    <name>CashCountScreen</name>
    <message>
        <source>Count cash</source>
        <translation>清点现金</translation>
    </message>
    <message>
        <source>Count a treasury</source>
        <translation>清点公司账户</translation>
    </message>
    <message>
        <source>Counted on the table</source>
        <translation>桌上实点</translation>
    </message>
    <message>
        <source>In the book</source>
        <translation>账面</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差额</translation>
    </message>
    <message>
        <source>Table and book agree.</source>
        <translation>桌上现金与账面一致。</translation>
    </message>
    <message>
        <source>Could explain it:</source>
        <translation>可能的原因：</translation>
    </message>
    <message>
        <source>move %1: %2</source>
        <translation>第 %1 步：%2</translation>
    </message>
    <message>
        <source>Book the difference as a correction</source>
        <translation>将差额记为更正</translation>
    </message>
    <message>
        <source>counted on the table</source>
        <translation>桌上清点</translation>
    </message>
</context>
<context>
    <name>CertificateFan</name>
    <message>
        <source>%1 %2 %, director</source>
        <translation>%1 %2%，总裁</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>ChartCell</name>
    <message>
        <source>certificates do not count</source>
        <translation>股份证书不计入上限</translation>
    </message>
    <message>
        <source>certificates do not count, no limit for one player</source>
        <translation>股份证书不计入上限，个人持股不限</translation>
    </message>
    <message>
        <source>%1, start price: %2</source>
        <translation>%1，起始股价：%2</translation>
    </message>
    <message>
        <source>companies close here</source>
        <translation>公司在此关闭</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>price and what holds there</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>Checklist</name>
    <message>
        <source>For your hands</source>
        <translation>请动手操作</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>ColourSwatch</name>
    <message>
        <source>Colour %1</source>
        <translation>颜色 %1</translation>
    </message>
</context>
<context>
    <name>CompanyCard</name>
    <message>
        <source>%1, treasury %2, owner %3</source>
        <translation>%1，账户 %2，所有者 %3</translation>
    </message>
    <message>
        <source>%1, treasury %2, price %3, director %4</source>
        <translation>%1，账户 %2，股价 %3，总裁 %4</translation>
    </message>
    <message>
        <source>%1, price %2, director %3</source>
        <translation>%1，股价 %2，总裁 %3</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <translation>▶ %1</translation>
    </message>
    <message>
        <source>price %1</source>
        <translation>股价 %1</translation>
    </message>
</context>
<context>
    <name>ConvertTrainSheet</name>
    <message>
        <source>%1 turns a train over</source>
        <translation>%1 翻面升级火车</translation>
    </message>
</context>
<context>
    <name>CorrectionSheet</name>
    <message>
        <source>counted on the table</source>
        <translation>桌上清点</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Choose first</source>
        <translation>请先选择</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>资金</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>车站</translation>
    </message>
    <message>
        <source>Stations on the map; its other markers lie on its charter</source>
        <translation>版图上的车站；其余车站标志在公司面板上</translation>
    </message>
    <message>
        <source>booked wrongly</source>
        <translation>记账有误</translation>
    </message>
    <message>
        <source>agreed among us</source>
        <translation>大家商定</translation>
    </message>
    <message>
        <source>Who pays</source>
        <translation>谁付款</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>谁收款</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>其他理由</translation>
    </message>
</context>
<context>
    <name>DiscardTrainSheet</name>
    <message>
        <source>%1 gives up a train</source>
        <translation>%1 弃置火车</translation>
    </message>
    <message>
        <source>%1 gives up a train</source>
        <comment>1824</comment>
        <translation>%1 弃置火车</translation>
    </message>
</context>
<context>
    <name>DividendSheet</name>
    <message>
        <source>%1: where does the income go?</source>
        <translation>%1：收入如何处理？</translation>
    </message>
</context>
<context>
    <name>DrawSheet</name>
    <message>
        <source>Let the app draw …</source>
        <translation>由应用抽取…</translation>
    </message>
    <message>
        <source>Chance decides, and what it decides stands in the journal for all.</source>
        <translation>结果由随机决定，并公开记入行动记录。</translation>
    </message>
    <message>
        <source>Draw now</source>
        <translation>立即抽取</translation>
    </message>
</context>
<context>
    <name>EffectList</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ExchangeSheet</name>
    <message>
        <source>%1 exchanges %2</source>
        <translation>%1 以 %2 换股</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Folder %1</source>
        <translation>文件夹 %1</translation>
    </message>
</context>
<context>
    <name>FileTarget</name>
    <message>
        <source>Name of the file</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Replace this file</source>
        <translation>替换此文件</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Take another name</source>
        <translation>换一个名称</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>FilesScreen</name>
    <message>
        <source>The folder above</source>
        <translation>上级文件夹</translation>
    </message>
    <message>
        <source>No file of this kind is in this folder yet.</source>
        <translation>此文件夹中还没有这类文件。</translation>
    </message>
    <message>
        <source>No game of Flimnap is in this folder.</source>
        <translation>此文件夹中没有 Flimnap 的对局。</translation>
    </message>
</context>
<context>
    <name>FormationSteps</name>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>later</source>
        <translation>稍后</translation>
    </message>
</context>
<context>
    <name>FundSheet</name>
    <message>
        <source>Split: to %1, the rest to %2</source>
        <translation>分配：给 %1，余额给 %2</translation>
    </message>
</context>
<context>
    <name>GameFileDialog</name>
    <message>
        <source>Import a game</source>
        <translation>导入游戏</translation>
    </message>
    <message>
        <source>Flimnap games (*.flimnap *.flimnaps)</source>
        <translation>Flimnap 对局 (*.flimnap *.flimnaps)</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Look at it</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开“%1”</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>重命名“%1”</translation>
    </message>
    <message>
        <source>Write %1 to a file</source>
        <translation>将“%1”存为文件</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>删除“%1”</translation>
    </message>
    <message>
        <source>New name of the game</source>
        <translation>游戏的新名称</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Remove this game</source>
        <translation>移除此对局</translation>
    </message>
</context>
<context>
    <name>HeldTurn</name>
    <message>
        <source>The turn of %1</source>
        <translation>%1 的回合</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Banker at your 18xx table: cash, shares, trains and prices in one book.</source>
        <translation>18xx 桌上的银行家：现金、股份、火车与股价，尽在一本账。</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>继续：%1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Import a game …</source>
        <translation>导入游戏…</translation>
    </message>
    <message>
        <source>Income and dividends</source>
        <translation>收入与分红</translation>
    </message>
    <message>
        <source>Scoring sheet</source>
        <translation>清算表</translation>
    </message>
    <message>
        <source>About and help</source>
        <translation>关于与帮助</translation>
    </message>
    <message>
        <source>Write all games to one file …</source>
        <translation>将所有对局写入一个文件……</translation>
    </message>
    <message>
        <source>Removed games (%1)</source>
        <translation>已移除的对局（%1）</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部游戏</translation>
    </message>
</context>
<context>
    <name>JoinBag</name>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Take %1 away</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>收起列表</translation>
    </message>
    <message>
        <source>Add …</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>添加：%1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
</context>
<context>
    <name>JoinBar</name>
    <message>
        <source>Section before</source>
        <translation>上一节</translation>
    </message>
    <message>
        <source>All fits</source>
        <translation>全部吻合</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n 处有误</numerusform>
        </translation>
    </message>
    <message>
        <source>Check: %1</source>
        <translation>核对：%1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一节</translation>
    </message>
</context>
<context>
    <name>JoinCount</name>
    <message>
        <source>Less: %1</source>
        <translation>减少：%1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>增加：%1</translation>
    </message>
</context>
<context>
    <name>JoinGroup</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>JoinKeypad</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next amount</source>
        <translation>下一金额</translation>
    </message>
</context>
<context>
    <name>JoinNumber</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>JoinOptions</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>JoinOrder</name>
    <message>
        <source>%1 one place up</source>
        <translation>%1 上移一位</translation>
    </message>
</context>
<context>
    <name>JoinOverview</name>
    <message>
        <source>Go on playing</source>
        <translation>继续游戏</translation>
    </message>
    <message>
        <source>All fits together.</source>
        <translation>全部吻合。</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) still wrong. A tap leads to the place:</source>
        <translation>
            <numerusform>尚有 %n 处有误，点按即可前往：</numerusform>
        </translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>各节</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n 处有误</numerusform>
        </translation>
    </message>
    <message>
        <source>Start over …</source>
        <translation>重新开始…</translation>
    </message>
    <message>
        <source>Forget everything entered</source>
        <translation>清除全部输入</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>How the rules are read</source>
        <translation>规则解读</translation>
    </message>
</context>
<context>
    <name>JoinRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>JoinScreen</name>
    <message>
        <source>%1/%2 %3</source>
        <translation>%1/%2 %3</translation>
    </message>
    <message>
        <source>Join a running game</source>
        <translation>接入进行中的游戏</translation>
    </message>
    <message>
        <source>Choose the game and its players under “New game” first.</source>
        <translation>请先在“新游戏”中选择游戏和玩家。</translation>
    </message>
</context>
<context>
    <name>JournalRound</name>
    <message numerus="yes">
        <source>%1, %n move(s)</source>
        <comment>a round</comment>
        <translation>
            <numerusform>%1，共 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>展开</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalRow</name>
    <message>
        <source>undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>changed, was: %1</source>
        <translation>已更改，原为：%1</translation>
    </message>
    <message>
        <source>the table said yes: %1</source>
        <translation>玩家已同意：%1</translation>
    </message>
</context>
<context>
    <name>JournalScreen</name>
    <message numerus="yes">
        <source>Journal, %n move(s)</source>
        <translation>
            <numerusform>行动记录，共 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Book a correction</source>
        <translation>记入更正</translation>
    </message>
    <message>
        <source>Only what concerned %1, and what it changed for them</source>
        <translation>只显示与 %1 有关的行动及其账目变化</translation>
    </message>
    <message>
        <source>Undone moves (%1) …</source>
        <translation>已撤销的行动（%1）…</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Erase the last digit</source>
        <translation>删除末位</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
</context>
<context>
    <name>LayTrackSheet</name>
    <message>
        <source>%1 lays track</source>
        <translation>%1 铺设铁轨</translation>
    </message>
</context>
<context>
    <name>LotList</name>
    <message>
        <source>Auction</source>
        <translation>拍卖</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <translation>▶ %1</translation>
    </message>
</context>
<context>
    <name>MendSheet</name>
    <message>
        <source>Instead of move %1: %2</source>
        <translation>替换第 %1 步：%2</translation>
    </message>
    <message>
        <source>Another kind of move</source>
        <translation>改为其他行动</translation>
    </message>
</context>
<context>
    <name>MineEntry</name>
    <message>
        <source>From mines, into the treasury: %1</source>
        <translation>矿山收入，入公司账户：%1</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>其他…</translation>
    </message>
</context>
<context>
    <name>MoreSheet</name>
    <message>
        <source>Journal</source>
        <translation>行动记录</translation>
    </message>
    <message>
        <source>Worth over time</source>
        <translation>身家走势</translation>
    </message>
    <message>
        <source>Treasuries over time</source>
        <translation>公司账户走势</translation>
    </message>
    <message>
        <source>Scoring now</source>
        <translation>当前清算</translation>
    </message>
    <message>
        <source>Count cash</source>
        <translation>清点现金</translation>
    </message>
    <message>
        <source>Count a treasury</source>
        <translation>清点公司账户</translation>
    </message>
    <message>
        <source>Show to the table</source>
        <translation>向大家展示</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>About and help</source>
        <translation>关于与帮助</translation>
    </message>
    <message>
        <source>How the rules are read</source>
        <translation>规则解读</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Correct …</source>
        <translation>更正…</translation>
    </message>
</context>
<context>
    <name>MoveDetailSheet</name>
    <message>
        <source>Move %1: %2</source>
        <translation>第 %1 步：%2</translation>
    </message>
    <message>
        <source>Everything it did</source>
        <translation>全部结果</translation>
    </message>
    <message>
        <source>Strike this move out …</source>
        <translation>删去此步…</translation>
    </message>
    <message>
        <source>Undo everything after this move</source>
        <translation>撤销此步之后的全部行动</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Keep the note</source>
        <translation>保存备注</translation>
    </message>
    <message>
        <source>Change this move …</source>
        <translation>更改此步…</translation>
    </message>
    <message>
        <source>Changed. Before it was: %1</source>
        <translation>已更改。原为：%1</translation>
    </message>
    <message>
        <source>The table said yes: %1</source>
        <translation>玩家已同意：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo the %n move(s) after this one? They can be redone until something else is played, and are found among the undone moves then.</source>
        <translation>
            <numerusform>撤销此步之后的 %n 步？在进行其他行动之前可以重做，之后可在已撤销的行动中找到。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %n move(s)</source>
        <translation>
            <numerusform>撤销 %n 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveSheet</name>
    <message>
        <source>Choose first</source>
        <translation>请先选择</translation>
    </message>
    <message>
        <source>Choose another</source>
        <translation>另选</translation>
    </message>
    <message>
        <source>The table says yes …</source>
        <translation>玩家同意……</translation>
    </message>
    <message numerus="yes">
        <source>Not possible now, and why (%n)</source>
        <translation>
            <numerusform>目前不可行及原因（%n）</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the amount</source>
        <translation>请输入金额</translation>
    </message>
    <message>
        <source>There is nothing to do this with in this turn.</source>
        <translation>本回合没有可用于此的东西。</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Rule group</source>
        <translation>规则版本</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Players, in the order of play</source>
        <translation>玩家（按行动顺位）</translation>
    </message>
    <message>
        <source>Shuffle the order</source>
        <translation>随机顺位</translation>
    </message>
    <message>
        <source>What you play with</source>
        <translation>游戏选项</translation>
    </message>
    <message>
        <source>Name of this game</source>
        <translation>本局名称</translation>
    </message>
    <message>
        <source>Check the printed values of this edition</source>
        <translation>核对此版本的印刷数值</translation>
    </message>
    <message>
        <source>Changed here: %1</source>
        <translation>已更改：%1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Join a running game …</source>
        <translation>接入进行中的游戏…</translation>
    </message>
    <message>
        <source>How the rules are read</source>
        <translation>规则解读</translation>
    </message>
</context>
<context>
    <name>NotNowSheet</name>
    <message>
        <source>Not possible now</source>
        <translation>现在不可行</translation>
    </message>
</context>
<context>
    <name>OfferTile</name>
    <message>
        <source>%1: not possible, %2</source>
        <translation>%1：不可行，%2</translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>PartyFilter</name>
    <message>
        <source>Only what concerned %1</source>
        <translation>只显示与 %1 有关的行动</translation>
    </message>
</context>
<context>
    <name>PassedMark</name>
    <message>
        <source>passed</source>
        <translation>已 pass</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Names and colours can be changed at any time, the order of play before the first move.</source>
        <translation>姓名和颜色可随时更改，行动顺位只能在第一步之前更改。</translation>
    </message>
    <message>
        <source>Names and colours can be changed at any time.</source>
        <translation>姓名和颜色可随时更改。</translation>
    </message>
</context>
<context>
    <name>PlaceTokenSheet</name>
    <message>
        <source>%1 places a station</source>
        <translation>%1 建造车站</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>worth %1</source>
        <translation>身家 %1</translation>
    </message>
    <message>
        <source>%1 of %2 certificates</source>
        <translation>股份证书 %1/%2</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <translation>▶ %1</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1/%2, full</source>
        <translation>%1/%2，已满</translation>
    </message>
    <message>
        <source>%1/%2, one left</source>
        <translation>%1/%2，余 1</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>已 pass</translation>
    </message>
</context>
<context>
    <name>PriceEntry</name>
    <message>
        <source>Fold the prices of the chart</source>
        <translation>收起股价表的股价</translation>
    </message>
    <message>
        <source>Show the prices of the chart</source>
        <translation>显示股价表的股价</translation>
    </message>
</context>
<context>
    <name>PriceRows</name>
    <message>
        <source>Upper row: %1. Lower row: %2.</source>
        <translation>上排：%1。下排：%2。</translation>
    </message>
</context>
<context>
    <name>PrivateList</name>
    <message>
        <source>%1 %2, right used</source>
        <translation>%1 %2，能力已使用</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Leave it as it is</source>
        <translation>保持原样</translation>
    </message>
</context>
<context>
    <name>ReadingsScreen</name>
    <message>
        <source>How the rules are read</source>
        <translation>规则解读</translation>
    </message>
    <message>
        <source>Where the book is silent or says two things you choose how to read it. The usual answer stands first.</source>
        <translation>规则书未言明或说法不一之处，可选择如何解读。通常的答案排在首位。</translation>
    </message>
    <message>
        <source>Chosen before the game began.</source>
        <translation>于游戏开始前选定。</translation>
    </message>
    <message>
        <source>Read all rules as usual</source>
        <translation>全部按通常解读</translation>
    </message>
    <message numerus="yes">
        <source>%n more, which seldom matter</source>
        <comment>readings of rules</comment>
        <translation>
            <numerusform>还有 %n 项，很少用到</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecentMoves</name>
    <message>
        <source>Latest moves</source>
        <translation>最近行动</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and move</comment>
        <translation>%1  %2</translation>
    </message>
</context>
<context>
    <name>RefusalBanner</name>
    <message>
        <source>The table says yes …</source>
        <translation>玩家同意……</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>知道了</translation>
    </message>
</context>
<context>
    <name>RemovedGameRow</name>
    <message>
        <source>%1 · kept until %2</source>
        <translation>%1 · 保留至 %2</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>恢复 %1</translation>
    </message>
    <message>
        <source>Remove %1 for good</source>
        <translation>永久移除 %1</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>永久移除</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>RemovedGamesScreen</name>
    <message>
        <source>Removed games</source>
        <translation>已移除的对局</translation>
    </message>
    <message>
        <source>A removed game is kept for thirty days, in case it was removed by mistake.</source>
        <translation>移除的对局会保留三十天，以防误删。</translation>
    </message>
    <message>
        <source>No game is kept here.</source>
        <translation>这里没有对局。</translation>
    </message>
</context>
<context>
    <name>RepayDebtSheet</name>
    <message>
        <source>%1 repays debt</source>
        <translation>%1 归还欠款</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Income %1</source>
        <translation>收入 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>RouteRow</name>
    <message>
        <source>Value of its stops</source>
        <translation>站点收入合计</translation>
    </message>
    <message>
        <source>It visits three named cities: +%1</source>
        <translation>途经三座具名城市：+%1</translation>
    </message>
</context>
<context>
    <name>RulesWarning</name>
    <message>
        <source>Take the new result</source>
        <translation>采用新结果</translation>
    </message>
    <message>
        <source>Keep the old balances, booked as corrections</source>
        <translation>保留原余额，记为更正</translation>
    </message>
</context>
<context>
    <name>RunRoutesSheet</name>
    <message>
        <source>Income of %1</source>
        <translation>%1 的收入</translation>
    </message>
    <message>
        <source>As last: %1</source>
        <translation>同上次：%1</translation>
    </message>
    <message>
        <source>As last time: %1</source>
        <translation>与上次相同：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>The route of train %1 is worth %2</source>
        <translation>火车 %1 的路线价值 %2</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>Tap the value instead</source>
        <translation>改为点选数值</translation>
    </message>
    <message>
        <source>Train %1 visits three named cities: +%2</source>
        <translation>火车 %1 途经三座具名城市：+%2</translation>
    </message>
</context>
<context>
    <name>RunTrainsSheet</name>
    <message>
        <source>Income of %1</source>
        <translation>%1 的收入</translation>
    </message>
    <message>
        <source>Income %1</source>
        <translation>收入 %1</translation>
    </message>
    <message>
        <source>As last: %1</source>
        <translation>同上次：%1</translation>
    </message>
    <message>
        <source>As last time: %1</source>
        <translation>与上次相同：%1</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>总额</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>站点</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Take the last stop back</source>
        <translation>撤回末站</translation>
    </message>
    <message>
        <source>The table says yes …</source>
        <translation>玩家同意……</translation>
    </message>
</context>
<context>
    <name>ScoreCards</name>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>ScoreExport</name>
    <message>
        <source>Page to print (PDF)</source>
        <translation>打印页面（PDF）</translation>
    </message>
    <message>
        <source>For a spreadsheet (CSV)</source>
        <translation>电子表格（CSV）</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Copied as text</source>
        <translation>已复制文本</translation>
    </message>
</context>
<context>
    <name>ScoreSheetScreen</name>
    <message>
        <source>Scoring sheet</source>
        <translation>清算表</translation>
    </message>
    <message>
        <source>Share prices</source>
        <translation>股价</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2：%3</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>game and edition</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ScoredCompany</name>
    <message>
        <source>Share price; 0: not in the game</source>
        <translation>股价（0 表示不在局中）</translation>
    </message>
    <message>
        <source>It has shares of 5 %</source>
        <translation>有 5% 的股份</translation>
    </message>
</context>
<context>
    <name>ScoredPlayer</name>
    <message>
        <source>Cash</source>
        <translation>现金</translation>
    </message>
    <message>
        <source>Debt</source>
        <translation>欠款</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>罚款利息</translation>
    </message>
    <message>
        <source>Copy cards not used</source>
        <translation>未用的复制卡</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>玩家姓名</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Drag %1 to another place</source>
        <translation>将 %1 拖到其他位置</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>%1 的颜色</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>玩家 %1 的姓名</translation>
    </message>
    <message>
        <source>%1 earlier in the order</source>
        <translation>%1 顺位提前</translation>
    </message>
</context>
<context>
    <name>SellPrivateSheet</name>
    <message>
        <source>%1 sells a private railway</source>
        <translation>%1 出售地方铁路</translation>
    </message>
</context>
<context>
    <name>SellSharesSheet</name>
    <message>
        <source>%1 sells shares for %2</source>
        <translation>%1 为 %2 出售股份</translation>
    </message>
    <message>
        <source>%1 sells shares</source>
        <translation>%1 出售股份</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>字号</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Sheets open on the left (left hand)</source>
        <translation>操作面板从左侧打开（左手）</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>音效</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Show everybody&apos;s worth and who leads</source>
        <translation>显示各玩家身家与领先者</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Only where the screen is wide: on a phone they open from below.</source>
        <translation>仅限宽屏：手机上从下方打开。</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Confirm</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ShowToTableScreen</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Turn around</source>
        <translation>翻转画面</translation>
    </message>
    <message>
        <source>%1, treasury of %2</source>
        <translation>%1，%2 账户</translation>
    </message>
</context>
<context>
    <name>StartCompanySheet</name>
    <message>
        <source>%1 starts a company</source>
        <translation>%1 开设公司</translation>
    </message>
    <message>
        <source>%1 founds a company</source>
        <translation>%1 创办公司</translation>
    </message>
    <message>
        <source>%1 starts a company</source>
        <comment>1824</comment>
        <translation>%1 开设公司</translation>
    </message>
</context>
<context>
    <name>StartFault</name>
    <message>
        <source>Flimnap cannot begin</source>
        <translation>Flimnap 无法启动</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>StatementScreen</name>
    <message>
        <source>Statement of %1</source>
        <translation>%1 的账目</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>Correct …</source>
        <translation>更正…</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>%1: less</source>
        <translation>%1：减少</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and unit</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1：增加</translation>
    </message>
</context>
<context>
    <name>StopEntry</name>
    <message>
        <source>Tap what the stops are worth</source>
        <translation>点按各站点的收入</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>sum of stops</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Take the last stop back</source>
        <translation>撤回末站</translation>
    </message>
</context>
<context>
    <name>TableCell</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>%1 (not as usual)</source>
        <translation>%1（与惯例不同）</translation>
    </message>
    <message>
        <source>%1 (not as printed)</source>
        <translation>%1（与印刷不同）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
</context>
<context>
    <name>TableCompany</name>
    <message>
        <source>Colour of %1</source>
        <translation>%1 的颜色</translation>
    </message>
    <message>
        <source>Short name of %1</source>
        <translation>%1 的缩写</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>%1 的名称</translation>
    </message>
</context>
<context>
    <name>TableHeader</name>
    <message>
        <source>To the shelf of games</source>
        <translation>返回游戏列表</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>phase %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>%1, phase %2</source>
        <translation>%1，阶段 %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>More: journal, worth, scoring, settings</source>
        <translation>更多：行动记录、身家、清算、设置</translation>
    </message>
</context>
<context>
    <name>TableLadder</name>
    <message>
        <source>One column more</source>
        <translation>增加一列</translation>
    </message>
    <message>
        <source>One column less</source>
        <translation>减少一列</translation>
    </message>
</context>
<context>
    <name>TableLot</name>
    <message>
        <source>%1, from</source>
        <translation>%1，起价</translation>
    </message>
    <message>
        <source>Least bid for %1</source>
        <translation>%1 的最低出价</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>收起列表</translation>
    </message>
    <message>
        <source>Another railway …</source>
        <translation>换一条铁路…</translation>
    </message>
    <message>
        <source>Another railway in place of %1</source>
        <translation>以其他铁路代替 %1</translation>
    </message>
</context>
<context>
    <name>TableOverview</name>
    <message>
        <source>Cards</source>
        <translation>行动卡</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>公司</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>火车</translation>
    </message>
</context>
<context>
    <name>TableSaysYesSheet</name>
    <message>
        <source>house rule</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>all agree</source>
        <translation>大家同意</translation>
    </message>
    <message>
        <source>mistake on the table</source>
        <translation>操作失误</translation>
    </message>
    <message>
        <source>The table says yes</source>
        <translation>大家同意</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>仍然执行</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>其他理由</translation>
    </message>
</context>
<context>
    <name>TableValue</name>
    <message>
        <source>%1 (printed: %2)</source>
        <translation>%1（印刷值：%2）</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>%1 %2</source>
        <comment>amount and currency</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Toggle</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>TrainCard</name>
    <message>
        <source>train %1, obsolete</source>
        <translation>火车 %1，已老旧</translation>
    </message>
    <message>
        <source>train %1</source>
        <translation>火车 %1</translation>
    </message>
    <message>
        <source>train %1, cannot be run</source>
        <translation>火车 %1，不可运营</translation>
    </message>
</context>
<context>
    <name>TrainFlow</name>
    <message>
        <source>out</source>
        <translation>报废</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>TrainTable</name>
    <message>
        <source>Phase %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>Bank %1</source>
        <translation>银行 %1</translation>
    </message>
    <message>
        <source>Statement of the bank</source>
        <translation>银行账目</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>银行</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>后续火车</translation>
    </message>
    <message>
        <source>Rounds; private railways are worth %1 now</source>
        <translation>轮次；地方铁路现值 %1</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1，当前</translation>
    </message>
</context>
<context>
    <name>TrialSheet</name>
    <message>
        <source>Without this move</source>
        <translation>不含此步</translation>
    </message>
    <message>
        <source>Nothing changed yet</source>
        <translation>尚未更改</translation>
    </message>
    <message>
        <source>Change this move, all later ones fit</source>
        <translation>更改此步，后续均成立</translation>
    </message>
    <message>
        <source>Change it; play again from move %1 on</source>
        <translation>更改此步，从第 %1 步起重新进行</translation>
    </message>
    <message>
        <source>What changes for the table now</source>
        <translation>此刻桌上的变化</translation>
    </message>
    <message>
        <source>What changes up to move %1</source>
        <translation>到第 %1 步为止的变化</translation>
    </message>
    <message>
        <source>No balance, price or turn changes.</source>
        <translation>金额、股价和回合都不变。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>whose, what of it</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from, to</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Move %1 would no longer fit: %2. %3</source>
        <translation>第 %1 步将不再成立：%2。%3</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>不可行：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are set aside.</source>
        <translation>
            <numerusform>将搁置 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose otherwise</source>
        <translation>另作选择</translation>
    </message>
</context>
<context>
    <name>UndoneLine</name>
    <message numerus="yes">
        <source>%n move(s) are set aside.</source>
        <translation>
            <numerusform>将搁置 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is set aside.</source>
        <translation>不搁置任何行动。</translation>
    </message>
    <message numerus="yes">
        <source>After move %1, %n move(s)</source>
        <comment>a line that was undone</comment>
        <translation>
            <numerusform>第 %1 步之后，共 %n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the beginning, %n move(s)</source>
        <comment>a line that was undone</comment>
        <translation>
            <numerusform>从头开始，共 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and move</comment>
        <translation>%1  %2</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>moves</comment>
        <translation>
            <numerusform>…以及另外 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Take this up …</source>
        <translation>采用此线…</translation>
    </message>
    <message>
        <source>Go back to move %1 and play “%2” instead?</source>
        <translation>回到第 %1 步，改为“%2”？</translation>
    </message>
    <message>
        <source>Go back to the beginning and play “%1” instead?</source>
        <translation>回到开头，改为“%1”？</translation>
    </message>
    <message>
        <source>Go back to move %1</source>
        <translation>回到第 %1 步</translation>
    </message>
    <message>
        <source>Go back to the beginning</source>
        <translation>回到开头</translation>
    </message>
</context>
<context>
    <name>UndoneMovesScreen</name>
    <message>
        <source>Undone moves</source>
        <translation>已撤销的行动</translation>
    </message>
    <message>
        <source>Nothing that was undone is lost. Whoever takes up a line goes back to where it branched off; what was played instead is then kept here.</source>
        <translation>撤销的行动不会丢失。采用其中一条时，将回到分岔之处；之后改走的行动则保存在这里。</translation>
    </message>
    <message>
        <source>Nothing was undone and decided otherwise.</source>
        <translation>没有撤销后另作决定的行动。</translation>
    </message>
</context>
<context>
    <name>UseRightSheet</name>
    <message>
        <source>%1 uses a right</source>
        <translation>%1 使用特殊能力</translation>
    </message>
</context>
<context>
    <name>WaitingCompanies</name>
    <message>
        <source>Not started</source>
        <translation>尚未开设</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>WorthLines</name>
    <message>
        <source>Worth of all players by round</source>
        <translation>各玩家逐轮身家</translation>
    </message>
</context>
<context>
    <name>WorthScreen</name>
    <message>
        <source>Worth over time</source>
        <translation>身家走势</translation>
    </message>
    <message>
        <source>Treasuries over time</source>
        <translation>公司账户走势</translation>
    </message>
    <message>
        <source>Worth is switched off in the settings.</source>
        <translation>身家显示已在设置中关闭。</translation>
    </message>
</context>
<context>
    <name>flimnap::AccountPage</name>
    <message>
        <source>Sum</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>%1, director</source>
        <translation>%1，总裁</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>train %1</source>
        <translation>火车 %1</translation>
    </message>
    <message>
        <source>What it is worth now</source>
        <translation>目前价值</translation>
    </message>
    <message>
        <source>Who holds it</source>
        <translation>持股情况</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>火车</translation>
    </message>
    <message>
        <source>Last incomes</source>
        <translation>最近收入</translation>
    </message>
</context>
<context>
    <name>flimnap::AccountView</name>
    <message>
        <source>%1 has no treasury: all it earns is paid out, and it pays for nothing.</source>
        <translation>%1 没有公司账户：收入全额分红，且不支付任何费用。</translation>
    </message>
    <message>
        <source>%1 has no treasury.</source>
        <translation>%1 没有公司账户。</translation>
    </message>
    <message>
        <source>Nothing was paid yet.</source>
        <translation>尚无收支。</translation>
    </message>
</context>
<context>
    <name>flimnap::AccountsView</name>
    <message>
        <source>%1 (%2)</source>
        <comment>company and its player</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>flimnap::ActionCards</name>
    <message>
        <source>Bureaucracy: %1 is first now</source>
        <translation>官僚阶段：%1 成为先手</translation>
    </message>
    <message>
        <source>The top train goes into the depot</source>
        <translation>牌库顶端的火车进入车库</translation>
    </message>
    <message>
        <source>%1 chooses an action card</source>
        <translation>%1 选择行动卡</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what his card is for</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Treasury card: %1.</source>
        <translation>资金卡：%1。</translation>
    </message>
    <message>
        <source>“Dimen&apos;s Land” cards not yet used</source>
        <translation>未用的“Dimen’s Land”卡</translation>
    </message>
    <message>
        <source>It is the second turn of this round</source>
        <translation>这是本轮的第二回合</translation>
    </message>
    <message>
        <source>Action cards taken in this round</source>
        <translation>本轮已取的行动卡</translation>
    </message>
    <message>
        <source>Used of this card: %1</source>
        <translation>此卡已用的面：%1</translation>
    </message>
    <message>
        <source>own tile of %1</source>
        <translation>%1 的专属板块</translation>
    </message>
    <message>
        <source>tile of the card</source>
        <translation>行动卡的板块</translation>
    </message>
    <message>
        <source>lay a tile of any colour</source>
        <translation>铺设一块任意颜色的板块</translation>
    </message>
    <message>
        <source>lay a tile: %1</source>
        <translation>铺设一块板块：%1</translation>
    </message>
    <message>
        <source>lay up to %1 tiles: %2</source>
        <translation>铺设至多 %1 块板块：%2</translation>
    </message>
    <message>
        <source>lay a tile each, in any order: %1, %2</source>
        <translation>各铺一块板块，顺序不限：%1、%2</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>领取 %1</translation>
    </message>
    <message>
        <source>sell shares, then buy one or found a company</source>
        <translation>出售股份，再买入一张或创办公司</translation>
    </message>
    <message>
        <source>buy a train</source>
        <translation>购买一辆火车</translation>
    </message>
    <message>
        <source>buy up to %1 trains</source>
        <translation>购买至多 %1 辆火车</translation>
    </message>
    <message>
        <source>place a station</source>
        <translation>建造车站</translation>
    </message>
    <message>
        <source>%1 for your companies</source>
        <translation>%1 归自己的公司</translation>
    </message>
    <message>
        <source>money for your companies</source>
        <translation>资金归自己的公司</translation>
    </message>
    <message>
        <source>Take the card: %1</source>
        <translation>拿取行动卡：%1</translation>
    </message>
    <message>
        <source>Copy the card: %1</source>
        <translation>复制行动卡：%1</translation>
    </message>
    <message>
        <source>%1 takes card %2: %3</source>
        <translation>%1 拿取行动卡 %2：%3</translation>
    </message>
    <message>
        <source>%1 copies card %2: %3</source>
        <translation>%1 复制行动卡 %2：%3</translation>
    </message>
</context>
<context>
    <name>flimnap::Actions</name>
    <message>
        <source>Drop out</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>结束回合</translation>
    </message>
</context>
<context>
    <name>flimnap::AftermathView</name>
    <message>
        <source>%1 puts its train %2 back into the box</source>
        <translation>%1 将火车 %2 放回盒中</translation>
    </message>
    <message>
        <source>%1 takes train %2 from the deck</source>
        <translation>%1 从牌库取得火车 %2</translation>
    </message>
    <message>
        <source>%1 turns its train %2 to the grey side</source>
        <translation>%1 将火车 %2 翻至灰面</translation>
    </message>
    <message>
        <source>Turn train %1 in the depot to the grey side</source>
        <translation>将车库中的火车 %1 翻至灰面</translation>
    </message>
    <message numerus="yes">
        <source>Put %n unsold train(s) %1 back into the box</source>
        <translation>
            <numerusform>将 %n 辆未售火车 %1 放回盒中</numerusform>
        </translation>
    </message>
    <message>
        <source>Take train %1 out of the depot</source>
        <translation>从车库取走火车 %1</translation>
    </message>
    <message>
        <source>Take train %1 out of the open stock</source>
        <translation>从银行池取走火车 %1</translation>
    </message>
    <message>
        <source>%1 puts a train of its choice on top of the deck</source>
        <translation>%1 自选一辆火车放到牌库顶端</translation>
    </message>
    <message>
        <source>%1 puts a train of its choice back into the box</source>
        <translation>%1 自选一辆火车放回盒中</translation>
    </message>
    <message>
        <source>%1 gives a train of its choice into the depot</source>
        <translation>%1 自选一辆火车放入车库</translation>
    </message>
    <message>
        <source>%1 gives a train of its choice into the open stock</source>
        <translation>%1 自选一辆火车放入银行池</translation>
    </message>
    <message>
        <source>Put the marker of %1 on the chart and its markers in place of those of companies that became part of it; exchange their shares, two for one</source>
        <translation>将 %1 的标志放到股份价格表上，并以其车站替换并入公司的车站；股份按二换一兑换</translation>
    </message>
    <message>
        <source>%1 takes over the trains and markers of its railways</source>
        <translation>%1 接管所属铁路的火车与车站</translation>
    </message>
    <message>
        <source>Put the top train card %1 back into the box</source>
        <translation>将牌库顶端的火车卡 %1 放回盒中</translation>
    </message>
    <message>
        <source>Take the certificates, the marker and the stations of %1 off the table</source>
        <translation>从桌上移走 %1 的股份证书、标志与车站</translation>
    </message>
</context>
<context>
    <name>flimnap::AppSettings</name>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
</context>
<context>
    <name>flimnap::Automaton</name>
    <message>
        <source>The turn of %1</source>
        <translation>%1 的回合</translation>
    </message>
    <message>
        <source>%1 begins with this company. Its treasury stays empty.</source>
        <translation>%1 以此公司开局。其公司账户始终为空。</translation>
    </message>
    <message>
        <source>%1 can pay for a share of each of these companies and buys one.</source>
        <translation>%1 买得起其中任一公司的股份，将买入一张。</translation>
    </message>
    <message>
        <source>%1 founds one of these companies at the highest price that he can pay.</source>
        <translation>%1 以付得起的最高股价创办其中一家公司。</translation>
    </message>
    <message>
        <source>%1 buys a share of the company drawn if he can pay for it.</source>
        <translation>%1 若付得起，便买入抽中公司的一张股份。</translation>
    </message>
    <message>
        <source>%1 builds: answer what lies on the table</source>
        <translation>%1 铺设铁轨：请按桌面情况作答</translation>
    </message>
    <message>
        <source>the die: %1</source>
        <translation>骰子：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what was built, how the die fell</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>A green city became brown</source>
        <translation>绿色城市升为棕色</translation>
    </message>
    <message>
        <source>A yellow city became green</source>
        <translation>黄色城市升为绿色</translation>
    </message>
    <message>
        <source>A yellow city was laid</source>
        <translation>铺设了黄色城市</translation>
    </message>
    <message>
        <source>A yellow plain tile was laid</source>
        <translation>铺设了黄色普通板块</translation>
    </message>
    <message>
        <source>Nothing of these was possible</source>
        <translation>以上均不可行</translation>
    </message>
    <message>
        <source>Is there a green city with a station of %1?</source>
        <translation>是否有绿色城市设有 %1 的车站？</translation>
    </message>
    <message>
        <source>Is there a yellow city with a station of %1?</source>
        <translation>是否有黄色城市设有 %1 的车站？</translation>
    </message>
    <message>
        <source>Can a yellow city be laid on track of %1?</source>
        <translation>%1 的铁轨上能否铺设黄色城市？</translation>
    </message>
    <message>
        <source>Can a yellow tile of plain track be laid on track of %1?</source>
        <translation>%1 的铁轨上能否铺设黄色普通板块？</translation>
    </message>
    <message>
        <source>Does track lead into empty space from a city with a station of %1?</source>
        <translation>设有 %1 车站的城市是否有铁轨通向空格？</translation>
    </message>
    <message>
        <source>It becomes brown. His home city comes first, of the others the die chooses one.</source>
        <translation>该城市升为棕色。总部城市优先，其余由骰子决定。</translation>
    </message>
    <message>
        <source>It becomes green, with the new track towards Mildendo. His home city comes first, of the others the die chooses one.</source>
        <translation>该城市升为绿色，新铁轨朝向 Mildendo。总部城市优先，其余由骰子决定。</translation>
    </message>
    <message>
        <source>It is laid as near to Mildendo as possible; the die chooses between equal places, and which way a curve turns. It gets one of his stations, as long as he has any.</source>
        <translation>铺在尽可能靠近 Mildendo 处；距离相同的位置与弯轨方向由骰子决定。若尚有车站，则在该处建造一座。</translation>
    </message>
    <message>
        <source>The die chooses straight or curve, and which way a curve turns.</source>
        <translation>直轨或弯轨以及弯轨方向由骰子决定。</translation>
    </message>
    <message>
        <source>A tile of plain track is laid there. The die chooses straight or curve.</source>
        <translation>在该处铺设普通板块，直轨或弯轨由骰子决定。</translation>
    </message>
    <message>
        <source>Draw the company of %1</source>
        <translation>抽取 %1 的公司</translation>
    </message>
    <message>
        <source>Draw the share that %1 buys</source>
        <translation>抽取 %1 买入的股份</translation>
    </message>
    <message>
        <source>Draw the company that %1 founds</source>
        <translation>抽取 %1 创办的公司</translation>
    </message>
</context>
<context>
    <name>flimnap::AutomatonForm</name>
    <message>
        <source>%1 %2</source>
        <comment>number and odd or even</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>单</translation>
    </message>
    <message>
        <source>even</source>
        <translation>双</translation>
    </message>
</context>
<context>
    <name>flimnap::CalculatorView</name>
    <message numerus="yes">
        <source>%1, %n share(s)</source>
        <comment>kind of company</comment>
        <translation>
            <numerusform>%1，%n 股</numerusform>
        </translation>
    </message>
    <message>
        <source>company</source>
        <translation>公司</translation>
    </message>
    <message>
        <source>The company is closed</source>
        <translation>公司关闭</translation>
    </message>
    <message>
        <source>The price stays at %1</source>
        <translation>股价仍为 %1</translation>
    </message>
    <message>
        <source>Price: %1 → %2</source>
        <translation>股价：%1 → %2</translation>
    </message>
    <message>
        <source>Holder %1</source>
        <translation>持股者 %1</translation>
    </message>
    <message>
        <source>This game is not known here.</source>
        <translation>此处没有这款游戏。</translation>
    </message>
    <message>
        <source>Income: %1</source>
        <translation>收入：%1</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of a company</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>公司账户</translation>
    </message>
    <message>
        <source>company from the draft</source>
        <translation>轮抽所得公司</translation>
    </message>
    <message>
        <source>company founded later</source>
        <translation>后来创办的公司</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>总裁</translation>
    </message>
</context>
<context>
    <name>flimnap::CardDraft</name>
    <message>
        <source>%1 takes a company or a character</source>
        <translation>%1 选取公司或角色</translation>
    </message>
    <message>
        <source>Everybody takes a company and a character, forwards and then backwards. Nothing is paid.</source>
        <translation>每人选取一家公司和一名角色，先正序后逆序。无需付款。</translation>
    </message>
    <message>
        <source>price %1</source>
        <translation>股价 %1</translation>
    </message>
    <message>
        <source>train %1</source>
        <translation>火车 %1</translation>
    </message>
    <message>
        <source>trains %1</source>
        <translation>火车 %1</translation>
    </message>
    <message>
        <source>its owner has %1</source>
        <translation>所有者有 %1</translation>
    </message>
</context>
<context>
    <name>flimnap::Chapters</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a reason, its chapter</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>flimnap::Characters</name>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 使用 %2</translation>
    </message>
    <message>
        <source>%1. %2 can still be handed in</source>
        <translation>%1。%2 仍可交回</translation>
    </message>
    <message>
        <source>%1: own tiles laid</source>
        <translation>%1：已铺专属板块</translation>
    </message>
    <message>
        <source>Tiles of characters</source>
        <translation>角色板块</translation>
    </message>
    <message>
        <source>lays yellow Y tiles free</source>
        <translation>免费铺设黄色 Y 板块</translation>
    </message>
    <message>
        <source>stations cost %1 % less</source>
        <translation>车站费用减 %1%</translation>
    </message>
    <message>
        <source>trains from the bank cost %1 % less</source>
        <translation>银行火车减价 %1%</translation>
    </message>
    <message>
        <source>each round %1, or %2 for your companies</source>
        <translation>每轮得 %1，或公司得 %2</translation>
    </message>
    <message>
        <source>can be handed in once for %1 times the number of the round</source>
        <translation>可交回一次，得 %1 乘以轮数</translation>
    </message>
</context>
<context>
    <name>flimnap::ChartView</name>
    <message>
        <source>Share-price chart</source>
        <translation>股份价格表</translation>
    </message>
    <message>
        <source>other companies</source>
        <comment>mark on the chart</comment>
        <translation>其他公司</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>mark on the chart</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Start prices: %1.</source>
        <translation>起始股价：%1。</translation>
    </message>
    <message>
        <source>○: certificates do not count against the limit. ◎: nor is there a limit for one player. ✕: the company closes.</source>
        <translation>○：股份证书不计入上限。◎：且个人持股不限。✕：公司关闭。</translation>
    </message>
    <message>
        <source>The upper marker of a pile operates first.</source>
        <translation>同一股价叠放时，顶端的公司优先行动。</translation>
    </message>
    <message>
        <source>Share-price chart</source>
        <comment>18cz</comment>
        <translation>股份价格表</translation>
    </message>
</context>
<context>
    <name>flimnap::Charters</name>
    <message>
        <source>Draw a company</source>
        <translation>抽取公司</translation>
    </message>
</context>
<context>
    <name>flimnap::Choices</name>
    <message>
        <source>%1 is not on the chart; the nearest is %2.</source>
        <translation>股份价格表上没有 %1；最接近的是 %2。</translation>
    </message>
    <message>
        <source>%1 is not on the chart; beside it are %2 and %3.</source>
        <translation>股份价格表上没有 %1；相邻的是 %2 和 %3。</translation>
    </message>
</context>
<context>
    <name>flimnap::CompanyLoans</name>
    <message>
        <source>With the first train of phase %1 all loans must be repaid, or %2 becomes part of %3.</source>
        <translation>阶段 %1 的首辆火车售出时须还清全部贷款，否则 %2 并入 %3。</translation>
    </message>
    <message>
        <source>It is loan %1. What is more than %2, as many as %3 has shares in players&apos; hands, is repaid after the trains.</source>
        <translation>这是第 %1 笔贷款。超过 %2 笔（即玩家持有的 %3 股份数）的部分，在购买火车后偿还。</translation>
    </message>
    <message>
        <source>It is loan %1 of at most %2, as many as %3 has shares in players&apos; hands.</source>
        <translation>这是第 %1 笔贷款，最多 %2 笔，即玩家持有的 %3 股份数。</translation>
    </message>
    <message>
        <source>The loan is %1. Each loan costs %2 in every turn; where the interest of this round was paid already, it is deducted at once.</source>
        <translation>贷款额 %1。每笔贷款每回合付息 %2；若本轮已付过利息，则立即扣除。</translation>
    </message>
    <message>
        <source>At the end a share counts %1 less for each loan.</source>
        <translation>清算时每笔贷款使每股少计 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n loan(s), each is %2 out of the treasury.</source>
        <translation>
            <numerusform>%1 有 %n 笔贷款，每笔由公司账户归还 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must go: players hold only %1 shares. What the treasury has not, %2 pays.</source>
        <translation>
            <numerusform>其中 %n 笔必须还清：玩家仅持有 %1 股。公司账户不足的部分由 %2 支付。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 now, %2 interest in every turn</source>
        <translation>现得 %1，每回合利息 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s), interest %1</source>
        <translation>
            <numerusform>%n 笔贷款，利息 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>贷款数</translation>
    </message>
    <message>
        <source>Took a loan in this round</source>
        <translation>本轮已贷款</translation>
    </message>
    <message>
        <source>Every company that has a share price or has left the game, with its loans; and who has reached its destination.</source>
        <translation>所有已有股价或已移出游戏的公司及其贷款，以及哪些公司已抵达目的地。</translation>
    </message>
    <message>
        <source>Loans of the company</source>
        <translation>公司贷款数</translation>
    </message>
</context>
<context>
    <name>flimnap::CompanyPrivates</name>
    <message>
        <source>%1 puts the marker on a city or town: every visit of its trains there is worth %2 more, to be added to the income.</source>
        <translation>%1 将标志放在一座城市或城镇上：其火车每次驶经该处多计 %2，加入收入。</translation>
    </message>
    <message>
        <source>%1 stays and goes on paying.</source>
        <translation>%1 保留并继续付款。</translation>
    </message>
    <message>
        <source>%1 leaves the game.</source>
        <translation>%1 移出游戏。</translation>
    </message>
</context>
<context>
    <name>flimnap::Configurations</name>
    <message>
        <source>%1: %2</source>
        <comment>game and variant</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>flimnap::CorrectionForm</name>
    <message>
        <source>Bank</source>
        <translation>银行</translation>
    </message>
</context>
<context>
    <name>flimnap::Destinations</name>
    <message>
        <source>%1 kept until the destination</source>
        <translation>%1 留待抵达目的地</translation>
    </message>
    <message>
        <source>destination reached</source>
        <translation>已抵达目的地</translation>
    </message>
    <message>
        <source>destination %1</source>
        <translation>目的地 %1</translation>
    </message>
    <message>
        <source>Has reached its destination, %1</source>
        <translation>已抵达目的地 %1</translation>
    </message>
    <message>
        <source>Its shares bring</source>
        <translation>售股资金入账方式</translation>
    </message>
    <message>
        <source>the first half at once, the rest at its destination</source>
        <translation>前半立即入账，其余待抵达目的地</translation>
    </message>
    <message>
        <source>all at once, share by share</source>
        <translation>逐股立即入账</translation>
    </message>
    <message>
        <source>everything when %1 % are sold</source>
        <translation>售出 %1% 时全额入账</translation>
    </message>
    <message>
        <source>Kept until it reaches its destination</source>
        <translation>留待抵达目的地的资本</translation>
    </message>
    <message>
        <source>Destinations reached</source>
        <translation>已抵达的目的地</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>home and destination</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 has reached its destination</source>
        <translation>%1 已抵达目的地</translation>
    </message>
    <message>
        <source>A destination is reached</source>
        <translation>抵达目的地</translation>
    </message>
    <message>
        <source>Track joins the company&apos;s home with its destination, whoever laid it and however long it is; stations do not matter. What the bank keeps for the company is paid at once.</source>
        <translation>公司总部与目的地已由铁轨连通，不论由谁铺设、长短如何，也不受车站影响。银行代公司保管的资金立即支付。</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>公司账户</translation>
    </message>
</context>
<context>
    <name>flimnap::Differences</name>
    <message>
        <source>Turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>price</source>
        <translation>股价</translation>
    </message>
    <message>
        <source>trains</source>
        <translation>火车</translation>
    </message>
</context>
<context>
    <name>flimnap::Draws</name>
    <message>
        <source>%1 draws his company</source>
        <translation>%1 抽取自己的公司</translation>
    </message>
    <message>
        <source>It is the company of %1 for the whole game, and begins with %2.</source>
        <translation>整局归 %1 所有，起始资金 %2。</translation>
    </message>
</context>
<context>
    <name>flimnap::Dummy</name>
    <message>
        <source>Draw a company for %1</source>
        <translation>为 %1 抽取公司</translation>
    </message>
    <message>
        <source>A company is drawn for %1</source>
        <translation>为 %1 抽取一家公司</translation>
    </message>
    <message>
        <source>%1 gets %2 % of it at %3. There is no train for it now.</source>
        <translation>%1 以 %3 的股价获得其 %2% 股份。目前没有火车给它。</translation>
    </message>
    <message>
        <source>%1 gets %2 % of it at %3, and it gets train %4 at once.</source>
        <translation>%1 以 %3 的股价获得其 %2% 股份，该公司立即获得火车 %4。</translation>
    </message>
    <message>
        <source>Drawn for %1: %2</source>
        <translation>为 %1 抽得：%2</translation>
    </message>
    <message>
        <source>%1 gets %2</source>
        <translation>%1 获得 %2</translation>
    </message>
    <message>
        <source>%1&apos;s companies get new trains</source>
        <translation>%1 的公司获得新火车</translation>
    </message>
</context>
<context>
    <name>flimnap::EditionTitles</name>
    <message>
        <source>Russian edition</source>
        <translation>俄文版</translation>
    </message>
    <message>
        <source>Chinese edition</source>
        <translation>中文版</translation>
    </message>
    <message>
        <source>Czech edition</source>
        <translation>捷克文版</translation>
    </message>
    <message>
        <source>Polish edition</source>
        <translation>波兰文版</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>基础游戏</translation>
    </message>
    <message>
        <source>Cisleithania for two</source>
        <translation>内莱塔尼亚（双人）</translation>
    </message>
    <message>
        <source>Cisleithania for three</source>
        <translation>内莱塔尼亚（三人）</translation>
    </message>
    <message>
        <source>Goods Time</source>
        <translation>货运时代</translation>
    </message>
    <message>
        <source>Training game</source>
        <translation>教学游戏</translation>
    </message>
    <message>
        <source>Bohemia, with Vaclav</source>
        <translation>波希米亚（与瓦茨拉夫）</translation>
    </message>
    <message>
        <source>Moravia-Silesia</source>
        <translation>摩拉维亚–西里西亚</translation>
    </message>
    <message>
        <source>Solo, against Gulliver</source>
        <translation>单人（对战格列佛）</translation>
    </message>
</context>
<context>
    <name>flimnap::Effects</name>
    <message>
        <source>%1 begins with %2 in its treasury</source>
        <translation>%1 的公司账户起始资金为 %2</translation>
    </message>
    <message>
        <source>starts phase %1</source>
        <translation>进入阶段 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n train(s) leave the game</source>
        <translation>
            <numerusform>%n 辆火车报废</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>chapter of the rulebook, number of the rule</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 of the income stay in the bank</source>
        <translation>收入中 %1 留在银行</translation>
    </message>
    <message>
        <source>Order of play: %1</source>
        <translation>行动顺位：%1</translation>
    </message>
    <message>
        <source>Out of the game: %1</source>
        <translation>移出游戏：%1</translation>
    </message>
</context>
<context>
    <name>flimnap::Emergency</name>
    <message>
        <source>What can be sold is sold, the cash goes to the bank and counts nothing, and the game ends at once.</source>
        <translation>能出售的全部出售，现金归银行且不计分，游戏立即结束。</translation>
    </message>
    <message>
        <source>%1 has to raise %2 and cannot, whatever is sold.</source>
        <translation>%1 须筹集 %2，但无论出售什么都无法凑足。</translation>
    </message>
</context>
<context>
    <name>flimnap::Exchanges</name>
    <message>
        <source>%1 (%2)</source>
        <comment>railway and owner</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 puts %2 back into the box and takes %3 % of %4</source>
        <translation>%1 将 %2 放回盒中，取得 %4 的 %3%</translation>
    </message>
    <message>
        <source>Choose the marker that stays</source>
        <translation>选择保留的标志</translation>
    </message>
    <message>
        <source>%1 decides: the marker placed first stays</source>
        <translation>%1 决定：保留先放的标志</translation>
    </message>
    <message>
        <source>%1 decides: the marker placed second stays</source>
        <translation>%1 决定：保留后放的标志</translation>
    </message>
    <message>
        <source>Two markers came to one hex. One stays, the other goes back to the charter.</source>
        <translation>同一格上有两个标志。保留一个，另一个放回公司面板。</translation>
    </message>
    <message>
        <source>In phase %1 these railways must become shares, one after the other: %2.</source>
        <translation>阶段 %1 中，下列铁路须依次换股：%2。</translation>
    </message>
    <message>
        <source>%1 No share is left for this one.</source>
        <translation>%1此条已无股份可换。</translation>
    </message>
    <message>
        <source>May be exchanged in stock rounds: %1.</source>
        <translation>股票轮中可换股：%1。</translation>
    </message>
    <message>
        <source>The one placed first</source>
        <translation>先放的标志</translation>
    </message>
    <message>
        <source>The one placed second</source>
        <translation>后放的标志</translation>
    </message>
    <message>
        <source>%1 decides which marker stays</source>
        <translation>%1 决定保留哪个标志</translation>
    </message>
</context>
<context>
    <name>flimnap::FileExports</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>No other app took the file.</source>
        <translation>没有其他应用接收该文件。</translation>
    </message>
</context>
<context>
    <name>flimnap::FilesView</name>
    <message>
        <source>Write the game to a file</source>
        <translation>将对局写入文件</translation>
    </message>
    <message>
        <source>Write all games to one file</source>
        <translation>将所有对局写入一个文件</translation>
    </message>
    <message>
        <source>Write the scoring sheet to a file</source>
        <translation>将计分表写入文件</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>导入对局</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>无法打开 %1。</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>主目录</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>文件需要一个名称。</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 是一个文件夹。</translation>
    </message>
    <message>
        <source>%1 is there already, of %2.</source>
        <translation>%1 已存在（%2）。</translation>
    </message>
</context>
<context>
    <name>flimnap::GameView</name>
    <message>
        <source>The rules have been corrected since this game was played. From move %1 (%2) on the books differ.
Then: %3
Now: %4</source>
        <translation>本局之后规则经过修正。自第 %1 步（%2）起账目不同。
当时：%3
现在：%4</translation>
    </message>
    <message>
        <source>balances as before the rules were corrected</source>
        <translation>余额同规则修正之前</translation>
    </message>
    <message>
        <source>Nothing was changed: %1</source>
        <translation>未作更改：%1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <source>This cannot lie on the table: %1</source>
        <translation>桌面上不能这样：%1</translation>
    </message>
</context>
<context>
    <name>flimnap::Glossary</name>
    <message>
        <source>bank</source>
        <translation>银行</translation>
    </message>
    <message>
        <source>Sells shares and trains and pays incomes. This app keeps its money.</source>
        <translation>出售股票与火车，支付收入。银行的钱由本程序管理。</translation>
    </message>
    <message>
        <source>treasury</source>
        <translation>公司账户</translation>
    </message>
    <message>
        <source>A company&apos;s own money. It is never mixed with that of the player who directs it.</source>
        <translation>公司自己的钱，绝不与控制它的玩家的钱混在一起。</translation>
    </message>
    <message>
        <source>director</source>
        <translation>总裁</translation>
    </message>
    <message>
        <source>Who holds most of a company decides for it; the director&apos;s certificate goes with that.</source>
        <translation>持有某公司股份最多者替它做决定，并持有总裁股票。</translation>
    </message>
    <message>
        <source>certificate</source>
        <translation>股票凭证</translation>
    </message>
    <message>
        <source>A card for one or several shares. How many one may hold depends on the number of players.</source>
        <translation>代表一股或数股的卡。可持有的张数取决于玩家人数。</translation>
    </message>
    <message>
        <source>initial price</source>
        <translation>初始股价</translation>
    </message>
    <message>
        <source>Chosen by whoever starts a company; its capital follows from it.</source>
        <translation>由开办公司的玩家选定，公司资本由此而定。</translation>
    </message>
    <message>
        <source>begin to operate</source>
        <translation>开始运营</translation>
    </message>
    <message>
        <source>When enough of its shares are sold a company gets its capital and takes turns from then on.</source>
        <translation>售出足够股份后，公司获得资本，此后轮到它行动。</translation>
    </message>
    <message>
        <source>stock round</source>
        <translation>股票轮</translation>
    </message>
    <message>
        <source>Players buy and sell shares in turn until all have passed.</source>
        <translation>玩家轮流买卖股票，直到全部跳过。</translation>
    </message>
    <message>
        <source>operating round</source>
        <translation>运营轮</translation>
    </message>
    <message>
        <source>Every company lays track, runs its trains, pays or keeps the income and buys trains.</source>
        <translation>每家公司铺轨、运行火车、分配或留存收入并购买火车。</translation>
    </message>
    <message>
        <source>dividend</source>
        <translation>分红</translation>
    </message>
    <message>
        <source>Income paid to the holders of shares raises the price; income kept lowers it.</source>
        <translation>派发给股东的收入使股价上升，留存的收入使股价下降。</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Begins with the first train of a kind and changes limits, tiles and what is allowed.</source>
        <translation>随某种火车首次出现而开始，改变各种上限、可用板块和许可事项。</translation>
    </message>
    <message>
        <source>obsolete trains</source>
        <translation>火车淘汰</translation>
    </message>
    <message>
        <source>Newer trains scrap older ones, without compensation and whoever owns them.</source>
        <translation>新火车使旧火车报废，不论归谁所有，均无补偿。</translation>
    </message>
    <message>
        <source>export</source>
        <translation>出口</translation>
    </message>
    <message>
        <source>After some rounds the next train leaves the bank as if somebody had bought it.</source>
        <translation>某些轮次结束后，下一列火车离开银行，如同被人买走。</translation>
    </message>
    <message>
        <source>forced purchase</source>
        <translation>强制购买</translation>
    </message>
    <message>
        <source>A company must own a train. What it lacks for one its director pays, and may go into debt.</source>
        <translation>公司必须拥有火车。不足之数由总裁支付，必要时举债。</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>银行池</translation>
    </message>
    <message>
        <source>Trains or shares that came back to the bank and can be bought again.</source>
        <translation>回到银行、可再次购买的火车或股票。</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>优先权</translation>
    </message>
    <message>
        <source>Says who begins the next stock round: by a card, or by the cash that everybody has.</source>
        <translation>决定由谁开始下一股票轮：依卡牌，或依各人现金。</translation>
    </message>
    <message>
        <source>order card</source>
        <translation>顺位卡</translation>
    </message>
    <message>
        <source>Says in which order players act in a stock round of 18CZ.</source>
        <translation>表示 18CZ 股票轮中玩家的行动顺序。</translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>售罄</translation>
    </message>
    <message>
        <source>When players hold all shares of a company its price rises at the end of the stock round.</source>
        <translation>某公司股份全在玩家手中时，股票轮结束时其股价上升。</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>当前行动者</translation>
    </message>
    <message>
        <source>a director&apos;s certificate</source>
        <translation>总裁股票</translation>
    </message>
    <message>
        <source>worth most at the moment</source>
        <translation>目前总值最高</translation>
    </message>
    <message>
        <source>certificates held, of how many are allowed</source>
        <translation>持有凭证数／上限</translation>
    </message>
    <message>
        <source>a train that this company may not run</source>
        <translation>该公司不能运行的火车</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选</translation>
    </message>
    <message>
        <source>button in gold</source>
        <translation>金色按钮</translation>
    </message>
    <message>
        <source>can be done now</source>
        <translation>现在可以执行</translation>
    </message>
    <message>
        <source>button in grey</source>
        <translation>灰色按钮</translation>
    </message>
    <message>
        <source>not possible now; a tap says why</source>
        <translation>现在不可执行；点按可知原因</translation>
    </message>
</context>
<context>
    <name>flimnap::Hints</name>
    <message>
        <source>%1 has no treasury: all of it is paid out.</source>
        <translation>%1 没有公司账户：收入全额发放分红。</translation>
    </message>
    <message>
        <source>%1 decides for %2. It is free.</source>
        <translation>由 %1 代 %2 决定，免费。</translation>
    </message>
</context>
<context>
    <name>flimnap::IncomeForm</name>
    <message>
        <source>%1 or %2</source>
        <comment>places</comment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>places</comment>
        <translation>至 %1</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>to places, and to other places</comment>
        <translation>%1，且%2</translation>
    </message>
    <message>
        <source>for a train %1</source>
        <translation>火车驶至 %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>flimnap::JoinFields</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>Not formed yet</source>
        <translation>尚未成立</translation>
    </message>
    <message>
        <source>Formed</source>
        <translation>已成立</translation>
    </message>
    <message>
        <source>Nobody took it</source>
        <translation>无人选取</translation>
    </message>
    <message>
        <source>Not founded</source>
        <translation>未创办</translation>
    </message>
    <message>
        <source>Operating</source>
        <translation>运营中</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>尚未开设</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>已开设</translation>
    </message>
    <message>
        <source>Operating, of %1</source>
        <translation>运营中，属 %1</translation>
    </message>
    <message>
        <source>Left the game</source>
        <translation>已移出游戏</translation>
    </message>
    <message>
        <source>Never formed</source>
        <translation>不会成立</translation>
    </message>
</context>
<context>
    <name>flimnap::JoinForm</name>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>A company could pay no train: this is the last round</source>
        <translation>有公司付不起火车：这是最后一轮</translation>
    </message>
    <message>
        <source>Operating rounds of this set</source>
        <translation>本组运营轮数</translation>
    </message>
    <message>
        <source>The bank has been broken</source>
        <translation>银行已破产</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>当前进程</translation>
    </message>
    <message>
        <source>First player&apos;s card</source>
        <translation>先手卡</translation>
    </message>
    <message>
        <source>Priority card</source>
        <translation>优先卡</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>Turn-order cards, card 1 first</source>
        <translation>顺位卡（1 号在先）</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>现金</translation>
    </message>
    <message>
        <source>Debt</source>
        <translation>欠款</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>罚款利息</translation>
    </message>
    <message>
        <source>Players %1, companies %2, together %3</source>
        <translation>玩家 %1，公司 %2，合计 %3</translation>
    </message>
    <message>
        <source>; in the bank %1</source>
        <translation>；银行 %1</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>总额</translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>已移出游戏</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>尚未开设</translation>
    </message>
    <message>
        <source>not formed yet</source>
        <translation>尚未成立</translation>
    </message>
    <message>
        <source>started, price %1</source>
        <translation>已开设，股价 %1</translation>
    </message>
    <message>
        <source>of %1, price %2</source>
        <translation>属 %1，股价 %2</translation>
    </message>
    <message>
        <source>operating, price %1, treasury %2</source>
        <translation>运营中，股价 %1，账户 %2</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>股价</translation>
    </message>
    <message>
        <source>Space of the chart</source>
        <translation>价格表位置</translation>
    </message>
    <message>
        <source>Started at</source>
        <translation>起始股价</translation>
    </message>
    <message>
        <source>Its coal railway %1 was</source>
        <translation>其煤矿铁路 %1</translation>
    </message>
    <message>
        <source>given for the director&apos;s certificate</source>
        <translation>已换取总裁股</translation>
    </message>
    <message>
        <source>never sold</source>
        <translation>从未售出</translation>
    </message>
    <message>
        <source>Waiting on its charter</source>
        <translation>公司面板上的待领资金</translation>
    </message>
    <message>
        <source>Stations on the map</source>
        <translation>版图上的车站</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>公司账户</translation>
    </message>
    <message>
        <source>Station markers not placed yet</source>
        <translation>未建造的车站</translation>
    </message>
    <message>
        <source>Has had its first turn</source>
        <translation>已完成首个回合</translation>
    </message>
    <message>
        <source>Its own home tile is laid</source>
        <translation>已铺设专用总部板块</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>Whose company it is</source>
        <translation>所属玩家</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>总裁</translation>
    </message>
    <message>
        <source>The 20 % certificate is with</source>
        <translation>20% 总裁股持有者</translation>
    </message>
    <message>
        <source>%1 % of %2 % entered</source>
        <translation>已填 %1%，共 %2%</translation>
    </message>
    <message>
        <source>%1 has %2 %; %3 % of %4 % entered</source>
        <translation>%1 持有 %2%；已填 %3%，共 %4%</translation>
    </message>
    <message>
        <source>In the bank pool</source>
        <translation>银行池中</translation>
    </message>
    <message>
        <source>No company is started yet: say so among the companies first.</source>
        <translation>尚无已开设的公司：请先在“公司”一节填写。</translation>
    </message>
    <message>
        <source>Price %1 in %2, the top marker first</source>
        <translation>股价 %1（%2），顶端标志在先</translation>
    </message>
    <message>
        <source>Price %1, the top marker first</source>
        <translation>股价 %1，顶端标志在先</translation>
    </message>
    <message>
        <source>No price has two markers on it: nothing to say here.</source>
        <translation>没有同价的标志：此处无需填写。</translation>
    </message>
    <message>
        <source>%1: its right is used up</source>
        <translation>%1：特殊能力已用完</translation>
    </message>
    <message>
        <source>Treasury of %1</source>
        <translation>%1 的公司账户</translation>
    </message>
    <message>
        <source>Private railways: %1</source>
        <translation>私有铁路：%1</translation>
    </message>
    <message>
        <source>%1: %2 cards, %3 in play, %4 too many</source>
        <translation>%1：共 %2 张，在用 %3，多出 %4</translation>
    </message>
    <message>
        <source>%1: %2 cards, %3 in play, %4 gone</source>
        <translation>%1：共 %2 张，在用 %3，已移出 %4</translation>
    </message>
    <message>
        <source>Cards left in the deck</source>
        <translation>牌库剩余张数</translation>
    </message>
    <message>
        <source>Its train</source>
        <translation>其火车</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>火车</translation>
    </message>
    <message>
        <source>Depot</source>
        <translation>车库</translation>
    </message>
    <message>
        <source>Open stock</source>
        <translation>银行池</translation>
    </message>
    <message>
        <source>Trains given back</source>
        <translation>归还的火车</translation>
    </message>
    <message>
        <source>No longer for sale</source>
        <translation>不再出售</translation>
    </message>
    <message>
        <source>Trains that left the game</source>
        <translation>已报废的火车</translation>
    </message>
    <message>
        <source>Had their turn in this round, in this order</source>
        <translation>本轮已行动者（按行动顺序）</translation>
    </message>
    <message>
        <source>The first lap, backwards, is not over</source>
        <translation>首圈（逆序）尚未结束</translation>
    </message>
    <message>
        <source>Have passed since the last purchase</source>
        <translation>上次购买后已 pass 者</translation>
    </message>
    <message>
        <source>Passes in a row up to now</source>
        <translation>目前连续 pass 数</translation>
    </message>
    <message>
        <source>Last bought, sold or exchanged in this round</source>
        <translation>本轮最后交易或换股者</translation>
    </message>
    <message>
        <source>The round begins now</source>
        <translation>本轮即将开始</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>If you name none, those before it on the chart have had their turn.</source>
        <translation>若不选择，则视为价格表上排在其前的公司均已行动。</translation>
    </message>
    <message>
        <source>If you name none, those before it in the order of play have had it.</source>
        <translation>若不选择，则视为行动顺位在其前者均已行动。</translation>
    </message>
    <message>
        <source>Whose turn begins</source>
        <translation>谁的回合开始</translation>
    </message>
    <message>
        <source>Shares sold in this round</source>
        <translation>本轮售出的股份</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>板块</translation>
    </message>
    <message>
        <source>Hexes with a tile laid</source>
        <translation>已铺板块的六角格</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>车站</translation>
    </message>
    <message>
        <source>The rules say no, the table says yes</source>
        <translation>规则不许，玩家同意</translation>
    </message>
    <message>
        <source>Why the position is right all the same</source>
        <translation>局面仍属正确的理由</translation>
    </message>
    <message>
        <source>Limits, sizes and orders give way to a reason. Money, shares and cards that do not exist cannot.</source>
        <translation>上限、大小与顺序可凭理由放行；不存在的资金、股份与卡牌则不可。</translation>
    </message>
    <message>
        <source>%1: of %2</source>
        <translation>%1：%2 的股份</translation>
    </message>
    <message>
        <source>Shares bought in this round</source>
        <translation>本轮买入的股份</translation>
    </message>
    <message>
        <source>is never formed</source>
        <translation>不会成立</translation>
    </message>
    <message>
        <source>All private companies</source>
        <translation>全部私有公司</translation>
    </message>
    <message>
        <source>Private railways: %1</source>
        <comment>18cz</comment>
        <translation>地方铁路：%1</translation>
    </message>
</context>
<context>
    <name>flimnap::JoinSections</name>
    <message>
        <source>Round and phase</source>
        <translation>轮次与阶段</translation>
    </message>
    <message>
        <source>The round you are in or about to begin, the phase, and who has which turn-order card.</source>
        <translation>当前或即将开始的轮次、阶段，以及各玩家的顺位卡。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Count everybody&apos;s cash. Debt and penalty where somebody has them.</source>
        <translation>清点每位玩家的现金；如有欠款与罚款利息也请填写。</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>公司</translation>
    </message>
    <message>
        <source>Every company that has a share price or has left the game.</source>
        <translation>所有已有股价或已移出游戏的公司。</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>股份</translation>
    </message>
    <message>
        <source>Who holds how much, the director&apos;s certificate included. What nobody holds lies in the bank.</source>
        <translation>各玩家的持股，包括总裁股。无人持有的股份在银行。</translation>
    </message>
    <message>
        <source>Markers on one price</source>
        <translation>同价标志</translation>
    </message>
    <message>
        <source>Where several markers lie on one price: their order, the top one first.</source>
        <translation>同一股价上有多个标志时的叠放顺序，顶端在先。</translation>
    </message>
    <message>
        <source>Private railways</source>
        <translation>私有铁路</translation>
    </message>
    <message>
        <source>Who owns each of them. Those nobody owns have left the game.</source>
        <translation>各自的所有者。无人持有的均已移出游戏。</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Who has each of them, and how many of their own tiles are laid. Those nobody has have left the game.</source>
        <translation>各角色的持有者，及其专属板块已铺设的数量。无人持有的均已移出游戏。</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>火车</translation>
    </message>
    <message>
        <source>What is left in the deck, what companies own, what lies open, and which trains can no longer be bought.</source>
        <translation>牌库所余、各公司所有、银行池中的火车，以及不能再购买的火车。</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>轮到谁</translation>
    </message>
    <message>
        <source>You join at the beginning of a turn, or before the round begins.</source>
        <translation>在某一回合开始时，或在轮次开始之前接入。</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>版图</translation>
    </message>
    <message>
        <source>Only if you enter the map&apos;s hexes in play: where stations and tiles are. Otherwise leave it empty.</source>
        <translation>仅当游戏中记录版图六角格时填写：车站与板块的位置。否则留空。</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>When all fits together, you play on from here.</source>
        <translation>全部吻合后，即可从此处继续游戏。</translation>
    </message>
    <message>
        <source>Depot</source>
        <translation>车库</translation>
    </message>
    <message>
        <source>Open stock</source>
        <translation>银行池</translation>
    </message>
    <message>
        <source>Trains no longer for sale</source>
        <translation>不再出售的火车</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>牌库</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>火车卡 %1</translation>
    </message>
    <message>
        <source>First player&apos;s card</source>
        <translation>先手卡</translation>
    </message>
    <message>
        <source>Priority card</source>
        <translation>优先卡</translation>
    </message>
    <message>
        <source>Turn-order cards</source>
        <translation>顺位卡</translation>
    </message>
    <message>
        <source>Who owns each of them, and what is in the treasuries. Those nobody owns have left the game, or are still for sale in the first stock round.</source>
        <translation>各自的所有者及公司账户资金。无人持有的已移出游戏，或仍在首个股票轮中出售。</translation>
    </message>
    <message>
        <source>Whose each of them is, its treasury and its stations.</source>
        <translation>各公司的所有者、公司账户与车站。</translation>
    </message>
    <message>
        <source>Every company that has a share price or has left the game. A company of %1 has no treasury.</source>
        <translation>所有已有股价或已移出游戏的公司。%1 的公司没有公司账户。</translation>
    </message>
    <message>
        <source>What is left in the deck, what companies own, and what lies open.</source>
        <translation>牌库所余、各公司所有以及银行池中的火车。</translation>
    </message>
    <message>
        <source>The round you are in or about to begin, and the phase.</source>
        <translation>当前或即将开始的轮次，以及阶段。</translation>
    </message>
    <message>
        <source>What is left in the deck and beside it, and what companies own. All others have left the game.</source>
        <translation>牌库及其旁边所余的火车，以及各公司所有的火车。其余均已移出游戏。</translation>
    </message>
    <message>
        <source>The round you are in or about to begin, the phase, and who has the priority card.</source>
        <translation>当前或即将开始的轮次、阶段，以及优先卡的持有者。</translation>
    </message>
    <message>
        <source>The round you are in or about to begin, the phase, and who is first in it.</source>
        <translation>当前或即将开始的轮次、阶段，以及该轮的先手。</translation>
    </message>
    <message>
        <source>Count everybody&apos;s cash.</source>
        <translation>清点每位玩家的现金。</translation>
    </message>
    <message>
        <source>Which companies were taken before the first round, and which have been founded since.</source>
        <translation>哪些公司在第一轮前被选取，哪些是之后创办的。</translation>
    </message>
    <message>
        <source>What is left in the deck, what companies own, and what lies in the depot. Of a train that has got old the grey side shows: it has a star here.</source>
        <translation>牌库所余、各公司所有以及车库中的火车。老旧火车灰面朝上，在此以星号标示。</translation>
    </message>
    <message>
        <source>Companies that left the game</source>
        <translation>移出游戏的公司</translation>
    </message>
    <message>
        <source>Price %1</source>
        <translation>股价 %1</translation>
    </message>
    <message>
        <source>Rights used</source>
        <translation>已用的能力</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Certificate limit</source>
        <translation>证书上限</translation>
    </message>
    <message>
        <source>Private railways</source>
        <comment>18cz</comment>
        <translation>地方铁路</translation>
    </message>
    <message>
        <source>Who owns each of them. Those nobody owns have left the game.</source>
        <comment>18cz</comment>
        <translation>各自的持有者。无人持有的均已移出游戏。</translation>
    </message>
</context>
<context>
    <name>flimnap::JoinView</name>
    <message>
        <source>Choose the game and its players first.</source>
        <translation>请先选择游戏和玩家。</translation>
    </message>
    <message>
        <source>Still wrong: %1</source>
        <translation>仍有误：%1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Private companies</source>
        <translation>私有公司</translation>
    </message>
</context>
<context>
    <name>flimnap::LeftOut</name>
    <message>
        <source>Draw the company that is left out</source>
        <translation>抽取不参与本局的公司</translation>
    </message>
    <message>
        <source>Drawn: %1 is left out</source>
        <translation>抽得：%1 不参与本局</translation>
    </message>
    <message>
        <source>A company is drawn that is left out</source>
        <translation>抽取一家不参与本局的公司</translation>
    </message>
    <message>
        <source>It leaves the game. Nobody can start it.</source>
        <translation>它移出游戏，任何人都不能开设。</translation>
    </message>
    <message>
        <source>Left out of the game</source>
        <translation>未参与本局</translation>
    </message>
    <message>
        <source>Every company that has a share price or was left out of the game.</source>
        <translation>所有已有股价或未参与本局的公司。</translation>
    </message>
</context>
<context>
    <name>flimnap::LibraryView</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules have been corrected since: move %1 of this game no longer fits. The table stands before it; what followed is kept.</source>
        <translation>此后规则经过修正：本局第 %1 步不再成立。局面停在该步之前，后续行动已保留。</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>无法读取此游戏。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>This journal cannot be taken over. What is wrong with it:</source>
        <translation>无法接入此行动记录。问题如下：</translation>
    </message>
    <message>
        <source>A name has 1 to 40 visible characters.</source>
        <translation>姓名须有 1 至 40 个可见字符。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came back.</source>
        <translation>
            <numerusform>恢复了 %n 局对局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n 局对局已在此处。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::Lots</name>
    <message>
        <source> · out: %1</source>
        <translation> · 退出：%1</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1，成交价 %2</translation>
    </message>
    <message>
        <source>%1 bids %2</source>
        <translation>%1 出价 %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1 起</translation>
    </message>
    <message>
        <source>The sizes of the three local railways and the least bids are printed on the board; this app does not know them. Compare them before the first move.</source>
        <translation>三条地方铁路的大小与最低出价印在版图上，本应用无从得知。请在第一步之前核对。</translation>
    </message>
    <message>
        <source>%1 names a railway with a bid, or passes</source>
        <translation>%1 指定铁路并出价，或 pass</translation>
    </message>
    <message>
        <source>Private railways in the auction, and the least bids</source>
        <translation>拍卖的地方铁路与最低出价</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a private railway and the least bid for it</comment>
        <translation>%1 起价 %2</translation>
    </message>
    <message>
        <source>In the auction: %1.</source>
        <translation>拍卖：%1。</translation>
    </message>
    <message>
        <source>Lots of the auction</source>
        <translation>拍品</translation>
    </message>
    <message>
        <source>What was bid for them may be left out: it counts only for what players are worth until the first operating round.</source>
        <translation>出价可不填：仅影响首个运营轮之前的玩家身家。</translation>
    </message>
    <message>
        <source>Bid for %1</source>
        <translation>%1 的出价</translation>
    </message>
</context>
<context>
    <name>flimnap::MendingView</name>
    <message>
        <source>Card %1</source>
        <translation>火车卡 %1</translation>
    </message>
</context>
<context>
    <name>flimnap::MovePreview</name>
    <message>
        <source>This move is not complete yet.</source>
        <translation>此步尚未完整。</translation>
    </message>
</context>
<context>
    <name>flimnap::Names</name>
    <message>
        <source>Company %1</source>
        <translation>公司 %1</translation>
    </message>
    <message>
        <source>Vaclav</source>
        <translation>瓦茨拉夫</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>flimnap::National</name>
    <message>
        <source>%1 still owes %2. Its treasury has %3; %4 would add %5 and has %6.</source>
        <translation>%1 尚欠 %2。其公司账户有 %3；若还清，须由 %4 补足 %5，现有 %6。</translation>
    </message>
    <message>
        <source>Pay all loans or merge</source>
        <translation>还清贷款或并入</translation>
    </message>
    <message>
        <source>Choose the trains that stay</source>
        <translation>选择保留的火车</translation>
    </message>
    <message>
        <source>Set the certificate limit</source>
        <translation>设定证书上限</translation>
    </message>
    <message>
        <source>%1: all loans are paid</source>
        <translation>%1：还清全部贷款</translation>
    </message>
    <message>
        <source>%1 keeps its loans and merges</source>
        <translation>%1 不还贷款，并入</translation>
    </message>
    <message>
        <source>%1 keeps no train</source>
        <translation>%1 不保留火车</translation>
    </message>
    <message>
        <source>%1 keeps: %2</source>
        <translation>%1 保留：%2</translation>
    </message>
    <message>
        <source>The certificate limit is %1 from now on</source>
        <translation>证书上限自此为 %1</translation>
    </message>
    <message>
        <source>What it does not keep goes into the open stock. Only trains that never rust run for %1.</source>
        <translation>不保留的火车进入银行池。%1 只能运营不会报废的火车。</translation>
    </message>
    <message>
        <source>The rules say that it changes when %1 is formed, and print no new one. Agree on it, or leave it.</source>
        <translation>规则规定 %1 成立时上限改变，但未印出新的数值。请商定，或维持不变。</translation>
    </message>
    <message>
        <source>%1 has no train that it may run. It borrows one for this run and pays nothing for it; what it earns goes into its treasury, and its price stands still.</source>
        <translation>%1 没有可运营的火车，本次运营免费借用一辆；收入归公司账户，股价不变。</translation>
    </message>
    <message>
        <source>%1 pays its loans or merges, %2 decides</source>
        <translation>%1 还贷或并入，由 %2 决定</translation>
    </message>
    <message>
        <source>%1 chooses the trains that it keeps, %2 decides</source>
        <translation>%1 选择保留的火车，由 %2 决定</translation>
    </message>
    <message>
        <source>pays all its loans</source>
        <translation>还清全部贷款</translation>
    </message>
    <message>
        <source>becomes part of %1</source>
        <translation>并入 %1</translation>
    </message>
    <message>
        <source>national company</source>
        <translation>国有公司</translation>
    </message>
    <message>
        <source>no lasting train yet: its price stands still</source>
        <translation>尚无不报废的火车：股价不变</translation>
    </message>
    <message>
        <source>its director must buy a share</source>
        <translation>总裁须买入一股</translation>
    </message>
    <message>
        <source>All treasuries repaid what they could</source>
        <translation>各公司账户已尽力还款</translation>
    </message>
    <message>
        <source>has paid its loans</source>
        <translation>已还清贷款</translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s): %1 decides</source>
        <translation>
            <numerusform>%n 笔贷款：由 %1 决定</numerusform>
        </translation>
    </message>
    <message>
        <source>Two shares become one of %1</source>
        <translation>每两股换 %1 一股</translation>
    </message>
    <message>
        <source>%1 chooses the trains that it keeps</source>
        <translation>%1 选择保留的火车</translation>
    </message>
    <message>
        <source>Formed at</source>
        <translation>成立时股价</translation>
    </message>
    <message>
        <source>Divided into shares</source>
        <translation>股份总数</translation>
    </message>
    <message>
        <source>Its marker stands still: it had no train yet that lasts</source>
        <translation>其标志不动：尚未有过不报废的火车</translation>
    </message>
    <message>
        <source>Still to act, as the first one in its first round</source>
        <translation>尚未行动：首轮中由它最先行动</translation>
    </message>
    <message>
        <source>Certificate limit from now on</source>
        <translation>此后的证书上限</translation>
    </message>
</context>
<context>
    <name>flimnap::Offers</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>only builds track</source>
        <translation>仅铺设铁轨</translation>
    </message>
    <message>
        <source>for %1 % of %2</source>
        <translation>换取 %2 的 %1%</translation>
    </message>
    <message>
        <source>%1 to %2, %3</source>
        <comment>prices, what one gets for it later</comment>
        <translation>%1 至 %2，%3</translation>
    </message>
    <message>
        <source>for an own train %1</source>
        <translation>以自有火车 %1 抵价</translation>
    </message>
    <message>
        <source>with the %1 % certificate</source>
        <translation>含%1%证书</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>卖方：%1</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1，卖方：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>buyer, what he buys</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>flimnap::Overview</name>
    <message>
        <source>penalty at the end %1</source>
        <translation>终局罚款利息 %1</translation>
    </message>
    <message>
        <source>owes %1, penalty at the end %2</source>
        <translation>欠款 %1，终局罚款利息 %2</translation>
    </message>
    <message>
        <source>owes %1</source>
        <translation>欠款 %1</translation>
    </message>
    <message>
        <source>owes %1, after the next stock round %2</source>
        <translation>欠款 %1，下个股票轮后 %2</translation>
    </message>
    <message>
        <source>plays by the rules</source>
        <translation>按规则行动</translation>
    </message>
    <message>
        <source>order card %1</source>
        <translation>顺位卡 %1</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>priority card</source>
        <translation>优先卡</translation>
    </message>
    <message>
        <source>bids %1, free %2</source>
        <translation>出价 %1，可用 %2</translation>
    </message>
    <message>
        <source>copy cards: %1</source>
        <translation>复制卡：%1</translation>
    </message>
    <message>
        <source>no company yet</source>
        <translation>尚无公司</translation>
    </message>
    <message>
        <source>%1. in each round</source>
        <translation>每轮第 %1 位</translation>
    </message>
    <message>
        <source>must raise %1 at once</source>
        <translation>须立即筹集 %1</translation>
    </message>
</context>
<context>
    <name>flimnap::Papers</name>
    <message>
        <source>%1: the hex of MW is worth %2</source>
        <translation>%1：MW 所在格的收入值为 %2</translation>
    </message>
    <message>
        <source>Say what the hex of MW is worth</source>
        <translation>报出 MW 所在格的收入值</translation>
    </message>
    <message>
        <source>%1 says what the hex of MW is worth</source>
        <translation>%1 报出 MW 所在格的收入值</translation>
    </message>
    <message>
        <source>MW pays its owner what the tile of its hex is worth. Before that the owner may lay or upgrade that tile for nothing.</source>
        <translation>MW 按其所在格板块的收入值向持有者支付。此前，持有者可免费铺设或升级该板块。</translation>
    </message>
</context>
<context>
    <name>flimnap::PeopleView</name>
    <message>
        <source>A name has 1 to 40 visible characters.</source>
        <translation>姓名须有 1 至 40 个可见字符。</translation>
    </message>
</context>
<context>
    <name>flimnap::ReadingWords</name>
    <message>
        <source>A “Dimen&apos;s Land” card is used</source>
        <translation>“Dimen’s Land”卡的使用方式</translation>
    </message>
    <message>
        <source>Changes how many actions a player has in a turn.</source>
        <translation>改变玩家每回合的行动数。</translation>
    </message>
    <message>
        <source>in place of an action card</source>
        <translation>代替拿取行动卡</translation>
    </message>
    <message>
        <source>beside the action card of the turn</source>
        <translation>在本回合行动卡之外使用</translation>
    </message>
    <message>
        <source>Of a card that is copied a player chooses</source>
        <translation>复制行动卡时可选择</translation>
    </message>
    <message>
        <source>Changes which actions can be copied.</source>
        <translation>改变可复制的行动。</translation>
    </message>
    <message>
        <source>either side</source>
        <translation>任一面</translation>
    </message>
    <message>
        <source>only a side that was used in this round</source>
        <translation>仅限本轮用过的一面</translation>
    </message>
    <message>
        <source>Skyresh Bolgolam pays a tenth less for</source>
        <translation>Skyresh Bolgolam 的九折购车适用于</translation>
    </message>
    <message>
        <source>Changes what his companies pay for old trains.</source>
        <translation>改变其公司购买旧火车的价格。</translation>
    </message>
    <message>
        <source>new trains alone</source>
        <translation>仅新火车</translation>
    </message>
    <message>
        <source>new trains and those of the depot</source>
        <translation>新火车与车库中的火车</translation>
    </message>
    <message>
        <source>Phases that sentences of the rules count</source>
        <translation>规则条文按序号所指的阶段</translation>
    </message>
    <message>
        <source>Changes until when companies borrow, and from when they buy private companies.</source>
        <translation>改变公司借款的期限，以及何时起可购买私有公司。</translation>
    </message>
    <message>
        <source>one by one: loans up to the 5-trains, private companies bought from the 3-trains on</source>
        <translation>逐一计数：贷款至 5 类火车为止，3 类火车起可购买私有公司</translation>
    </message>
    <message>
        <source>by trains: loans up to the 4-trains, private companies bought from the 2-trains on</source>
        <translation>按火车计数：贷款至 4 类火车为止，2 类火车起可购买私有公司</translation>
    </message>
    <message>
        <source>Who bought last in the opening, so that the next one goes on and gets the priority card</source>
        <translation>开局拍卖中的最后购买者（其下家先行动并获得优先卡）</translation>
    </message>
    <message>
        <source>Changes who goes on in the opening and who gets the priority card.</source>
        <translation>改变开局由谁继续、谁得优先卡。</translation>
    </message>
    <message>
        <source>whoever bought, in an auction as well</source>
        <translation>任何购得者，包括竞拍购得</translation>
    </message>
    <message>
        <source>whoever bought the company on offer</source>
        <translation>购得当前所售公司者</translation>
    </message>
    <message>
        <source>In a turn of a stock round shares are sold</source>
        <translation>股票轮的一个回合中，出售股份</translation>
    </message>
    <message>
        <source>Changes whether one can sell again after a purchase.</source>
        <translation>改变购买后能否再次出售。</translation>
    </message>
    <message>
        <source>before the purchase or after it</source>
        <translation>在买入之前或之后（择一）</translation>
    </message>
    <message>
        <source>before the purchase and after it</source>
        <translation>在买入之前和之后均可</translation>
    </message>
    <message>
        <source>Shares that were bought are kept</source>
        <translation>买入的股份须持有</translation>
    </message>
    <message>
        <source>Changes how soon a share can be sold again.</source>
        <translation>改变股份多久后可再出售。</translation>
    </message>
    <message>
        <source>for the whole stock round</source>
        <translation>整个股票轮</translation>
    </message>
    <message>
        <source>for the turn, one of them</source>
        <translation>仅本回合，其中一股</translation>
    </message>
    <message>
        <source>Players sell private companies to each other in stock rounds</source>
        <translation>股票轮中玩家之间买卖私有公司</translation>
    </message>
    <message>
        <source>Changes whether players can trade them at all.</source>
        <translation>改变玩家之间能否买卖。</translation>
    </message>
    <message>
        <source>yes, in place of a purchase of shares</source>
        <translation>是，代替买入股份</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>A sale of shares that would push a marker into the closing area</source>
        <translation>出售股份会使标志落入关闭区时</translation>
    </message>
    <message>
        <source>Changes whether players can close a company by selling.</source>
        <translation>改变玩家能否以抛售关闭公司。</translation>
    </message>
    <message>
        <source>stops on the line above it</source>
        <translation>停在其上方的线前</translation>
    </message>
    <message>
        <source>closes the company</source>
        <translation>公司关闭</translation>
    </message>
    <message>
        <source>New companies get their capital in another way</source>
        <translation>新公司改变起始资本方式的时点</translation>
    </message>
    <message>
        <source>Changes the capital of companies started in between.</source>
        <translation>改变其间成立的公司的资本。</translation>
    </message>
    <message>
        <source>from the first 5 and the first 6 on</source>
        <translation>从首辆 5 类、首辆 6 类火车起</translation>
    </message>
    <message>
        <source>from the last 4 and the last 5 on</source>
        <translation>从末辆 4 类、末辆 5 类火车起</translation>
    </message>
    <message>
        <source>In a turn a company buys one train of each kind</source>
        <translation>公司每回合每类火车限购一辆</translation>
    </message>
    <message>
        <source>Changes how many trains of a kind a company can get in a turn.</source>
        <translation>改变公司一回合可得的同种火车数。</translation>
    </message>
    <message>
        <source>wherever they come from</source>
        <translation>不论来源</translation>
    </message>
    <message>
        <source>of the bank and the open stock; others do not count</source>
        <translation>限银行与银行池；其他来源不计</translation>
    </message>
    <message>
        <source>A company that has no route</source>
        <translation>没有路线的公司</translation>
    </message>
    <message>
        <source>Changes whether a director may have to pay for a train that cannot run.</source>
        <translation>改变总裁是否须为无法运行的火车付款。</translation>
    </message>
    <message>
        <source>must own a train all the same</source>
        <translation>仍须持有火车</translation>
    </message>
    <message>
        <source>need not own a train</source>
        <translation>不必持有火车</translation>
    </message>
    <message>
        <source>never</source>
        <translation>不可</translation>
    </message>
    <message>
        <source>The national company is formed</source>
        <translation>国有公司的成立</translation>
    </message>
    <message>
        <source>Changes what the company that bought it can still do before.</source>
        <translation>改变购车公司此前还能做的事。</translation>
    </message>
    <message>
        <source>at once with the first 6-train</source>
        <translation>首辆 6 类火车售出时立即成立</translation>
    </message>
    <message>
        <source>at the end of the turn that bought it</source>
        <translation>购车回合结束时成立</translation>
    </message>
    <message>
        <source>Trains of the national company that rust some day</source>
        <translation>国有公司会报废的火车</translation>
    </message>
    <message>
        <source>Changes what the national company earns before it owns a train that stays.</source>
        <translation>改变国有公司拥有永久火车之前的收入。</translation>
    </message>
    <message>
        <source>do not run; it may keep them to trade them in</source>
        <translation>不可运营；可保留以抵价换购</translation>
    </message>
    <message>
        <source>run; only they may be given up</source>
        <translation>可运营；且只有它们可弃置</translation>
    </message>
    <message>
        <source>The certificate limit after the national company is formed</source>
        <translation>国有公司成立后的证书上限</translation>
    </message>
    <message>
        <source>Changes how many certificates players may have afterwards.</source>
        <translation>改变此后玩家可持有的证书数。</translation>
    </message>
    <message>
        <source>is asked for then</source>
        <translation>届时询问</translation>
    </message>
    <message>
        <source>stays as it was</source>
        <translation>维持不变</translation>
    </message>
    <message>
        <source>In its first operating round the national company acts</source>
        <translation>国有公司在其首个运营轮中</translation>
    </message>
    <message>
        <source>Changes who builds and buys first in that round.</source>
        <translation>改变该轮中谁先建设和购买。</translation>
    </message>
    <message>
        <source>before all others</source>
        <translation>先于所有公司行动</translation>
    </message>
    <message>
        <source>in the order of prices</source>
        <translation>按股价顺位行动</translation>
    </message>
    <message>
        <source>The national company without a train</source>
        <translation>没有火车的国有公司</translation>
    </message>
    <message>
        <source>Changes which train it runs and what it can build.</source>
        <translation>改变它运行哪种火车、能建什么。</translation>
    </message>
    <message>
        <source>borrows any train there is, and builds nothing that costs money</source>
        <translation>借用任一现有火车，不进行付费建设</translation>
    </message>
    <message>
        <source>borrows the last kind, which then lies in the open stock, and builds like others</source>
        <translation>借用最后一类火车，该车随后放入银行池，建设同其他公司</translation>
    </message>
    <message>
        <source>The national company must buy its first train</source>
        <translation>国有公司必须购买首辆火车的时机</translation>
    </message>
    <message>
        <source>Changes when it stops borrowing a train.</source>
        <translation>改变它何时不再借用火车。</translation>
    </message>
    <message>
        <source>as soon as its treasury has the price of the last kind</source>
        <translation>公司账户达到最后一类火车的价格时</translation>
    </message>
    <message>
        <source>as soon as its treasury has more than that price</source>
        <translation>公司账户超过该价格时</translation>
    </message>
    <message>
        <source>Trains of a company that closes</source>
        <translation>关闭公司的火车</translation>
    </message>
    <message>
        <source>Changes which trains others can buy.</source>
        <translation>改变他人可购买的火车。</translation>
    </message>
    <message>
        <source>go into the open stock</source>
        <translation>进入银行池</translation>
    </message>
    <message>
        <source>leave the game</source>
        <translation>移出游戏</translation>
    </message>
    <message>
        <source>The bank is broken</source>
        <translation>银行破产</translation>
    </message>
    <message>
        <source>Changes when the game ends, if the bank pays out its last money exactly.</source>
        <translation>若银行恰好付清最后的钱，改变游戏结束的时间。</translation>
    </message>
    <message>
        <source>as soon as it is empty</source>
        <translation>资金耗尽时</translation>
    </message>
    <message>
        <source>as soon as it pays what it has not</source>
        <translation>须支付的金额超出所有时</translation>
    </message>
    <message>
        <source>The value of a share at the end, less ten for each loan</source>
        <translation>清算时的每股价值（每笔贷款减 10）</translation>
    </message>
    <message>
        <source>Changes the score of those who hold shares of companies deep in debt.</source>
        <translation>改变持有重债公司股份者的得分。</translation>
    </message>
    <message>
        <source>may be below zero</source>
        <translation>可以为负</translation>
    </message>
    <message>
        <source>is zero at least</source>
        <translation>最低为零</translation>
    </message>
    <message>
        <source>Dividends for shares of 5 % are rounded up</source>
        <translation>5% 股份的分红向上取整</translation>
    </message>
    <message>
        <source>Changes by a few francs what holders of several such shares get.</source>
        <translation>持有数股的玩家所得相差几法郎。</translation>
    </message>
    <message>
        <source>once for everybody&apos;s shares together</source>
        <translation>按玩家全部股份合计取整一次</translation>
    </message>
    <message>
        <source>for each share</source>
        <translation>逐股取整</translation>
    </message>
    <message>
        <source>The home station is placed</source>
        <translation>总部车站的建造时机</translation>
    </message>
    <message>
        <source>Changes who can build around it before.</source>
        <translation>改变谁能先在其周围建设。</translation>
    </message>
    <message>
        <source>when the company is started</source>
        <translation>公司开设时</translation>
    </message>
    <message>
        <source>in the company&apos;s first turn</source>
        <translation>公司首个回合中</translation>
    </message>
    <message>
        <source>The 40 printed in three cities</source>
        <translation>三座城市印刷的 40</translation>
    </message>
    <message>
        <source>Changes what the first upgrade of these cities costs.</source>
        <translation>改变这些城市首次升级的费用。</translation>
    </message>
    <message>
        <source>are not paid, for upgrades are free</source>
        <translation>不付，升级免费</translation>
    </message>
    <message>
        <source>are paid once</source>
        <translation>支付一次</translation>
    </message>
    <message>
        <source>With the Charbonnages du Hainaut a company places</source>
        <translation>公司凭 Charbonnages du Hainaut 建造</translation>
    </message>
    <message>
        <source>Changes how many stations the company has left.</source>
        <translation>改变公司剩余的车站数。</translation>
    </message>
    <message>
        <source>one of its own stations</source>
        <translation>自有车站之一</translation>
    </message>
    <message>
        <source>an additional station</source>
        <translation>额外的车站</translation>
    </message>
    <message>
        <source>Stations of Nord, as its charter says</source>
        <translation>Nord 的车站数（依公司面板）</translation>
    </message>
    <message>
        <source>Changes how many stations it can place.</source>
        <translation>改变它可放置的车站数。</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>A company that does not run pays its interest</source>
        <translation>未运营的公司支付利息</translation>
    </message>
    <message>
        <source>Changes what the director has to add for which of both.</source>
        <translation>改变总裁须为两者中哪一项补款。</translation>
    </message>
    <message>
        <source>before it buys a train</source>
        <translation>在购买火车之前</translation>
    </message>
    <message>
        <source>after it has bought one</source>
        <translation>在购买火车之后</translation>
    </message>
    <message>
        <source>A company with as many trains as it may have</source>
        <translation>火车已达上限的公司</translation>
    </message>
    <message>
        <source>Changes whether a company with all its trains can buy a better one.</source>
        <translation>改变火车已满的公司能否购买更好的火车。</translation>
    </message>
    <message>
        <source>cannot buy one</source>
        <translation>不可购买火车</translation>
    </message>
    <message>
        <source>buys one if it could trade one in, and gives up one at once</source>
        <translation>若可抵价则可购买，并立即弃置一辆</translation>
    </message>
    <message>
        <source>The tile of the Enkhuizen-Stavoren Ferry is laid</source>
        <translation>Enkhuizen-Stavoren Ferry 的板块铺设时机</translation>
    </message>
    <message>
        <source>Changes when it can be laid.</source>
        <translation>改变可铺设的时机。</translation>
    </message>
    <message>
        <source>with the other track of the turn</source>
        <translation>与本回合其他铁轨同时</translation>
    </message>
    <message>
        <source>any time in the turn</source>
        <translation>回合内任何时候</translation>
    </message>
    <message>
        <source>For the price of the national company the cheapest of three or more</source>
        <translation>计算国有公司股价时，三家以上公司中最低的股价</translation>
    </message>
    <message>
        <source>Changes the price of the national company, and so what all its shares are worth.</source>
        <translation>改变国有公司的股价，也就改变其全部股份的价值。</translation>
    </message>
    <message>
        <source>is left out before the average is taken</source>
        <translation>先剔除再取平均</translation>
    </message>
    <message>
        <source>is left out only if the average of all is above 100</source>
        <translation>仅当总平均高于 100 时剔除</translation>
    </message>
    <message>
        <source>The card on the table that buys and sells shares</source>
        <translation>桌上买卖股份的行动卡</translation>
    </message>
    <message>
        <source>Changes what this card can be used for instead.</source>
        <translation>改变此牌的另一用途。</translation>
    </message>
    <message>
        <source>on its other side a tile is laid</source>
        <translation>另一面为铺设板块</translation>
    </message>
    <message>
        <source>on its other side money is taken</source>
        <translation>另一面为领取现金</translation>
    </message>
    <message>
        <source>A director helps to buy a train of another company</source>
        <translation>总裁资助购买其他公司的火车</translation>
    </message>
    <message>
        <source>Changes which trains a director can pay for.</source>
        <translation>改变总裁可出钱购买哪些火车。</translation>
    </message>
    <message>
        <source>if both want it, up to its printed price</source>
        <translation>双方同意即可，不超过印刷价格</translation>
    </message>
    <message>
        <source>Companies take loans and buy private companies</source>
        <translation>公司贷款和购买私有公司的时机</translation>
    </message>
    <message>
        <source>Changes when a company can get money, or give some to its director.</source>
        <translation>改变公司何时能得到资金，或把资金交给总裁。</translation>
    </message>
    <message>
        <source>any time in an operating round, all of them</source>
        <translation>运营轮中任何时候，所有公司皆可</translation>
    </message>
    <message>
        <source>in their own turn, before shares are sold and loans repaid</source>
        <translation>自己的回合内，出售股份和偿还贷款之前</translation>
    </message>
    <message>
        <source>For the tile of the Enkhuizen-Stavoren Ferry</source>
        <translation>Enkhuizen-Stavoren Ferry 的板块</translation>
    </message>
    <message>
        <source>Changes what the tile costs the company.</source>
        <translation>改变公司铺设该板块的费用。</translation>
    </message>
    <message>
        <source>the 80 of the sea are not paid</source>
        <translation>不付海域的 80</translation>
    </message>
    <message>
        <source>the 80 of the sea are paid</source>
        <translation>支付海域的 80</translation>
    </message>
    <message>
        <source>Once the +20 marker is placed, the Régie des Postes</source>
        <translation>放置 +20 标志后，Régie des Postes</translation>
    </message>
    <message>
        <source>Changes 15 francs in every operating round.</source>
        <translation>改变每个运营轮的 15 法郎。</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>移出游戏</translation>
    </message>
    <message>
        <source>stays and goes on paying</source>
        <translation>保留并继续付款</translation>
    </message>
    <message>
        <source>In an auction of the opening the next to bid is</source>
        <translation>开局拍卖中，下一个出价者是</translation>
    </message>
    <message>
        <source>Changes who has to bid higher first.</source>
        <translation>改变谁必须先加价。</translation>
    </message>
    <message>
        <source>always who has bid least</source>
        <translation>总是出价最低者</translation>
    </message>
    <message>
        <source>the next bidder to the left</source>
        <translation>左手边的下一位竞拍者</translation>
    </message>
    <message>
        <source>The markers of companies sold in one turn fall</source>
        <translation>同一回合中出售的公司，其标志下移的顺序</translation>
    </message>
    <message>
        <source>Changes which of them operates first at the same price.</source>
        <translation>改变股价相同时哪家公司先运营。</translation>
    </message>
    <message>
        <source>the dearest first, whichever was sold first</source>
        <translation>股价最高的先移，不论出售先后</translation>
    </message>
    <message>
        <source>in the order in which they were sold</source>
        <translation>按出售的先后</translation>
    </message>
    <message>
        <source>Money that the bank keeps for companies until they reach their destinations</source>
        <translation>公司到达目的地之前银行代存的款项</translation>
    </message>
    <message>
        <source>Changes how soon the bank is broken.</source>
        <translation>改变银行多快破产。</translation>
    </message>
    <message>
        <source>is the bank&apos;s until then</source>
        <translation>在此之前属于银行</translation>
    </message>
    <message>
        <source>does not count as the bank&apos;s</source>
        <translation>不算作银行的钱</translation>
    </message>
    <message>
        <source>While more than half of the national company lies in the open stock</source>
        <translation>银行池中有超过一半的国有公司股份时</translation>
    </message>
    <message>
        <source>Changes where its shares can be bought, and for how much.</source>
        <translation>改变可在何处、以何价购买其股份。</translation>
    </message>
    <message>
        <source>the bank sells none of its shares</source>
        <translation>银行不出售其股份</translation>
    </message>
    <message>
        <source>the bank sells its shares, too</source>
        <translation>银行也出售其股份</translation>
    </message>
    <message>
        <source>When only 8-trains are left, a company begins to operate with</source>
        <translation>只剩 8 类火车时，公司开始运营的条件</translation>
    </message>
    <message>
        <source>Changes how soon a late company can operate.</source>
        <translation>改变后期公司多快可以运营。</translation>
    </message>
    <message>
        <source>60 % of it sold</source>
        <translation>已售 60%</translation>
    </message>
    <message>
        <source>80 % of it sold</source>
        <translation>已售 80%</translation>
    </message>
    <message>
        <source>Track on the hexes of private companies that players own</source>
        <translation>玩家拥有的私有公司所在六角格</translation>
    </message>
    <message>
        <source>Changes where one can build before companies have bought them.</source>
        <translation>改变公司购买它们之前可在何处建设。</translation>
    </message>
    <message>
        <source>is not laid in Amsterdam</source>
        <translation>在阿姆斯特丹不可铺轨</translation>
    </message>
    <message>
        <source>is not laid on any of the three</source>
        <translation>三处都不可铺轨</translation>
    </message>
    <message>
        <source>A company can have</source>
        <translation>公司可以有</translation>
    </message>
    <message>
        <source>Changes how much a company can borrow.</source>
        <translation>改变公司可借多少。</translation>
    </message>
    <message>
        <source>as many loans as players hold of its shares</source>
        <translation>与玩家所持股份数相同的贷款</translation>
    </message>
    <message>
        <source>more loans, but repays after its trains what is too much</source>
        <translation>更多贷款，但购买火车后须偿还超出部分</translation>
    </message>
    <message>
        <source>A treasury that cannot pay all of its interest gives</source>
        <translation>账户不足以付清利息时支付</translation>
    </message>
    <message>
        <source>Changes by a few francs what the director adds.</source>
        <translation>使总裁补付的金额相差几法郎。</translation>
    </message>
    <message>
        <source>whole tens</source>
        <translation>整十</translation>
    </message>
    <message>
        <source>all it has</source>
        <translation>全部余额</translation>
    </message>
    <message>
        <source>The national company buys trains of other companies</source>
        <translation>国有公司购买其他公司的火车</translation>
    </message>
    <message>
        <source>Changes how soon it can own a train that stays.</source>
        <translation>改变它多快能拥有永久火车。</translation>
    </message>
    <message>
        <source>at the printed price</source>
        <translation>按印刷价格</translation>
    </message>
    <message>
        <source>at any price they agree on</source>
        <translation>按任意协商的价格</translation>
    </message>
    <message>
        <source>A director helps to buy a train of the bank or the open stock</source>
        <translation>总裁资助购买银行或银行池的火车</translation>
    </message>
    <message>
        <source>Changes which train a poor company can get.</source>
        <translation>改变资金不足的公司能得到哪辆火车。</translation>
    </message>
    <message>
        <source>only the cheapest</source>
        <translation>只限最便宜的</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>任意一辆</translation>
    </message>
    <message>
        <source>For a train a director sells shares of one company</source>
        <translation>为购买火车，总裁出售同一公司的股份</translation>
    </message>
    <message>
        <source>Changes at what prices he sells.</source>
        <translation>改变其出售价格。</translation>
    </message>
    <message>
        <source>in as many blocks as he likes</source>
        <translation>可分任意多批</translation>
    </message>
    <message>
        <source>in one block, and again only if nothing else can be sold</source>
        <translation>一次售出，无其他可售时才可再售</translation>
    </message>
    <message>
        <source>A train that a company has too many goes</source>
        <translation>公司超出上限的火车</translation>
    </message>
    <message>
        <source>Changes which train is on top of the deck: which one must be bought, and which one is exported.</source>
        <translation>改变牌库顶端的火车：须购买哪一辆，以及哪一辆卖给外国佬。</translation>
    </message>
    <message>
        <source>into the open stock, where any company may buy it</source>
        <translation>放入银行池，任何公司均可购买</translation>
    </message>
    <message>
        <source>on top of the deck</source>
        <translation>放到火车牌库的顶端</translation>
    </message>
    <message>
        <source>A director helps to buy a train</source>
        <translation>总裁补足购买火车的资金</translation>
    </message>
    <message>
        <source>Changes how many trains a poor company can buy with its director&apos;s money.</source>
        <translation>改变资金不足的公司能用总裁的钱购买多少火车。</translation>
    </message>
    <message>
        <source>also after the company bought another one in the turn</source>
        <translation>公司本回合已购买另一辆之后仍可</translation>
    </message>
    <message>
        <source>only as long as the company has bought none in the turn</source>
        <translation>仅当公司本回合尚未购买火车时</translation>
    </message>
    <message>
        <source>A company that has taken stations over places its own first further station</source>
        <translation>已收购车站的公司建造自己的首个额外车站</translation>
    </message>
    <message>
        <source>Changes the price of a station after a take-over.</source>
        <translation>改变收购之后建造车站的费用。</translation>
    </message>
    <message>
        <source>for 100, since more than one stands on the map</source>
        <translation>花费 100，因为版图上已有一个以上</translation>
    </message>
    <message>
        <source>for 40, as printed on its charter</source>
        <translation>花费 40，按公司面板所印</translation>
    </message>
    <message>
        <source>A debt that was paid back</source>
        <translation>已归还的欠款</translation>
    </message>
    <message>
        <source>Changes the final result of whoever borrowed.</source>
        <translation>改变贷款者的最终结果。</translation>
    </message>
    <message>
        <source>still costs its penalty at the end</source>
        <translation>终局时仍扣罚款利息</translation>
    </message>
    <message>
        <source>costs no penalty any more</source>
        <translation>不再扣罚款利息</translation>
    </message>
    <message>
        <source>In a turn a company places, beside its home station,</source>
        <translation>除总部车站外，公司每回合可建造</translation>
    </message>
    <message>
        <source>Changes how fast stations come onto the map.</source>
        <translation>改变车站上版图的速度。</translation>
    </message>
    <message>
        <source>one station</source>
        <translation>一个车站</translation>
    </message>
    <message>
        <source>as many stations as it can pay</source>
        <translation>付得起的任意数量</translation>
    </message>
    <message>
        <source>At the end of a set of operating rounds the companies of Vaclav that get a train</source>
        <translation>一组运营轮结束时，瓦茨拉夫的公司中获得火车的是</translation>
    </message>
    <message>
        <source>Changes how fast the trains go, and the phases with them.</source>
        <translation>改变火车消耗及阶段推进的速度。</translation>
    </message>
    <message>
        <source>all, also one that had no turn yet</source>
        <translation>全部，包括尚未运营过的</translation>
    </message>
    <message>
        <source>those that have had a turn</source>
        <translation>已运营过的</translation>
    </message>
    <message>
        <source>Who passes in an auction</source>
        <translation>拍卖中 pass 的玩家</translation>
    </message>
    <message>
        <source>Changes who gets the railways, and at what price.</source>
        <translation>改变谁得到铁路，以及价格。</translation>
    </message>
    <message>
        <source>is out of it</source>
        <translation>退出该次拍卖</translation>
    </message>
    <message>
        <source>may bid again when his turn comes</source>
        <translation>轮到时可再次出价</translation>
    </message>
    <message>
        <source>The next railway is put up for auction by</source>
        <translation>下一条铁路由谁拿出拍卖</translation>
    </message>
    <message>
        <source>Changes who chooses what is auctioned.</source>
        <translation>改变由谁选择拍品。</translation>
    </message>
    <message>
        <source>the player after the one who chose the last</source>
        <translation>上一条选择者的下一位玩家</translation>
    </message>
    <message>
        <source>the one who bought the last</source>
        <translation>上一条的买主</translation>
    </message>
    <message>
        <source>With the first 4+4-train</source>
        <translation>首辆 4+4 火车售出时</translation>
    </message>
    <message>
        <source>Changes how long MW earns and the 3E can run.</source>
        <translation>改变 MW 收益与 3E 可运营的时间。</translation>
    </message>
    <message>
        <source>all five papers close</source>
        <translation>五份私有证书全部关闭</translation>
    </message>
    <message>
        <source>the local railways close; MW and the 3E stay</source>
        <translation>地方铁路关闭；MW 与 3E 保留</translation>
    </message>
    <message>
        <source>The first 10-train is sold or exported</source>
        <translation>第一辆10火车售出或出口时</translation>
    </message>
    <message>
        <source>Changes which companies lose trains then and must buy others.</source>
        <translation>影响哪些公司届时失去火车并须另购。</translation>
    </message>
    <message>
        <source>5-trains go, goods trains stay</source>
        <translation>5火车报废，g火车保留</translation>
    </message>
    <message>
        <source>5-trains, 3g, 2g and 1g go</source>
        <translation>5、3g、2g、1g火车报废</translation>
    </message>
    <message>
        <source>Shares of a company that has just opened are sold</source>
        <translation>刚开业公司的股票可以卖出</translation>
    </message>
    <message>
        <source>Changes whether its shares can be sold in the same stock round.</source>
        <translation>影响能否在同一股票轮卖出。</translation>
    </message>
    <message>
        <source>after its first turn</source>
        <translation>在其第一个回合之后</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Who holds 60 % of a company</source>
        <translation>持有一家公司60%的玩家</translation>
    </message>
    <message>
        <source>Changes how much of a company one player can buy.</source>
        <translation>影响一名玩家能买多少股份。</translation>
    </message>
    <message>
        <source>buys no more of it</source>
        <translation>不能再买</translation>
    </message>
    <message>
        <source>may buy once more</source>
        <translation>可以再买一次</translation>
    </message>
    <message>
        <source>A tie for a state railway&apos;s director goes from the priority card</source>
        <translation>国家铁路董事平手时，从优先卡起</translation>
    </message>
    <message>
        <source>Changes who directs it.</source>
        <translation>影响由谁担任董事。</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>向左</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>向右</translation>
    </message>
    <message>
        <source>The director&apos;s certificate of an unsold pre-state railway goes to</source>
        <translation>未售出前国家铁路的董事证书归</translation>
    </message>
    <message>
        <source>Changes who swaps two shares for it after the round.</source>
        <translation>影响该轮之后由谁用两张股票换取。</translation>
    </message>
    <message>
        <source>whoever has most shares</source>
        <translation>持股最多者</translation>
    </message>
    <message>
        <source>whoever had 20 % first</source>
        <translation>最先持有20%者</translation>
    </message>
    <message>
        <source>A company that reaches 50 % by a mountain railway in an operating round gets its capital</source>
        <translation>运营轮中因交换山地铁路达到50%的公司获得资本</translation>
    </message>
    <message>
        <source>Changes when the bank pays it.</source>
        <translation>影响银行何时支付。</translation>
    </message>
    <message>
        <source>at the end of the round</source>
        <translation>在该轮结束时</translation>
    </message>
    <message>
        <source>What a director borrowed for a train is repaid</source>
        <translation>董事为火车所借的款项</translation>
    </message>
    <message>
        <source>Changes how much interest is paid, and when one may buy.</source>
        <translation>影响支付多少利息以及何时可以购买。</translation>
    </message>
    <message>
        <source>by decision, in stock rounds</source>
        <translation>由玩家决定，在股票轮偿还</translation>
    </message>
    <message>
        <source>by all that the debtor gets</source>
        <translation>以债务人所得的一切偿还</translation>
    </message>
    <message>
        <source>When the bond railway pays, its price</source>
        <translation>债券铁路支付时，其股价</translation>
    </message>
    <message>
        <source>Changes what it pays from round to round.</source>
        <translation>影响其每轮支付的金额。</translation>
    </message>
    <message>
        <source>rises</source>
        <translation>上升</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>The bonus for Bukowina is counted</source>
        <translation>布科维纳奖励计算</translation>
    </message>
    <message>
        <source>Changes how often it is paid, and to whom.</source>
        <translation>影响支付次数与对象。</translation>
    </message>
    <message>
        <source>for each train, in the income</source>
        <translation>每辆火车，计入收入</translation>
    </message>
    <message>
        <source>once for a company, in the income</source>
        <translation>每家公司一次，计入收入</translation>
    </message>
    <message>
        <source>for each train, into the treasury</source>
        <translation>每辆火车，归公司金库</translation>
    </message>
    <message>
        <source>once for a company, into the treasury</source>
        <translation>每家公司一次，归公司金库</translation>
    </message>
    <message>
        <source>A company without income in the last round</source>
        <translation>最后一轮中没有收入的公司</translation>
    </message>
    <message>
        <source>Changes three spaces of its price, at the very end.</source>
        <translation>在终局改变其股价三格。</translation>
    </message>
    <message>
        <source>falls one space, as in any round</source>
        <translation>下降一格，与其他轮相同</translation>
    </message>
    <message>
        <source>rises two spaces, as with an income</source>
        <translation>上升两格，如同有收入</translation>
    </message>
    <message>
        <source>The card that leaves the deck before trains run</source>
        <translation>火车运行前从牌库移走的卡牌</translation>
    </message>
    <message>
        <source>Changes which trains the depot sells.</source>
        <translation>改变车库出售的火车。</translation>
    </message>
    <message>
        <source>goes into the depot</source>
        <translation>进入车库</translation>
    </message>
    <message>
        <source>Obsolete trains are returned to the depot</source>
        <translation>老旧火车归还车库的时机</translation>
    </message>
    <message>
        <source>Changes which trains others find in the depot.</source>
        <translation>改变他人在车库中能找到的火车。</translation>
    </message>
    <message>
        <source>in a turn of the director, or before buying there</source>
        <translation>总裁的回合，或从车库购买之前</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>任何时候</translation>
    </message>
    <message>
        <source>With the money for it Gulliver founds his company</source>
        <translation>若资金足够，Gulliver 创办公司的时机</translation>
    </message>
    <message>
        <source>Changes how soon his second company earns.</source>
        <translation>改变他的第二家公司何时开始盈利。</translation>
    </message>
    <message>
        <source>a round after his third share at the earliest</source>
        <translation>最早在买入第三张股份的下一轮</translation>
    </message>
    <message>
        <source>also in the round of his third share</source>
        <translation>也可在买入第三张股份的同一轮</translation>
    </message>
    <message>
        <source>Of a 5-train and a 3D-train Gulliver scraps</source>
        <translation>在 5 型与 3D 型火车中，Gulliver 报废</translation>
    </message>
    <message>
        <source>Changes what his companies earn in the end.</source>
        <translation>改变其公司最终的收入。</translation>
    </message>
    <message>
        <source>the 5-train, which is worth less</source>
        <translation>价值较低的 5 型火车</translation>
    </message>
    <message>
        <source>the 3D-train, with the lower number</source>
        <translation>数字较小的 3D 型火车</translation>
    </message>
    <message>
        <source>Gulliver&apos;s share is drawn among</source>
        <translation>Gulliver 的股份从以下抽取</translation>
    </message>
    <message>
        <source>Changes what he buys while he has little money.</source>
        <translation>改变他资金不足时的购买。</translation>
    </message>
    <message>
        <source>the shares that he can pay</source>
        <translation>他付得起的股份</translation>
    </message>
    <message>
        <source>all shares; if it is too dear he buys none</source>
        <translation>所有股份；若太贵则不买</translation>
    </message>
    <message>
        <source>A director may help a company to buy</source>
        <translation>总裁可资助公司购买</translation>
    </message>
    <message>
        <source>Changes which trains he can pay for.</source>
        <translation>改变他可出钱购买的火车。</translation>
    </message>
    <message>
        <source>any train he chooses</source>
        <translation>任选火车</translation>
    </message>
    <message>
        <source>a train only if the treasury cannot pay the cheapest</source>
        <translation>仅当公司账户不足以购买最便宜的火车时</translation>
    </message>
    <message>
        <source>20 % of a state railway whose first pre-state railway was never sold</source>
        <translation>若国铁的首家前国铁从未售出，其 20% 股份</translation>
    </message>
    <message>
        <source>Changes who is its director, and when.</source>
        <translation>改变由谁、何时担任其总裁。</translation>
    </message>
    <message>
        <source>go at once to the first who holds two shares of 10 %</source>
        <translation>立即归首位持有两张 10% 股份者</translation>
    </message>
    <message>
        <source>stay in the bank until the railway is formed</source>
        <translation>留在银行直至该铁路成立</translation>
    </message>
    <message>
        <source>The bond railway pays a tenth of its price</source>
        <translation>债券铁路支付股价的十分之一</translation>
    </message>
    <message>
        <source>Changes by a few guldens what its shares earn.</source>
        <translation>其股份收入相差几盾。</translation>
    </message>
    <message>
        <source>rounded up, for each 10 %</source>
        <translation>每 10% 向上取整</translation>
    </message>
    <message>
        <source>rounded down, for all that a player holds</source>
        <translation>按玩家全部持股向下取整</translation>
    </message>
    <message>
        <source>After a sale bank and pool may hold of a company</source>
        <translation>出售后银行与银行池合计可持有一家公司的</translation>
    </message>
    <message>
        <source>Changes how much can be sold.</source>
        <translation>改变可出售的数量。</translation>
    </message>
    <message>
        <source>50 %</source>
        <translation>50%</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>全部股份</translation>
    </message>
    <message>
        <source>%1, a bonus of %2 for a train</source>
        <translation>%1，每辆火车奖励 %2</translation>
    </message>
    <message>
        <source>Changes what trains earn that go there.</source>
        <translation>改变驶往该处的火车收入。</translation>
    </message>
    <message>
        <source>is paid</source>
        <translation>支付</translation>
    </message>
    <message>
        <source>is not paid</source>
        <translation>不支付</translation>
    </message>
</context>
<context>
    <name>flimnap::Refusal</name>
    <message>
        <source>The game is not for so many players.</source>
        <translation>游戏人数不符。</translation>
    </message>
    <message>
        <source>{player} holds too much of a company and must sell first.</source>
        <translation>{player} 持有一家公司的股份过多，须先出售。</translation>
    </message>
    <message>
        <source>It is the turn of {turn}.</source>
        <translation>现在轮到 {turn}。</translation>
    </message>
    <message>
        <source>This cannot be done in this round.</source>
        <translation>本轮不能这样做。</translation>
    </message>
    <message>
        <source>{company} is past this step of its turn.</source>
        <translation>{company} 的回合已过此步骤。</translation>
    </message>
    <message>
        <source>{company} must declare its income first.</source>
        <translation>{company} 须先申报收入。</translation>
    </message>
    <message>
        <source>{company} must pay or keep its income first.</source>
        <translation>{company} 须先将收入分红或保留。</translation>
    </message>
    <message>
        <source>{company} has no income to pay or keep.</source>
        <translation>{company} 没有可分红或保留的收入。</translation>
    </message>
    <message>
        <source>Shares were sold for a train of {company}; it buys the train first.</source>
        <translation>已为 {company} 的火车出售股份；须先购买火车。</translation>
    </message>
    <message>
        <source>The money of {character} is given out at the start of a round.</source>
        <translation>{character} 的钱在轮次开始时分配。</translation>
    </message>
    <message>
        <source>{company} gives up only trains it has taken over just now.</source>
        <translation>{company} 只能弃置刚收购来的火车。</translation>
    </message>
    <message>
        <source>{player} has {cash} and needs {needed}.</source>
        <translation>{player} 有 {cash}，需要 {needed}。</translation>
    </message>
    <message>
        <source>{company} has {treasury} and needs {needed}.</source>
        <translation>{company} 有 {treasury}，需要 {needed}。</translation>
    </message>
    <message>
        <source>There is nothing of {company} for sale.</source>
        <translation>{company} 没有可买的股份。</translation>
    </message>
    <message>
        <source>Companies of this size cannot be started in phase {phase}.</source>
        <translation>阶段 {phase} 不能开设此规模的公司。</translation>
    </message>
    <message>
        <source>There is no train {train} on sale there now.</source>
        <translation>该处目前没有火车 {train} 出售。</translation>
    </message>
    <message>
        <source>{company} has no train {train}.</source>
        <translation>{company} 没有火车 {train}。</translation>
    </message>
    <message>
        <source>{private} is not for sale.</source>
        <translation>{private} 不出售。</translation>
    </message>
    <message>
        <source>{company} does not own {private}.</source>
        <translation>{company} 并不拥有 {private}。</translation>
    </message>
    <message>
        <source>The director of {company} does not own {private}.</source>
        <translation>{company} 的总裁并不拥有 {private}。</translation>
    </message>
    <message>
        <source>{private} is exchanged already, or is somebody else&apos;s.</source>
        <translation>{private} 已交换，或属于他人。</translation>
    </message>
    <message>
        <source>{what} is taken already, or cannot be taken.</source>
        <translation>{what} 已被选取，或不可选取。</translation>
    </message>
    <message>
        <source>{company} has no money of its own.</source>
        <translation>{company} 没有自己的资金。</translation>
    </message>
    <message>
        <source>{company} has no share price.</source>
        <translation>{company} 没有股价。</translation>
    </message>
    <message>
        <source>There are no shares of {company} in play.</source>
        <translation>{company} 没有在场的股份。</translation>
    </message>
    <message>
        <source>{company} does not operate.</source>
        <translation>{company} 不在运营。</translation>
    </message>
    <message>
        <source>{price} is not an initial price for this company.</source>
        <translation>{price} 不是该公司的起始股价。</translation>
    </message>
    <message>
        <source>{player} may hold at most {limit} % of {company}.</source>
        <translation>{player} 最多持有 {company} 的 {limit}%。</translation>
    </message>
    <message>
        <source>{player} has {held} of at most {limit} certificates.</source>
        <translation>{player} 有 {held} 张股份证书，上限 {limit} 张。</translation>
    </message>
    <message>
        <source>{player} has too many certificates and must sell first.</source>
        <translation>{player} 的股份证书超过上限，须先出售。</translation>
    </message>
    <message>
        <source>No shares are sold in the first stock round.</source>
        <translation>首个股票轮不得出售股份。</translation>
    </message>
    <message>
        <source>{player} sold {company} in this round and may buy it again in the next.</source>
        <translation>{player} 本轮已出售 {company}，下个股票轮才可买回。</translation>
    </message>
    <message>
        <source>{company} was sold in this turn already.</source>
        <translation>{company} 的股份本回合已售出过。</translation>
    </message>
    <message>
        <source>{player} has bought; sales come before the purchase.</source>
        <translation>{player} 已买入；只能先卖后买。</translation>
    </message>
    <message>
        <source>{player} has sold before the purchase; after it nothing more is sold.</source>
        <translation>{player} 已在购买前出售；购买后不可再出售。</translation>
    </message>
    <message>
        <source>{player} does not hold so much of {company}.</source>
        <translation>{player} 没有那么多 {company} 股份。</translation>
    </message>
    <message>
        <source>The {percent} % of {company} that are one certificate are sold whole.</source>
        <translation>{company} 的 {percent}% 证书只能整张卖出。</translation>
    </message>
    <message>
        <source>There is only {all} % of the shares.</source>
        <translation>股份总共只有 {all}%。</translation>
    </message>
    <message>
        <source>Nobody else holds {percent} % of {company} and could become director.</source>
        <translation>没有其他玩家持有 {company} 的 {percent}%，无人可接任总裁。</translation>
    </message>
    <message>
        <source>The director&apos;s share of {company} ({percent} %) can never be sold.</source>
        <translation>{company} 的总裁股份（{percent}%）永远不能出售。</translation>
    </message>
    <message>
        <source>{player} owes {debt} and may not buy shares.</source>
        <translation>{player} 欠款 {debt}，不可买入股份。</translation>
    </message>
    <message>
        <source>At most {most} can be repaid.</source>
        <translation>最多归还 {most}。</translation>
    </message>
    <message>
        <source>Loans that can be repaid: at most {most}.</source>
        <translation>最多归还贷款数：{most}。</translation>
    </message>
    <message>
        <source>This is not possible in phase {phase}.</source>
        <translation>阶段 {phase} 不可行。</translation>
    </message>
    <message>
        <source>{company} may not own a train {train}.</source>
        <translation>{company} 不能拥有火车 {train}。</translation>
    </message>
    <message>
        <source>{company} may not own a train {train}.</source>
        <comment>1824</comment>
        <translation>{company} 不能拥有火车 {train}。</translation>
    </message>
    <message>
        <source>The size of {company} does not allow it to own {private}.</source>
        <translation>{company} 的规模不允许拥有 {private}。</translation>
    </message>
    <message>
        <source>The size of {company} does not allow it to take over {smaller}.</source>
        <translation>{company} 的规模不允许收购 {smaller}。</translation>
    </message>
    <message>
        <source>The price is {choices}.</source>
        <translation>价格为 {choices}。</translation>
    </message>
    <message>
        <source>The price is at least {least}.</source>
        <translation>价格至少为 {least}。</translation>
    </message>
    <message>
        <source>The price is between {least} and {most}.</source>
        <translation>价格须在 {least} 至 {most} 之间。</translation>
    </message>
    <message>
        <source>The right of {private} has been used.</source>
        <translation>{private} 的特殊能力已被使用。</translation>
    </message>
    <message>
        <source>The tiles of {character} are laid.</source>
        <translation>{character} 的板块已铺完。</translation>
    </message>
    <message>
        <source>{private} has no right to this.</source>
        <translation>{private} 没有这项特殊能力。</translation>
    </message>
    <message>
        <source>The right of {private} is for {hex} only.</source>
        <translation>{private} 的特殊能力仅用于 {hex}。</translation>
    </message>
    <message>
        <source>The station of {private} comes with its tile on {hex}.</source>
        <translation>{private} 的车站须随其在 {hex} 的板块建造。</translation>
    </message>
    <message>
        <source>The right of {private} does not cover this terrain: {terrain}.</source>
        <translation>{private} 的特殊能力不适用于此地形：{terrain}。</translation>
    </message>
    <message>
        <source>The right of {private} does not allow this tile: {colour}.</source>
        <translation>{private} 的特殊能力不允许此板块：{colour}。</translation>
    </message>
    <message>
        <source>{private} has no tile to lay in phase {phase}.</source>
        <translation>{private} 在阶段 {phase} 没有可铺的板块。</translation>
    </message>
    <message>
        <source>Tile {tile} cannot be laid this way.</source>
        <translation>板块 {tile} 不能这样铺设。</translation>
    </message>
    <message>
        <source>There are no such tiles in phase {phase}: {colour}.</source>
        <translation>阶段 {phase} 没有这种板块：{colour}。</translation>
    </message>
    <message>
        <source>{company} has laid all its tiles of this turn.</source>
        <translation>{company} 本回合已铺完铁轨。</translation>
    </message>
    <message>
        <source>All tiles {tile} are on the map.</source>
        <translation>板块 {tile} 已全部在地图上。</translation>
    </message>
    <message>
        <source>No tile is ever laid on {hex}.</source>
        <translation>{hex} 上不能铺设板块。</translation>
    </message>
    <message>
        <source>No track joins {company} to its destination yet.</source>
        <translation>{company} 尚无铁轨通往其目的地。</translation>
    </message>
    <message>
        <source>No train can stop on {hex}.</source>
        <translation>火车不能停靠 {hex}。</translation>
    </message>
    <message>
        <source>On tile {tile} so turned a station of {hex} would have no city.</source>
        <translation>板块 {tile} 以此方向铺设会使 {hex} 上的车站失去城市。</translation>
    </message>
    <message>
        <source>The home of {company} is not {hex}.</source>
        <translation>{hex} 不是 {company} 的起始地。</translation>
    </message>
    <message>
        <source>The home station of {company} must be placed first.</source>
        <translation>须先放置 {company} 的起始车站。</translation>
    </message>
    <message>
        <source>The home station of {company} stands on {hex}.</source>
        <translation>{company} 的起始车站在 {hex}。</translation>
    </message>
    <message>
        <source>The mines bring {company} {best}.</source>
        <translation>矿山为 {company} 带来 {best}。</translation>
    </message>
    <message>
        <source>The place on {hex} is kept for a home station.</source>
        <translation>{hex} 上的位置预留给起始车站。</translation>
    </message>
    <message>
        <source>The track of {company} does not lead to all stops of train {train}.</source>
        <translation>{company} 的铁轨未通往火车 {train} 的所有停靠站。</translation>
    </message>
    <message>
        <source>The track of {company} does not lead to this city of {hex}.</source>
        <translation>{company} 的铁轨未通往 {hex} 的这座城市。</translation>
    </message>
    <message>
        <source>The track of {company} does not lead to tile {tile} on {hex}.</source>
        <translation>{company} 的铁轨未通往 {hex} 上的板块 {tile}。</translation>
    </message>
    <message>
        <source>The trains of {company} earn {best} at most.</source>
        <translation>{company} 的火车最多收入 {best}。</translation>
    </message>
    <message>
        <source>The trains of {company} earn {best}.</source>
        <translation>{company} 的火车收入 {best}。</translation>
    </message>
    <message>
        <source>There are several cities on {hex}; it must be said which one.</source>
        <translation>{hex} 上有多座城市，须指明是哪一座。</translation>
    </message>
    <message>
        <source>There is no room for a station on {hex}.</source>
        <translation>{hex} 上没有车站的位置。</translation>
    </message>
    <message>
        <source>There is no such city on {hex}.</source>
        <translation>{hex} 上没有这座城市。</translation>
    </message>
    <message>
        <source>There is no terrain to pay on {hex}.</source>
        <translation>{hex} 无须支付地形费用。</translation>
    </message>
    <message>
        <source>These routes of {company} bring {income}, and {mine} from mines.</source>
        <translation>{company} 的这些路线收入 {income}，矿山收入 {mine}。</translation>
    </message>
    <message>
        <source>Tile {tile} cannot follow what lies on {hex}.</source>
        <translation>板块 {tile} 不能接替 {hex} 上现有的内容。</translation>
    </message>
    <message>
        <source>Tile {tile} is the home tile of {company}.</source>
        <translation>板块 {tile} 是 {company} 的起始板块。</translation>
    </message>
    <message>
        <source>Tile {tile} so turned does not keep the track of {hex}.</source>
        <translation>板块 {tile} 以此方向铺设不能保留 {hex} 的铁轨。</translation>
    </message>
    <message>
        <source>Tile {tile} so turned does not take up the track printed on {hex}.</source>
        <translation>板块 {tile} 以此方向铺设未接上 {hex} 印刷的铁轨。</translation>
    </message>
    <message>
        <source>Tile {tile} so turned leads from {hex} to where no track can be.</source>
        <translation>板块 {tile} 以此方向铺设会从 {hex} 通向不能有铁轨的地方。</translation>
    </message>
    <message>
        <source>Train {train} of {company} cannot run to these stops.</source>
        <translation>{company} 的火车 {train} 不能行驶这些停靠站。</translation>
    </message>
    <message>
        <source>Train {train} of {company} needs track that another of its trains runs over.</source>
        <translation>{company} 的火车 {train} 需要其另一列火车使用的铁轨。</translation>
    </message>
    <message>
        <source>{company} has no second station on {hex} to give back.</source>
        <translation>{company} 在 {hex} 没有可收回的第二座车站。</translation>
    </message>
    <message>
        <source>{company} has no train {train} to run.</source>
        <translation>{company} 没有可运营的火车 {train}。</translation>
    </message>
    <message>
        <source>{company} lays its first tile on its home hex.</source>
        <translation>{company} 的第一块板块须铺在其起始地。</translation>
    </message>
    <message>
        <source>{company} lays new tiles in a turn or one upgrade, not both.</source>
        <translation>{company} 每回合只能铺设新板块或升级一块，不能兼做。</translation>
    </message>
    <message>
        <source>{company} must say which station it gives back.</source>
        <translation>{company} 须指明收回哪座车站。</translation>
    </message>
    <message>
        <source>{company} reaches nothing new of tile {tile} on {hex}.</source>
        <translation>{company} 无法到达 {hex} 上板块 {tile} 的任何新内容。</translation>
    </message>
    <message>
        <source>{company} has laid its home tile already.</source>
        <translation>{company} 的起始板块已铺设。</translation>
    </message>
    <message>
        <source>Nobody lays track on {hex} while a player owns {private}.</source>
        <translation>玩家拥有 {private} 期间，任何人不得在 {hex} 铺设铁轨。</translation>
    </message>
    <message>
        <source>{company} has no station marker left.</source>
        <translation>{company} 已无车站可建。</translation>
    </message>
    <message>
        <source>{company} has placed its station of this turn.</source>
        <translation>{company} 本回合已建造车站。</translation>
    </message>
    <message>
        <source>{company} already has a station on {hex}.</source>
        <translation>{company} 在 {hex} 已有车站。</translation>
    </message>
    <message>
        <source>An income is a multiple of {step}.</source>
        <translation>收入须为 {step} 的倍数。</translation>
    </message>
    <message>
        <source>{company} has no train it may run.</source>
        <translation>{company} 没有可运营的火车。</translation>
    </message>
    <message>
        <source>{company} has no train that serves mines.</source>
        <translation>{company} 没有可服务矿山的火车。</translation>
    </message>
    <message>
        <source>What goes into the treasury of {company} can be {choices}.</source>
        <translation>直接进入 {company} 金库的可以是 {choices}。</translation>
    </message>
    <message>
        <source>What a hex is worth is a multiple of {step}.</source>
        <translation>格的收入值须为 {step} 的倍数。</translation>
    </message>
    <message>
        <source>The hex of {private} is worth {most} at most.</source>
        <translation>{private} 所在格的收入值至多为 {most}。</translation>
    </message>
    <message>
        <source>{company} may own at most {limit} trains.</source>
        <translation>{company} 的火车上限为 {limit} 辆。</translation>
    </message>
    <message>
        <source>{company} keeps its last place for a train it may run.</source>
        <translation>{company} 的最后一个火车位须留给可运营的火车。</translation>
    </message>
    <message>
        <source>{company} must own a train it may run.</source>
        <translation>{company} 须持有可运营的火车。</translation>
    </message>
    <message>
        <source>{company} must own a train it may run.</source>
        <comment>1824</comment>
        <translation>{company} 须持有可运营的火车。</translation>
    </message>
    <message>
        <source>{company} must have a train it may run after this.</source>
        <translation>此后 {company} 须仍有可运营的火车。</translation>
    </message>
    <message>
        <source>{company} has {treasury} of {needed}, and its director may not help with this.</source>
        <translation>{company} 有 {treasury}，需 {needed}，总裁不可补足。</translation>
    </message>
    <message>
        <source>The loan needed is {loan}.</source>
        <translation>所需贷款为 {loan}。</translation>
    </message>
    <message>
        <source>{company} borrows no train now.</source>
        <translation>{company} 现在不借用火车。</translation>
    </message>
    <message>
        <source>Trains {train} are out of the game.</source>
        <translation>火车 {train} 已报废。</translation>
    </message>
    <message>
        <source>Only one train {train} may be bought in a turn.</source>
        <translation>每回合只可购买一辆火车 {train}。</translation>
    </message>
    <message>
        <source>A director helps with the cheapest train of the bank, not with train {train}.</source>
        <translation>总裁只资助银行最便宜的火车，不含火车 {train}。</translation>
    </message>
    <message>
        <source>Companies never sell each other trains in this game.</source>
        <translation>在此游戏中公司之间从不买卖火车。</translation>
    </message>
    <message>
        <source>A train {trade_in} is not taken in payment for a train {train}.</source>
        <translation>火车 {trade_in} 不能抵价换购火车 {train}。</translation>
    </message>
    <message>
        <source>{company} has paid with an older train once in this turn.</source>
        <translation>{company} 本回合已用旧火车抵价一次。</translation>
    </message>
    <message>
        <source>Only a train taken over just now can be turned to a larger one.</source>
        <translation>只有刚收购来的火车可翻面升级。</translation>
    </message>
    <message>
        <source>A train {train} cannot be turned to {to} here.</source>
        <translation>火车 {train} 此处不可翻面为 {to}。</translation>
    </message>
    <message>
        <source>{company} must give up a train first.</source>
        <translation>{company} 须先弃置一辆火车。</translation>
    </message>
    <message>
        <source>{company} must give up a train first.</source>
        <comment>1824</comment>
        <translation>{company} 须先弃置一辆火车。</translation>
    </message>
    <message>
        <source>{company} must give up a train first.</source>
        <comment>18cz</comment>
        <translation>{company} 须先弃置一辆火车。</translation>
    </message>
    <message>
        <source>A draw is due first.</source>
        <translation>须先抽取。</translation>
    </message>
    <message>
        <source>{player} must say first what the hex of {private} is worth.</source>
        <translation>{player} 须先报出 {private} 所在格的收入值。</translation>
    </message>
    <message>
        <source>{player} must exchange {private} for a share first.</source>
        <translation>{player} 须先以 {private} 换取股份。</translation>
    </message>
    <message>
        <source>No share of that company is given for this railway.</source>
        <translation>此铁路不能换取该公司的股份。</translation>
    </message>
    <message>
        <source>{player} must say first which marker of {company} stays.</source>
        <translation>{player} 须先决定保留 {company} 的哪个标志。</translation>
    </message>
    <message>
        <source>{company} has not operated yet; until then its shares are not sold.</source>
        <translation>{company} 尚未运营，此前其股份不得出售。</translation>
    </message>
    <message>
        <source>After the sale {percent} % of {company} would lie in the bank, and at most {limit} % may.</source>
        <translation>卖出后银行将有 {company} 的 {percent}%，最多只能有 {limit}%。</translation>
    </message>
    <message>
        <source>{percent} % of {company} would lie in the open stock, and at most {limit} % may.</source>
        <translation>银行池将有 {company} 的 {percent}%，至多 {limit}%。</translation>
    </message>
    <message>
        <source>The bank sells no share of {company} while more than half of it lies in the open stock.</source>
        <translation>{company} 过半股份在银行池时，银行不出售其股份。</translation>
    </message>
    <message>
        <source>{player} must keep the {percent} % of {company} bought just now.</source>
        <translation>{player} 须持有刚买入的 {company} 的 {percent}%。</translation>
    </message>
    <message>
        <source>{player} has bought something in this turn already.</source>
        <translation>{player} 本回合已购买过。</translation>
    </message>
    <message>
        <source>{player} directs {company} with one share and must buy the second one first.</source>
        <translation>{player} 仅以一股任 {company} 的总裁，须先买入第二股。</translation>
    </message>
    <message>
        <source>{player} directs {limit} companies already; that is the most.</source>
        <translation>{player} 已是 {limit} 家公司的总裁，达到上限。</translation>
    </message>
    <message>
        <source>A sale for a train must leave {company} its director.</source>
        <translation>为购车出售股份时，{company} 的总裁不得更换。</translation>
    </message>
    <message>
        <source>Without this sale there is {cash}, and no more than {needed} is needed.</source>
        <translation>不出售此股已有 {cash}，而所需不超过 {needed}。</translation>
    </message>
    <message>
        <source>After this sale no train could be paid for: with {reach} at most, and {needed} is needed.</source>
        <translation>如此出售之后买不起任何火车：最多只有 {reach}，而需要 {needed}。</translation>
    </message>
    <message>
        <source>{player} must sell shares first, for the money owed.</source>
        <translation>{player} 须先出售股份以支付所欠。</translation>
    </message>
    <message>
        <source>{player} can raise the money, or owes none.</source>
        <translation>{player} 筹得出资金，或并无欠款。</translation>
    </message>
    <message>
        <source>{company} builds track and does nothing else.</source>
        <translation>{company} 仅铺设铁轨，不做其他行动。</translation>
    </message>
    <message>
        <source>{company} belongs to nobody at the table; it builds and runs, and nobody deals with it.</source>
        <translation>{company} 不属于桌上任何玩家；它铺设并运营，不与他人交易。</translation>
    </message>
    <message>
        <source>The least bid is {least}.</source>
        <translation>最低出价为 {least}。</translation>
    </message>
    <message>
        <source>Bids rise in steps of {step}.</source>
        <translation>加价以 {step} 为单位。</translation>
    </message>
    <message>
        <source>{player} has one of that kind already.</source>
        <translation>{player} 已有此类。</translation>
    </message>
    <message>
        <source>An action card comes first: every turn uses one up.</source>
        <translation>须先拿取行动卡：每回合用掉一张。</translation>
    </message>
    <message>
        <source>This card was taken in this round.</source>
        <translation>此卡本轮已被取走。</translation>
    </message>
    <message>
        <source>A card is in use in this turn.</source>
        <translation>本回合已在使用一张卡。</translation>
    </message>
    <message>
        <source>Nobody has used this card in this round.</source>
        <translation>此卡本轮无人使用。</translation>
    </message>
    <message>
        <source>Nobody has used this side of the card in this round.</source>
        <translation>此卡的这一面本轮无人使用。</translation>
    </message>
    <message>
        <source>{player} has no copy card left.</source>
        <translation>{player} 已无复制卡。</translation>
    </message>
    <message>
        <source>The side chosen of card {card} is for something else.</source>
        <translation>行动卡 {card} 所选的一面用于其他行动。</translation>
    </message>
    <message>
        <source>{player} has done what the card is for.</source>
        <translation>{player} 已完成此卡的行动。</translation>
    </message>
    <message>
        <source>The trains of this card are bought.</source>
        <translation>此卡的火车已购完。</translation>
    </message>
    <message>
        <source>{player} must say first where the money of {character} goes.</source>
        <translation>{player} 必须先决定 {character} 的钱归谁。</translation>
    </message>
    <message>
        <source>{needed} is given out, not {given}.</source>
        <translation>应分配 {needed}，而非 {given}。</translation>
    </message>
    <message>
        <source>{player} does not direct {company}.</source>
        <translation>{player} 不是 {company} 的总裁。</translation>
    </message>
    <message>
        <source>{player} cannot use {what} here.</source>
        <translation>{player} 此处不能使用 {what}。</translation>
    </message>
    <message>
        <source>Train {train} is not obsolete; only obsolete trains are given back.</source>
        <translation>火车 {train} 并未老旧；只有老旧火车可归还。</translation>
    </message>
    <message>
        <source>{company} gives trains back in the turn of its director, or having paid no dividend.</source>
        <translation>{company} 只能在总裁的回合或未发放分红时归还火车。</translation>
    </message>
    <message>
        <source>{company} buys from the depot only when just founded, or having paid no dividend.</source>
        <translation>{company} 仅在刚创办或未发放分红时可从车库购买。</translation>
    </message>
    <message>
        <source>{company} buys from nowhere but the depot now.</source>
        <translation>{company} 现在只能从车库购买。</translation>
    </message>
    <message>
        <source>{company} has bought its train from the depot.</source>
        <translation>{company} 已从车库购买过火车。</translation>
    </message>
    <message>
        <source>{company} gets no loans in phase {phase}.</source>
        <translation>阶段 {phase} 中 {company} 不可贷款。</translation>
    </message>
    <message>
        <source>{company} takes one loan a round, and none after repaying one.</source>
        <translation>{company} 每轮只可贷款一笔，还贷后不可再贷。</translation>
    </message>
    <message>
        <source>{company} has {loans} loans. It gets no more than players hold shares of it: {limit}.</source>
        <translation>{company} 有 {loans} 笔贷款，不得超过玩家持有的股数：{limit}。</translation>
    </message>
    <message>
        <source>First the loans of {company} are paid, or it merges.</source>
        <translation>须先还清 {company} 的贷款，或将其并入。</translation>
    </message>
    <message>
        <source>{company} must say first which trains it keeps.</source>
        <translation>{company} 须先决定保留哪些火车。</translation>
    </message>
    <message>
        <source>{company} spends nothing before it has a train of its own.</source>
        <translation>{company} 拥有自己的火车之前不得支出。</translation>
    </message>
    <message>
        <source>{company} has reached its destination already.</source>
        <translation>{company} 早已抵达目的地。</translation>
    </message>
    <message>
        <source>{company} leaves the game with this turn and deals no more.</source>
        <translation>{company} 在本回合后移出游戏，不再交易。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束。</translation>
    </message>
    <message>
        <source>It cannot be the turn of {turn} in this round.</source>
        <translation>本轮不会轮到 {turn}。</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; means nothing in this game ({key}).</source>
        <translation>本游戏中没有此名称：{name}（{key}）。</translation>
    </message>
    <message>
        <source>This value is not possible here: {key}.</source>
        <translation>此处不可用该数值：{key}。</translation>
    </message>
    <message>
        <source>This value is not possible here: {key}. Possible: {right}.</source>
        <translation>此处不可用该数值：{key}。可用：{right}。</translation>
    </message>
    <message>
        <source>This cannot lie on the table: {law}.</source>
        <translation>桌面上不能这样：{law}。</translation>
    </message>
</context>
<context>
    <name>flimnap::ScoreExport</name>
    <message>
        <source>Worth over time</source>
        <translation>身家走势</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
</context>
<context>
    <name>flimnap::ScoreRows</name>
    <message>
        <source>Private companies</source>
        <translation>私有公司</translation>
    </message>
    <message>
        <source>Private railways</source>
        <translation>私有铁路</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>现金</translation>
    </message>
    <message>
        <source>Copy cards not used</source>
        <translation>未用的复制卡</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>公司账户</translation>
    </message>
    <message>
        <source>Debt</source>
        <translation>欠款</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>罚款利息</translation>
    </message>
    <message>
        <source>%1 %2 %: %3 × (%4 − %5 for loans)</source>
        <translation>%1 %2%：%3 ×（%4 − 贷款 %5）</translation>
    </message>
    <message>
        <source>%1 %2 %: %3 × %4</source>
        <translation>%1 %2%：%3 × %4</translation>
    </message>
    <message>
        <source>No company yet</source>
        <translation>尚无公司</translation>
    </message>
    <message>
        <source>Treasury of %1</source>
        <translation>%1 的公司账户</translation>
    </message>
    <message>
        <source>Not exchanged: %1</source>
        <translation>未换股：%1</translation>
    </message>
    <message>
        <source>Private railways</source>
        <comment>18cz</comment>
        <translation>地方铁路</translation>
    </message>
</context>
<context>
    <name>flimnap::ScoreSheetView</name>
    <message>
        <source>%1 has no shares of that size.</source>
        <translation>%1 没有该比例的股份。</translation>
    </message>
    <message>
        <source>%1: this price is not on the chart; the nearest is %2.</source>
        <translation>%1：股份价格表上没有此股价；最接近的是 %2。</translation>
    </message>
    <message>
        <source>%1: this price is not on the chart; beside it are %2 and %3.</source>
        <translation>%1：股份价格表上没有此股价；相邻的是 %2 和 %3。</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
    <message>
        <source>This game is not for so many players.</source>
        <translation>本游戏不支持这一人数。</translation>
    </message>
    <message>
        <source>Players hold more of %1 than there is: %2 %.</source>
        <translation>玩家持有的 %1 超过现有的 %2%。</translation>
    </message>
</context>
<context>
    <name>flimnap::ScoresView</name>
    <message>
        <source>Final scoring</source>
        <translation>终局清算</translation>
    </message>
    <message>
        <source>Scoring if the game ended now</source>
        <translation>假如此刻结束的清算</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title of the page, day</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>flimnap::ScreenAwake</name>
    <message>
        <source>A game is being played</source>
        <translation>游戏进行中</translation>
    </message>
</context>
<context>
    <name>flimnap::Sentence</name>
    <message>
        <source>this folder cannot be made; the games are kept in it</source>
        <translation>无法创建此文件夹；游戏保存在其中</translation>
    </message>
    <message>
        <source>%1 is for %2 players here, not for %3</source>
        <translation>%1 在此适用于 %2 人，而非 %3 人</translation>
    </message>
    <message>
        <source>this is not for %1 players</source>
        <translation>不适用于 %1 人</translation>
    </message>
    <message>
        <source>nothing is gained by joining before the first round; begin a new game instead</source>
        <translation>首轮之前无需接入；请直接开始新游戏</translation>
    </message>
    <message>
        <source>only an operating round belongs to a set whose length has to be said</source>
        <translation>只有运营轮所属的组需要填写轮数</translation>
    </message>
    <message>
        <source>its set has %1 operating rounds; if it has more, that has to be said</source>
        <translation>本组共 %1 个运营轮；若更多，须填写</translation>
    </message>
    <message>
        <source>expected the holder of the priority card and then the others as they sit</source>
        <translation>应先是优先卡持有者，再按座次列出其他玩家</translation>
    </message>
    <message>
        <source>%1 has no place in the order</source>
        <translation>%1 不在顺位中</translation>
    </message>
    <message>
        <source>%1 has one turn-order card, not two</source>
        <translation>%1 只有一张顺位卡，不是两张</translation>
    </message>
    <message>
        <source>every player has a turn-order card; %1 is missing</source>
        <translation>每位玩家都有一张顺位卡；缺少 %1</translation>
    </message>
    <message>
        <source>the bank of this game never runs out of money</source>
        <translation>本游戏的银行资金不会用尽</translation>
    </message>
    <message>
        <source>players and companies have %1 together; there is only %2 in the game</source>
        <translation>玩家与公司合计 %1；游戏中只有 %2</translation>
    </message>
    <message>
        <source>in this game nothing makes a round the last one but the round track</source>
        <translation>本游戏只有轮次表能使一轮成为最后一轮</translation>
    </message>
    <message>
        <source>%1 turns of this round are over; with %2 cards taken and %3 copy cards given up in the game there are cards too many</source>
        <translation>本轮已完成 %1 个回合；已取 %2 张行动卡，全局已交出 %3 张复制卡：卡牌过多</translation>
    </message>
    <message>
        <source>%1 turns of this round are over; with %2 cards taken and %3 copy cards given up in the game there are cards missing</source>
        <translation>本轮已完成 %1 个回合；已取 %2 张行动卡，全局已交出 %3 张复制卡：卡牌不足</translation>
    </message>
    <message>
        <source>there is no action card &quot;%1&quot; at this table</source>
        <translation>本局没有行动卡“%1”</translation>
    </message>
    <message>
        <source>%1 stands here twice</source>
        <translation>%1 在此出现两次</translation>
    </message>
    <message>
        <source>this card is not among those taken</source>
        <translation>此卡不在已取的卡中</translation>
    </message>
    <message>
        <source>a card has the sides 1 and 2</source>
        <translation>卡牌只有 1、2 两面</translation>
    </message>
    <message>
        <source>say which side of %1 was used; only that one can be copied</source>
        <translation>请填写 %1 用了哪一面；只有该面可以复制</translation>
    </message>
    <message>
        <source>%1 took one company before the first round; here it is %2</source>
        <translation>%1 在首轮前选取一家公司；此处为 %2 家</translation>
    </message>
    <message>
        <source>%1 directs %2 companies; %3 is the most</source>
        <translation>%1 掌管 %2 家公司；至多 %3 家</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation>没有此角色</translation>
    </message>
    <message>
        <source>it has %1 tiles of its own at most</source>
        <translation>其专属板块至多 %1 块</translation>
    </message>
    <message>
        <source>its tiles are laid from phase %1 on</source>
        <translation>其板块自阶段 %1 起铺设</translation>
    </message>
    <message>
        <source>%1 began with %2 copy cards and gets no more</source>
        <translation>%1 开局有 %2 张复制卡，之后不再增加</translation>
    </message>
    <message>
        <source>in this game there are no action cards</source>
        <translation>本游戏没有行动卡</translation>
    </message>
    <message>
        <source>in this game there are no characters</source>
        <translation>本游戏没有角色</translation>
    </message>
    <message>
        <source>this belongs to a player&apos;s turn with an action card; say in start/turn whose it is</source>
        <translation>这属于使用行动卡的玩家回合；请在 start/turn 填写是谁的回合</translation>
    </message>
    <message>
        <source>the round has not begun, so that all cards lie on the table</source>
        <translation>本轮尚未开始，所有卡牌都在桌上</translation>
    </message>
    <message>
        <source>before the trains run a player has the turn</source>
        <translation>火车运营之前由玩家行动</translation>
    </message>
    <message>
        <source>companies take no loans in this game</source>
        <translation>本游戏中公司不可贷款</translation>
    </message>
    <message>
        <source>the national company has no loans</source>
        <translation>国有公司没有贷款</translation>
    </message>
    <message>
        <source>it had no turn yet in which it could take any</source>
        <translation>它尚未有过可贷款的回合</translation>
    </message>
    <message>
        <source>since phase %1 there are no loans: they were repaid, or the company was merged; expected 0</source>
        <translation>自阶段 %1 起没有贷款：已还清，或公司已并入；应为 0</translation>
    </message>
    <message>
        <source>it has %1 loans; it can take one for a share, and only %2 have been sold</source>
        <translation>它有 %1 笔贷款；每股可贷一笔，而只售出 %2 股</translation>
    </message>
    <message>
        <source>no company is started so yet; until now they got their capital bit by bit</source>
        <translation>公司尚不能这样开设；目前仍逐步获得资本</translation>
    </message>
    <message>
        <source>%1 % of it are sold at %2, of which %3 % beyond the first half: expected %4</source>
        <translation>已按 %2 售出 %1%，其中 %3% 超出前半：应为 %4</translation>
    </message>
    <message>
        <source>it had no turn yet, so that it has what its shares brought: %1 % at %2, expected %3</source>
        <translation>它尚未有过回合，资金即售股所得：%1%，每股 %2，应为 %3</translation>
    </message>
    <message>
        <source>%1 % of it are sold; with %2 % it gets its capital and operates</source>
        <translation>已售出 %1%；达到 %2% 即获得资本并运营</translation>
    </message>
    <message>
        <source>%1 % of it are sold; with %2 % it gets its capital and operates, and not before</source>
        <translation>已售出 %1%；达到 %2% 才获得资本并运营</translation>
    </message>
    <message>
        <source>it is not said of this company; all get theirs in one way</source>
        <translation>此公司无需填写；所有公司入账方式相同</translation>
    </message>
    <message>
        <source>no money is kept for this company</source>
        <translation>此公司没有留待的资金</translation>
    </message>
    <message>
        <source>this key is missing; a company gets its capital in one of these ways: escrow, per-share, at-float</source>
        <translation>未填写售股资金的入账方式</translation>
    </message>
    <message>
        <source>%1 has no destination</source>
        <translation>%1 没有目的地</translation>
    </message>
    <message>
        <source>%1 has left the game</source>
        <translation>%1 已移出游戏</translation>
    </message>
    <message>
        <source>expected the markers on this price, the top one first: none</source>
        <translation>应按顶端在先列出此股价上的标志：没有标志</translation>
    </message>
    <message>
        <source>expected the markers on this price, the top one first: %1</source>
        <translation>应按顶端在先列出此股价上的标志：%1</translation>
    </message>
    <message>
        <source>a company whose marker comes to %1 leaves the game</source>
        <translation>标志移到 %1 的公司移出游戏</translation>
    </message>
    <message>
        <source>in %1 the price is %2</source>
        <translation>%1 处的股价是 %2</translation>
    </message>
    <message>
        <source>this key is missing; a company with shares has it</source>
        <translation>未填写股价；有股份的公司都有股价</translation>
    </message>
    <message>
        <source>%1 is no price of the chart; next to it there are %2</source>
        <translation>价格表上没有 %1；相邻的是 %2</translation>
    </message>
    <message>
        <source>%1 stands on the chart more than once; say which of the cells %2 it is</source>
        <translation>%1 在价格表上不止一处；请选择位置：%2</translation>
    </message>
    <message>
        <source>the chart has no such price</source>
        <translation>价格表上没有此股价</translation>
    </message>
    <message>
        <source>these are more hexes than it has stations on the map, %1</source>
        <translation>六角格多于它在版图上的车站：%1</translation>
    </message>
    <message>
        <source>a company has one station on a hex; %1 stands here twice</source>
        <translation>公司在一格只有一座车站；%1 在此出现两次</translation>
    </message>
    <message>
        <source>it took stations over when it was formed, or placed one at home; at least one is on the map</source>
        <translation>它成立时接收了车站，或建造了总部车站；版图上至少有一座</translation>
    </message>
    <message>
        <source>its home station is on the map since it was started</source>
        <translation>它自开设起，总部车站就在版图上</translation>
    </message>
    <message>
        <source>its home station is on the map since somebody directs it</source>
        <translation>它自有总裁起，总部车站就在版图上</translation>
    </message>
    <message>
        <source>it had a turn, so at least its home station is on the map</source>
        <translation>它已有过回合，版图上至少有总部车站</translation>
    </message>
    <message>
        <source>it had no turn yet, so its first station is still to come</source>
        <translation>它尚未有过回合，首座车站还未建造</translation>
    </message>
    <message>
        <source>all its shares bring capital; nobody gets any for a railway</source>
        <translation>它的所有股份都带来资本；无人以铁路换股</translation>
    </message>
    <message>
        <source>for %1 its owner will get %2 %, which bring no capital</source>
        <translation>%1 的所有者将得到 %2%，这部分不带来资本</translation>
    </message>
    <message>
        <source>%1 is gone: expected %2 if its owner gave it for the director&apos;s certificate, or 0 if nobody ever bought it; that decides the capital</source>
        <translation>%1 已不在：若所有者以它换取总裁股应为 %2，若从未有人购买应为 0；资本由此决定</translation>
    </message>
    <message>
        <source>nothing %1 is sold for starts it at this price</source>
        <translation>%1 的任何售价都不会以此股价开设它</translation>
    </message>
    <message>
        <source>this key is missing; an operating company has it</source>
        <translation>未填写；运营中的公司须填写</translation>
    </message>
    <message>
        <source>it had no turn yet in which to lay it</source>
        <translation>它尚未有过可铺设总部板块的回合</translation>
    </message>
    <message>
        <source>a company of its size has none</source>
        <translation>此规模的公司没有专用总部板块</translation>
    </message>
    <message>
        <source>a started company has no money; it gets its capital when it operates</source>
        <translation>已开设的公司没有资金；运营时才获得资本</translation>
    </message>
    <message>
        <source>a started company has no trains; it can own some when it operates</source>
        <translation>已开设的公司没有火车；运营时才可拥有</translation>
    </message>
    <message>
        <source>the bond railway has no director</source>
        <translation>债券铁路没有总裁</translation>
    </message>
    <message>
        <source>the bond railway has neither treasury nor trains</source>
        <translation>债券铁路既没有公司账户也没有火车</translation>
    </message>
    <message>
        <source>it has %1 markers, one of them at home from the beginning</source>
        <translation>它有 %1 个标志，其中一个一开始就在总部</translation>
    </message>
    <message>
        <source>until it is formed it stands on %1</source>
        <translation>成立之前它停在 %1</translation>
    </message>
    <message>
        <source>expected the price it was started at; its shares in the bank cost that</source>
        <translation>应填写起始股价；银行中的股份按此价出售</translation>
    </message>
    <message>
        <source>expected the price it was started at; it will get its capital by it</source>
        <translation>应填写起始股价；其资本由此而定</translation>
    </message>
    <message>
        <source>expected a price above 0</source>
        <translation>股价应大于 0</translation>
    </message>
    <message>
        <source>a company of its size is started at one of %1</source>
        <translation>此规模的公司以下列股价之一开设：%1</translation>
    </message>
    <message>
        <source>in this variant all companies are ordinary ones</source>
        <translation>此变体中所有公司都是普通公司</translation>
    </message>
    <message>
        <source>its shares are not on sale in phase %1 yet</source>
        <translation>阶段 %1 中其股份尚未出售</translation>
    </message>
    <message>
        <source>it is formed by phase %1</source>
        <translation>它在阶段 %1 成立</translation>
    </message>
    <message>
        <source>it was formed at the end of the operating round in which phase %1 began</source>
        <translation>它在阶段 %1 开始的那个运营轮结束时成立</translation>
    </message>
    <message>
        <source>more than %1 % of a company never come there</source>
        <translation>一家公司在此处从不超过 %1%</translation>
    </message>
    <message>
        <source>shares that are sold go back to the bank here</source>
        <translation>此处售出的股份回到银行</translation>
    </message>
    <message>
        <source>its shares are of %1 %, so %2 % cannot be</source>
        <translation>其股份每股 %1%，不可能有 %2%</translation>
    </message>
    <message>
        <source>with so many players %1 of the companies is left out; say which</source>
        <translation>此人数下有 %1 家公司不参与；请填写是哪家</translation>
    </message>
    <message>
        <source>%1 has a row in start/companies; a company that left the game has none</source>
        <translation>%1 列在 start/companies 中；移出游戏的公司不应列出</translation>
    </message>
    <message>
        <source>%1 cannot have left the game: nobody can take it over</source>
        <translation>%1 不可能移出游戏：无人能收购它</translation>
    </message>
    <message>
        <source>it came with %1; stations on the map and markers not yet placed must be as many together if it took nobody over</source>
        <translation>它原有 %1 座车站；若未收购其他公司，版图上的车站与未建造的合计应相同</translation>
    </message>
    <message>
        <source>it came with %1; stations on the map and markers not yet placed must be as many together</source>
        <translation>它原有 %1 座车站；版图上的车站与未建造的合计应相同</translation>
    </message>
    <message>
        <source>the stations and markers of these companies passed to others; those have %1 too few for it</source>
        <translation>这些公司的车站已转给其他公司；后者还少 %1 个</translation>
    </message>
    <message>
        <source>the stations and markers of these companies passed to others; those have %1 more than that</source>
        <translation>这些公司的车站已转给其他公司；后者多出 %1 个</translation>
    </message>
    <message>
        <source>it is on the chart from the beginning; its row is missing</source>
        <translation>它一开始就在价格表上，此处却未填写</translation>
    </message>
    <message>
        <source>it was put on the chart when %1 was bought; its row is missing</source>
        <translation>购买 %1 时它已放上价格表，此处却未填写</translation>
    </message>
    <message>
        <source>one company is the bond railway and has that role; here there are %1</source>
        <translation>债券铁路只有一家公司；此处有 %1 家</translation>
    </message>
    <message>
        <source>%1 holds %2 % of it; the director&apos;s certificate alone is %3 %</source>
        <translation>%1 持有它的 %2%；仅总裁股就有 %3%</translation>
    </message>
    <message>
        <source>of %1 one holds the director&apos;s certificate; say who does</source>
        <translation>%1 中有一人持有总裁股；请填写是谁</translation>
    </message>
    <message>
        <source>it is formed, so who holds the director&apos;s certificate is its director and named as such</source>
        <translation>它已成立，持有总裁股者即为总裁，请填为总裁</translation>
    </message>
    <message>
        <source>%1 holds enough of it to be its director; nobody is said to be</source>
        <translation>%1 的持股足以担任总裁，却未填写总裁</translation>
    </message>
    <message>
        <source>%1 has no company of this size</source>
        <translation>%1 没有此规模的公司</translation>
    </message>
    <message>
        <source>%1 has one company of a size, and %2 is his</source>
        <translation>%1 每种规模只有一家公司，已有 %2</translation>
    </message>
    <message>
        <source>a company of %1 operates from the beginning</source>
        <translation>%1 的公司一开始就运营</translation>
    </message>
    <message>
        <source>a company of %1 has no treasury</source>
        <translation>%1 的公司没有公司账户</translation>
    </message>
    <message>
        <source>a company of %1 has one train at most</source>
        <translation>%1 的公司至多有一列火车</translation>
    </message>
    <message>
        <source>a company of %1 owns no private railways</source>
        <translation>%1 的公司不拥有私有铁路</translation>
    </message>
    <message>
        <source>%1 gets it when phase %2 begins</source>
        <translation>阶段 %2 开始时 %1 得到它</translation>
    </message>
    <message>
        <source>its director&apos;s certificate is set aside for the owner of %1</source>
        <translation>它的总裁股留给 %1 的所有者</translation>
    </message>
    <message>
        <source>it has no director before it is formed; who holds the director&apos;s certificate already is named as its holder alone</source>
        <translation>成立之前它没有总裁；已持有总裁股者只填为持有者</translation>
    </message>
    <message>
        <source>this key is missing; only formed companies can be without it</source>
        <translation>未填写总裁；只有成立的公司可以没有总裁</translation>
    </message>
    <message>
        <source>%1 belongs to %2 already</source>
        <translation>%1 已属于 %2</translation>
    </message>
    <message>
        <source>%1 has a company already</source>
        <translation>%1 已有公司</translation>
    </message>
    <message>
        <source>every player is a company; that of %1 is missing</source>
        <translation>每位玩家都有一家公司；缺少 %1 的公司</translation>
    </message>
    <message>
        <source>it does not operate as long as %1, which becomes a share of it, is there</source>
        <translation>将成为其股份的 %1 还在，它就不能运营</translation>
    </message>
    <message>
        <source>it only built track, and closed when phase %1 began</source>
        <translation>它只铺设铁轨，阶段 %1 开始时已关闭</translation>
    </message>
    <message>
        <source>in phase %1 it is a share of %2 already</source>
        <translation>阶段 %1 中它已成为 %2 的股份</translation>
    </message>
    <message>
        <source>%1 took it over at the end of the operating round in which phase %2 began</source>
        <translation>%1 已在阶段 %2 开始的那个运营轮结束时接收它</translation>
    </message>
    <message>
        <source>%1 owns it, so its cash and its trains are asked for</source>
        <translation>%1 拥有它，须填写其现金与火车</translation>
    </message>
    <message>
        <source>a railway with one owner has no price</source>
        <translation>只有一位所有者的铁路没有股价</translation>
    </message>
    <message>
        <source>its owner has it among his privates; expected him or nobody</source>
        <translation>所有者在私有铁路中填写；此处只能是所有者或无人</translation>
    </message>
    <message>
        <source>in this variant all do everything</source>
        <translation>此变体中所有铁路都是普通铁路</translation>
    </message>
    <message>
        <source>it only builds track; it has neither treasury nor trains</source>
        <translation>它仅铺设铁轨；既没有公司账户也没有火车</translation>
    </message>
    <message>
        <source>of the coal and of the pre-state railways one each only builds, or neither any more; here: %1</source>
        <translation>煤矿铁路与前国铁中应各有一条仅铺设铁轨，或都已没有；此处：%1</translation>
    </message>
    <message>
        <source>nobody owns it; who does has it among his privates</source>
        <translation>无人拥有它；所有者在私有铁路中填写</translation>
    </message>
    <message>
        <source>expected %1 or %2 shares</source>
        <translation>应为 %1 或 %2 股</translation>
    </message>
    <message>
        <source>expected %1 shares</source>
        <translation>应为 %1 股</translation>
    </message>
    <message>
        <source>it is formed at one of the prices %1</source>
        <translation>它以下列股价之一成立：%1</translation>
    </message>
    <message>
        <source>it is formed out of companies with loans, and none has left the game; they stand in start/closed_companies</source>
        <translation>它由有贷款的公司组成，而没有公司移出游戏；请在 start/closed_companies 填写</translation>
    </message>
    <message>
        <source>it has so many shares only if more than %1 of them were handed out; with players and in the pool there are %2</source>
        <translation>只有发出超过 %1 股时它才有这么多股份；玩家与银行池中共 %2 股</translation>
    </message>
    <message>
        <source>more than %1 shares were given for twice as many of the merged companies; %2 of them did not have so many</source>
        <translation>发出超过 %1 股须有两倍的并入公司股份；%2 家公司没有这么多</translation>
    </message>
    <message>
        <source>it owns a %1, which lasts, so that its marker moves again</source>
        <translation>它有不报废的火车 %1，标志应再次移动</translation>
    </message>
    <message>
        <source>as long as its marker stands still its price is the one it was formed at, %1</source>
        <translation>标志不动期间，股价就是成立时的股价 %1</translation>
    </message>
    <message>
        <source>the share that its director must still buy lies in the bank, and all are with players or in the pool</source>
        <translation>总裁尚须买入的股份在银行，而股份已全在玩家手中或银行池</translation>
    </message>
    <message>
        <source>since phase %1 it is either formed and has a row here, or can no longer be formed and stands in start/closed_companies</source>
        <translation>自阶段 %1 起，它要么已成立并列于此处，要么不再成立并列于 start/closed_companies</translation>
    </message>
    <message>
        <source>%1 is only given up when phase %2 begins</source>
        <translation>阶段 %2 开始时才会放弃 %1</translation>
    </message>
    <message>
        <source>in this game the printed limit holds</source>
        <translation>本游戏采用印刷的上限</translation>
    </message>
    <message>
        <source>the printed limit holds until %1 is formed</source>
        <translation>%1 成立前采用印刷的上限</translation>
    </message>
    <message>
        <source>the limit does not change at this table</source>
        <translation>本局的上限不变</translation>
    </message>
    <message>
        <source>its shares are never divided; it has %1</source>
        <translation>其股份从不拆分；共 %1 股</translation>
    </message>
    <message>
        <source>only the national company&apos;s marker ever stands still</source>
        <translation>只有国有公司的标志会停住不动</translation>
    </message>
    <message>
        <source>only the national company ever acts first</source>
        <translation>只有国有公司会最先行动</translation>
    </message>
    <message>
        <source>this key is missing; somebody directs it</source>
        <translation>未填写总裁；它有总裁</translation>
    </message>
    <message>
        <source>%1 is not in play; what is has a row in start/companies</source>
        <translation>%1 不在游戏中；游戏中的公司列在 start/companies</translation>
    </message>
    <message>
        <source>there is no private railway &quot;%1&quot;; there are: none</source>
        <translation>没有私有铁路“%1”；本游戏没有私有铁路</translation>
    </message>
    <message>
        <source>there is no private railway &quot;%1&quot;; there are: %2</source>
        <translation>没有私有铁路“%1”；可用的有：%2</translation>
    </message>
    <message>
        <source>%1 has no shares; who owns it has it among his privates</source>
        <translation>%1 没有股份；所有者在私有铁路中填写</translation>
    </message>
    <message>
        <source>only companies have loans in this game; what a player owes is raised at once</source>
        <translation>本游戏只有公司可贷款；玩家所欠须立即筹集</translation>
    </message>
    <message>
        <source>a loan costs its amount again, and that is never paid back: at least the debt, %1</source>
        <translation>贷款还要另付同额，且永不归还：至少等于欠款 %1</translation>
    </message>
    <message>
        <source>a loan costs no penalty in this game; what is owed is the debt alone</source>
        <translation>本游戏的贷款没有罚款利息；只欠欠款本身</translation>
    </message>
    <message>
        <source>this player of the header is missing</source>
        <translation>缺少这位玩家</translation>
    </message>
    <message>
        <source>in this game only companies have money</source>
        <translation>本游戏只有公司有资金</translation>
    </message>
    <message>
        <source>the players hold %1 % of it together; there is %2 % that they can hold</source>
        <translation>玩家合计持有它的 %1%；至多可持有 %2%</translation>
    </message>
    <message>
        <source>the players hold %1 % of it together; there is %2 %</source>
        <translation>玩家合计持有它的 %1%；总共只有 %2%</translation>
    </message>
    <message>
        <source>the players hold %1 % of it, and with %2 % it operates</source>
        <translation>玩家持有它的 %1%，达到 %2% 就运营</translation>
    </message>
    <message>
        <source>%1 holds more of it, %2 %, than %3 does</source>
        <translation>%1 持有它的 %2%，多于 %3</translation>
    </message>
    <message>
        <source>in phase %1 all private railways have left the game</source>
        <translation>阶段 %1 中所有私有铁路都已移出游戏</translation>
    </message>
    <message>
        <source>in phase %1 %2 has been exchanged for a share</source>
        <translation>阶段 %1 中 %2 已换为股份</translation>
    </message>
    <message>
        <source>%1 leaves the game when a company buys it; the company has its station</source>
        <translation>公司购买 %1 时它移出游戏；公司得到其车站</translation>
    </message>
    <message>
        <source>companies own no private railways in phase %1 yet</source>
        <translation>阶段 %1 中公司尚不拥有私有铁路</translation>
    </message>
    <message>
        <source>a company of its size may not own %1</source>
        <translation>此规模的公司不可拥有 %1</translation>
    </message>
    <message>
        <source>%1 takes %2 characters at most</source>
        <translation>%1 至多选取 %2 个角色</translation>
    </message>
    <message>
        <source>only a company uses a private railway&apos;s right, and %1 belongs to none</source>
        <translation>只有公司能使用私有铁路的特殊能力，而 %1 不属于任何公司</translation>
    </message>
    <message>
        <source>%1 has no right that is used up and then stays with its owner</source>
        <translation>%1 没有用完后仍归所有者的特殊能力</translation>
    </message>
    <message>
        <source>only what a player got in an auction has a bid that was paid for it</source>
        <translation>只有玩家拍得的才有已付的出价</translation>
    </message>
    <message>
        <source>this key is missing</source>
        <translation>未填写</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>没有此卡</translation>
    </message>
    <message>
        <source>these cards never run out and are not counted</source>
        <translation>这些卡不会用尽，无需计数</translation>
    </message>
    <message>
        <source>a company of its size may not own a %1</source>
        <translation>此规模的公司不可拥有火车 %1</translation>
    </message>
    <message>
        <source>it may own %1 in phase %2; what is over that leaves the game before the game is joined</source>
        <translation>阶段 %2 中它至多有 %1 列；接入前，超出的移出游戏</translation>
    </message>
    <message>
        <source>it may own %1 in phase %2; what is over that goes to the pool before the game is joined</source>
        <translation>阶段 %2 中它至多有 %1 列；接入前，超出的进入银行池</translation>
    </message>
    <message>
        <source>%1 are left in the deck and %2 in play; there are only %3</source>
        <translation>牌库剩 %1 张，在用 %2 张；总共只有 %3 张</translation>
    </message>
    <message>
        <source>export has taken %1 cards until %2, but only %3 are neither in the deck nor in play</source>
        <translation>到 %2 为止已出口 %1 张，而不在牌库也不在用的只有 %3 张</translation>
    </message>
    <message>
        <source>every round takes a card off the deck, until now %1; only %2 have left it</source>
        <translation>每轮从牌库拿走一张，至今应为 %1 张；只少了 %2 张</translation>
    </message>
    <message>
        <source>before a card %1 is sold, all %2 of these are left</source>
        <translation>火车卡 %1 售出之前，这些卡应全部剩余 %2 张</translation>
    </message>
    <message>
        <source>as long as a card %1 lies on top, all %2 of these are left</source>
        <translation>火车卡 %1 在牌库顶时，这些卡应全部剩余 %2 张</translation>
    </message>
    <message>
        <source>by the cards that left the deck it is phase %1</source>
        <translation>按离开牌库的卡，应为阶段 %1</translation>
    </message>
    <message>
        <source>by the cards that left the deck it is phase %1 or %2</source>
        <translation>按离开牌库的卡，应为阶段 %1 或 %2</translation>
    </message>
    <message>
        <source>by the cards that left the deck it is one of the phases %1</source>
        <translation>按离开牌库的卡，应为下列阶段之一：%1</translation>
    </message>
    <message>
        <source>this key is missing; which faces were sold cannot be seen by the deck</source>
        <translation>未填写；从牌库看不出售出了哪一面</translation>
    </message>
    <message>
        <source>%1 is still in play, so it cannot have left the game</source>
        <translation>%1 仍在用，不可能已移出游戏</translation>
    </message>
    <message>
        <source>%1 is missing: it left the game when %2 was sold</source>
        <translation>缺少 %1：%2 售出时它已移出游戏</translation>
    </message>
    <message>
        <source>%1 is not obsolete yet: no card has been sold that makes it so</source>
        <translation>%1 尚未老旧：使其老旧的卡还未售出</translation>
    </message>
    <message>
        <source>%1 is obsolete: a card has been sold that makes it so</source>
        <translation>%1 已老旧：使其老旧的卡已售出</translation>
    </message>
    <message>
        <source>these have left the game, also those that nobody bought; none is left</source>
        <translation>这些卡连同未售出的都已移出游戏；一张不剩</translation>
    </message>
    <message>
        <source>%1 is still for sale: no card has been sold that scraps it</source>
        <translation>%1 仍在出售：使其报废的卡还未售出</translation>
    </message>
    <message>
        <source>%1 is missing: whatever scrapped %2 scrapped that too</source>
        <translation>缺少 %1：使 %2 报废的也使其报废</translation>
    </message>
    <message>
        <source>expected either the number of passes or the names, not both</source>
        <translation>请只填 pass 次数或姓名之一</translation>
    </message>
    <message>
        <source>when all have passed the round is over; expected fewer</source>
        <translation>所有玩家都 pass 后本轮结束；应更少</translation>
    </message>
    <message>
        <source>only the first lap of the first stock round goes backwards, and only in some games</source>
        <translation>只有首个股票轮的首圈逆序，且仅限部分游戏</translation>
    </message>
    <message>
        <source>not all turns of this round were passes; say who last bought, sold or exchanged something</source>
        <translation>本轮的回合并非都是 pass；请填写最后是谁买入、出售或换股</translation>
    </message>
    <message>
        <source>what was bought may be sold again in the same round here</source>
        <translation>此处买入的可在同一轮出售</translation>
    </message>
    <message>
        <source>shares of %1 are of %2 %, so %3 % cannot be</source>
        <translation>%1 的股份每股 %2%，不可能有 %3%</translation>
    </message>
    <message>
        <source>what was bought in this round is not sold in it; of %1 %2 holds %3 %</source>
        <translation>本轮买入的不可在本轮出售；%2 持有 %1 的 %3%</translation>
    </message>
    <message>
        <source>with %1 passes in a row the round is over; expected fewer</source>
        <translation>连续 %1 次 pass 后本轮结束；应更少</translation>
    </message>
    <message>
        <source>in a stock round a player has the turn</source>
        <translation>股票轮由玩家行动</translation>
    </message>
    <message>
        <source>%1 does not operate yet</source>
        <translation>%1 尚未运营</translation>
    </message>
    <message>
        <source>%1 has its turn now, by start/turn</source>
        <translation>按 start/turn，现在是 %1 的回合</translation>
    </message>
    <message>
        <source>it acted in this round, by start/acted</source>
        <translation>按 start/acted，它本轮已行动</translation>
    </message>
    <message>
        <source>%1 is passed over: %2 % of it are sold, and %3 % are needed for its first turn</source>
        <translation>跳过 %1：已售出 %2%，首个回合需要 %3%</translation>
    </message>
    <message>
        <source>%1 has no turn: nobody directs it</source>
        <translation>%1 没有回合：它没有总裁</translation>
    </message>
    <message>
        <source>there is no bond railway in this variant</source>
        <translation>此变体没有债券铁路</translation>
    </message>
    <message>
        <source>this belongs to a stock round that goes on already</source>
        <translation>这属于已在进行的股票轮</translation>
    </message>
    <message>
        <source>this belongs to a stock round that goes on already; say in start/turn whose turn it is</source>
        <translation>这属于已在进行的股票轮；请在 start/turn 填写是谁的回合</translation>
    </message>
    <message>
        <source>this belongs to an operating round that goes on already</source>
        <translation>这属于已在进行的运营轮</translation>
    </message>
    <message>
        <source>this belongs to an operating round that goes on already; say in start/turn whose turn it is</source>
        <translation>这属于已在进行的运营轮；请在 start/turn 填写是谁的回合</translation>
    </message>
    <message>
        <source>no file was named; name the file that holds the games</source>
        <translation>未指定文件；请指定保存游戏的文件</translation>
    </message>
    <message>
        <source>this is a folder; name a file in it</source>
        <translation>这是文件夹；请指定其中的文件</translation>
    </message>
    <message>
        <source>its folder does not exist; create the folder or name another file</source>
        <translation>其文件夹不存在；请创建文件夹或指定其他文件</translation>
    </message>
    <message>
        <source>the recovered games cannot be put in place of the damaged file (%1); the file was left as it is</source>
        <translation>无法以恢复的游戏替换损坏的文件（%1）；文件保持原样</translation>
    </message>
    <message>
        <source>the damaged file cannot be copied to recover what it holds (%1); the file was left as it is</source>
        <translation>无法复制损坏的文件以恢复其内容（%1）；文件保持原样</translation>
    </message>
    <message>
        <source>the damaged file cannot be set aside (%1); the file was left as it is</source>
        <translation>无法移开损坏的文件（%1）；文件保持原样</translation>
    </message>
    <message>
        <source>the file was damaged (%1) and is kept as %2; recovered into a new file: games %3, moves %4</source>
        <translation>文件已损坏（%1），保留为 %2；已恢复到新文件：游戏 %3 局，行动 %4 步</translation>
    </message>
    <message>
        <source>the file was damaged (%1) and is kept as %2; recovered into a new file: games %3, moves %4; games lost, because only their moves were left: %5</source>
        <translation>文件已损坏（%1），保留为 %2；已恢复到新文件：游戏 %3 局，行动 %4 步；只剩行动而丢失的游戏 %5 局</translation>
    </message>
    <message>
        <source>the file was damaged and is kept as %1; the games that could be read were recovered into a new file</source>
        <translation>文件已损坏，保留为 %1；可读取的游戏已恢复到新文件</translation>
    </message>
    <message>
        <source>the file is another program&apos;s database and was left untouched; choose another place for Flimnap&apos;s games</source>
        <translation>该文件是其他程序的数据库，未作改动；请为 Flimnap 的游戏选择其他位置</translation>
    </message>
    <message>
        <source>the file was written by a newer Flimnap (format %1, this one knows up to %2) and was left untouched; install the newer Flimnap to go on with its games</source>
        <translation>该文件由更新版本的 Flimnap 写入（格式 %1，此版本支持到 %2），未作改动；请安装更新版本以继续其中的游戏</translation>
    </message>
    <message>
        <source>the file is in use by another program; close Flimnap wherever else it runs and try again (%1, code %2)</source>
        <translation>文件正被其他程序使用；请关闭其他正在运行的 Flimnap，然后重试（%1，代码 %2）</translation>
    </message>
    <message>
        <source>the disk is full, nothing was changed; free some space and try again (%1, code %2)</source>
        <translation>磁盘已满，未作任何更改；请释放空间后重试（%1，代码 %2）</translation>
    </message>
    <message>
        <source>the disk did not read or write, nothing was changed; check the disk and its free space and try again (%1, code %2)</source>
        <translation>磁盘读写失败，未作任何更改；请检查磁盘及剩余空间后重试（%1，代码 %2）</translation>
    </message>
    <message>
        <source>the file cannot be opened for writing; allow Flimnap to read and write it and its folder (%1, code %2)</source>
        <translation>文件无法写入；请允许 Flimnap 读写该文件及其文件夹（%1，代码 %2）</translation>
    </message>
    <message>
        <source>the file is damaged; close Flimnap and start it again to recover what can be read (%1, code %2)</source>
        <translation>文件已损坏；请关闭并重新启动 Flimnap，以恢复可读取的内容（%1，代码 %2）</translation>
    </message>
    <message>
        <source>there is not enough memory, nothing was changed; close other programs and try again (%1, code %2)</source>
        <translation>内存不足，未作任何更改；请关闭其他程序后重试（%1，代码 %2）</translation>
    </message>
    <message>
        <source>a text is too long to be kept, nothing was changed (%1, code %2)</source>
        <translation>文本过长，无法保存，未作任何更改（%1，代码 %2）</translation>
    </message>
    <message>
        <source>the database refused, nothing was changed (%1, code %2)</source>
        <translation>数据库拒绝操作，未作任何更改（%1，代码 %2）</translation>
    </message>
    <message>
        <source>game %1: there is no such game; choose one from the list of games</source>
        <translation>游戏 %1：没有此游戏；请从列表中选择</translation>
    </message>
    <message>
        <source>game %1, move %2: the next move must have the number %3</source>
        <translation>游戏 %1 第 %2 步：下一步的编号应为 %3</translation>
    </message>
    <message>
        <source>game %1, move %2: its parent %3 is not an earlier move or 0, the header</source>
        <translation>游戏 %1 第 %2 步：其上一步 %3 既不是更早的一步，也不是 0（开头）</translation>
    </message>
    <message>
        <source>game %1, move %2: there is no such move; load the game again</source>
        <translation>游戏 %1 第 %2 步：没有此步；请重新载入游戏</translation>
    </message>
    <message>
        <source>game %1, move %2: another move is already recorded under this number; load the game again and record behind its last move</source>
        <translation>游戏 %1 第 %2 步：此编号已记录了另一步；请重新载入游戏，并在最后一步之后记录</translation>
    </message>
    <message>
        <source>game %1: the table cannot stand at move %2, the last one recorded is %3</source>
        <translation>游戏 %1：不能停在第 %2 步，最后记录的是第 %3 步</translation>
    </message>
    <message>
        <source>the games in this file cannot be read (%1); nothing was taken from it, choose another copy</source>
        <translation>无法读取此文件中的对局（%1）；未从中取回任何内容，请选择其他副本</translation>
    </message>
    <message>
        <source>there are no games of Flimnap in this file</source>
        <translation>此文件中没有 Flimnap 的对局</translation>
    </message>
    <message>
        <source>export has taken %1 cards until %2, but only %3 are neither in the deck nor in play</source>
        <comment>18cz</comment>
        <translation>到 %2 为止已卖给外国佬 %1 张，而不在牌库也不在用的只有 %3 张</translation>
    </message>
    <message>
        <source>in phase %1 all private railways have left the game</source>
        <comment>18cz</comment>
        <translation>阶段 %1 中所有地方铁路都已移出游戏</translation>
    </message>
    <message>
        <source>companies own no private railways in phase %1 yet</source>
        <comment>18cz</comment>
        <translation>阶段 %1 中公司尚不拥有地方铁路</translation>
    </message>
    <message>
        <source>a company of %1 owns no private railways</source>
        <comment>18cz</comment>
        <translation>%1 的公司不拥有地方铁路</translation>
    </message>
    <message>
        <source>there is no private railway &quot;%1&quot;; there are: %2</source>
        <comment>18cz</comment>
        <translation>没有地方铁路“%1”；可用的有：%2</translation>
    </message>
    <message>
        <source>only a company uses a private railway&apos;s right, and %1 belongs to none</source>
        <comment>18cz</comment>
        <translation>只有公司能使用地方铁路的特殊能力，而 %1 不属于任何公司</translation>
    </message>
    <message>
        <source>it has %1 stations on the map</source>
        <translation>它在版图上有 %1 个车站</translation>
    </message>
    <message>
        <source>there are no rules for &quot;%1&quot;</source>
        <translation>没有“%1”的规则</translation>
    </message>
    <message>
        <source>there is no round &quot;%1&quot;; rounds are called SR3 or OR3.1</source>
        <translation>没有轮次“%1”；轮次写作 SR3 或 OR3.1</translation>
    </message>
    <message>
        <source>there is no round &quot;%1&quot;; the track goes from %2 to %3</source>
        <translation>没有轮次“%1”；轮次从 %2 到 %3</translation>
    </message>
    <message>
        <source>there is no phase &quot;%1&quot;; there are: %2</source>
        <translation>没有阶段“%1”；可用的有：%2</translation>
    </message>
    <message>
        <source>there is no hex &quot;%1&quot; on this map</source>
        <translation>此版图上没有六角格“%1”</translation>
    </message>
    <message>
        <source>it has reached its destination, so that it gets all that its shares bring: expected &quot;per-share&quot;</source>
        <translation>它已抵达目的地，可得全部售股资金：应为“逐股立即入账”</translation>
    </message>
    <message>
        <source>no company is started so yet, and it has not reached its destination: expected &quot;escrow&quot;</source>
        <translation>公司尚不能这样开设，且它尚未抵达目的地：应为“前半立即入账，其余待抵达目的地”</translation>
    </message>
    <message>
        <source>money is only kept for a company with capital &quot;escrow&quot; that is still to reach its destination</source>
        <translation>只有“前半立即入账，其余待抵达目的地”且尚未抵达的公司才有留待的资金</translation>
    </message>
    <message>
        <source>the chart has no cell &quot;%1&quot;</source>
        <translation>价格表上没有位置“%1”</translation>
    </message>
    <message>
        <source>the bond railway pays from the beginning; expected &quot;operating&quot;</source>
        <translation>债券铁路一开始就支付；应为“运营中”</translation>
    </message>
    <message>
        <source>expected &quot;bond&quot; or no role</source>
        <translation>只能是债券铁路或普通公司</translation>
    </message>
    <message>
        <source>expected &quot;construction&quot; or no role</source>
        <translation>只能是仅铺设铁轨的铁路或普通铁路</translation>
    </message>
    <message>
        <source>it operates as soon as it is formed, and has no row before; expected &quot;operating&quot;</source>
        <translation>它一成立就运营，之前不应列出；应为“运营中”</translation>
    </message>
    <message>
        <source>there is no player &quot;%1&quot;; there are: %2</source>
        <translation>没有玩家“%1”；可用的有：%2</translation>
    </message>
    <message>
        <source>there is no company &quot;%1&quot;; there are: %2</source>
        <translation>没有公司“%1”；可用的有：%2</translation>
    </message>
    <message>
        <source>there is no train &quot;%1&quot;; there are: %2</source>
        <translation>没有火车“%1”；可用的有：%2</translation>
    </message>
    <message>
        <source>game %1: the table cannot stand at move %2, it is not in the line to move %3</source>
        <translation>游戏 %1：不能停在第 %2 步，它不在通往第 %3 步的线上</translation>
    </message>
    <message>
        <source>game &quot;%1&quot;: its last moves, or where the table stood, could not be recovered; it goes on at move %2</source>
        <translation>游戏“%1”：最后几步或所停的位置无法恢复；从第 %2 步继续</translation>
    </message>
    <message>
        <source>%1 is not in play at this table</source>
        <translation>%1 不在这桌的游戏中</translation>
    </message>
</context>
<context>
    <name>flimnap::SetUpView</name>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n not as usual</source>
        <comment>readings of a rule</comment>
        <translation>
            <numerusform>%n 项与通常不同</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::SharedStations</name>
    <message>
        <source>%1: hexes with two stations: %2</source>
        <translation>%1：有两个车站的格：%2</translation>
    </message>
    <message>
        <source>%1 takes back a station in %2</source>
        <translation>%1 收回 %2 的车站</translation>
    </message>
    <message>
        <source>Stations on the same hex</source>
        <translation>同一格上的车站</translation>
    </message>
    <message>
        <source>On how many hexes do two stations stand that are all stations of %1 now? One of the two goes back to its charter and can be placed again.</source>
        <translation>有多少个六角格上有两个车站，且现在都属于 %1？其中一个放回公司面板，可再次建造。</translation>
    </message>
    <message>
        <source>On how many hexes do two stations stand that are all stations of %1 now? One of the two goes back to its charter and can be placed again.</source>
        <comment>18cz</comment>
        <translation>有多少个六角格上有两个车站，且现在都属于 %1？其中一个放回公司面板，可再次建造。</translation>
    </message>
    <message>
        <source>Of these, taken over</source>
        <translation>其中收购所得</translation>
    </message>
</context>
<context>
    <name>flimnap::SnakeSale</name>
    <message>
        <source>%1 buys a private railway or passes</source>
        <translation>%1 购买地方铁路或 pass</translation>
    </message>
</context>
<context>
    <name>flimnap::StackDraft</name>
    <message>
        <source>%1 buys a railway or passes</source>
        <translation>%1 购买铁路或 pass</translation>
    </message>
    <message>
        <source>A railway is drawn on the table</source>
        <translation>在桌上抽取一条铁路</translation>
    </message>
    <message>
        <source>It will have neither money nor trains.</source>
        <translation>它既无资金，也无火车。</translation>
    </message>
    <message>
        <source>Drawn: %1 only builds track</source>
        <translation>抽得：%1 仅铺设铁轨</translation>
    </message>
    <message>
        <source>It has neither director nor trains nor treasury. In each operating round it pays its shareholders by its price, and its price rises.</source>
        <translation>它没有总裁、火车和公司账户。每个运营轮按股价向持股者支付，股价随之上涨。</translation>
    </message>
    <message>
        <source>It has neither money nor trains, earns nothing and is not exchanged.</source>
        <translation>它既无资金也无火车，没有收入，也不换股。</translation>
    </message>
    <message>
        <source>As soon as Wien is brown the third marker of %1 is placed there</source>
        <translation>维也纳（Wien）变为棕色后，在该处放置 %1 的第三个标志</translation>
    </message>
    <message>
        <source>Railways %1 and %2 of the draft: who takes one first</source>
        <translation>轮抽的第 %1、%2 条铁路：谁先选</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>玩家 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>玩家 2</translation>
    </message>
    <message>
        <source>Order of the draft</source>
        <translation>轮抽顺序</translation>
    </message>
    <message>
        <source>Place the second marker of the bond railway</source>
        <translation>放置债券铁路的第二个标志</translation>
    </message>
    <message>
        <source>%1 places the second marker of the bond railway: %2</source>
        <translation>%1 放置债券铁路的第二个标志：%2</translation>
    </message>
    <message>
        <source>On any hex with a free slot. A third marker is placed in Wien as soon as Wien is brown.</source>
        <translation>可放在任一有空位的六角格上。维也纳（Wien）变为棕色时，在该处放置第三个标志。</translation>
    </message>
    <message>
        <source>bond railway, pays by its price</source>
        <translation>债券铁路，按股价支付</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the bond railway starts here</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>bond railway</source>
        <translation>债券铁路</translation>
    </message>
    <message>
        <source>one more in Wien once that is brown</source>
        <translation>维也纳变棕色后再加一座</translation>
    </message>
    <message>
        <source>bond railway, price %1</source>
        <translation>债券铁路，股价 %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>Bond railway</source>
        <translation>债券铁路</translation>
    </message>
    <message>
        <source>Which one it is</source>
        <translation>是哪一家</translation>
    </message>
    <message>
        <source>May place its second marker</source>
        <translation>可放置其第二个标志</translation>
    </message>
    <message>
        <source>%1 only builds track</source>
        <translation>%1 仅铺设铁轨</translation>
    </message>
    <message>
        <source>Stations on the map</source>
        <translation>版图上的车站</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>轮抽</translation>
    </message>
    <message>
        <source>Draw the coal railway that only builds track</source>
        <translation>抽取仅铺设铁轨的煤矿铁路</translation>
    </message>
    <message>
        <source>Draw the pre-state railway that only builds track</source>
        <translation>抽取仅铺设铁轨的前国铁</translation>
    </message>
</context>
<context>
    <name>flimnap::StatementRows</name>
    <message>
        <source>%1: %2</source>
        <comment>company: reason</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>flimnap::StatusTexts</name>
    <message>
        <source>only builds track</source>
        <translation>仅铺设铁轨</translation>
    </message>
    <message>
        <source>%1, half to the owner</source>
        <translation>%1，半数归所有者</translation>
    </message>
    <message>
        <source>%1, no director: its price falls</source>
        <translation>%1，无总裁：股价下跌</translation>
    </message>
    <message>
        <source>operates when its turn comes</source>
        <translation>轮到时即运营</translation>
    </message>
    <message>
        <source>%1 % sold, operates with %2 %</source>
        <translation>已售 %1%，达 %2% 可运营</translation>
    </message>
    <message>
        <source>%1, is formed at the end of this round</source>
        <translation>%1，本轮结束时成立</translation>
    </message>
    <message>
        <source>%1, is formed in phase %2</source>
        <translation>%1，阶段 %2 成立</translation>
    </message>
    <message>
        <source>%1, waits for the exchange of %2</source>
        <translation>%1，待 %2 换股</translation>
    </message>
    <message>
        <source>%1, opens at the end of this round</source>
        <translation>%1，本轮结束时开业</translation>
    </message>
    <message>
        <source>%1, not floated yet</source>
        <translation>%1，尚未被接管</translation>
    </message>
    <message>
        <source>%1. to operate</source>
        <translation>第 %1 位运营</translation>
    </message>
    <message>
        <source>%1. · %2</source>
        <translation>第 %1 位 · %2</translation>
    </message>
    <message>
        <source>no train before the end of the set</source>
        <translation>本组结束前无火车</translation>
    </message>
    <message>
        <source>trains %1/%2</source>
        <translation>火车 %1/%2</translation>
    </message>
    <message>
        <source>stations %1, %2 left</source>
        <translation>车站 %1，余 %2</translation>
    </message>
    <message>
        <source>stations %1</source>
        <translation>车站 %1</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>for sale</source>
        <translation>出售中</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>随 %1</translation>
    </message>
    <message>
        <source>later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>in the rules: %1</source>
        <comment>printed name</comment>
        <translation>规则中：%1</translation>
    </message>
    <message>
        <source>%1, is formed at the end of this round</source>
        <comment>1824</comment>
        <translation>%1，本轮结束时成立</translation>
    </message>
    <message>
        <source>%1, is formed in phase %2</source>
        <comment>1824</comment>
        <translation>%1，阶段 %2 成立</translation>
    </message>
    <message>
        <source>%1, opens at the end of this round</source>
        <comment>1824</comment>
        <translation>%1，本轮结束时开业</translation>
    </message>
    <message>
        <source>%1, not floated yet</source>
        <comment>1824</comment>
        <translation>%1，尚未被接管</translation>
    </message>
</context>
<context>
    <name>flimnap::Stories</name>
    <message>
        <source>%1 is formed</source>
        <translation>%1 成立</translation>
    </message>
    <message>
        <source>%1 begins with %2 in its treasury</source>
        <translation>%1 的公司账户起始资金为 %2</translation>
    </message>
    <message>
        <source>treasury of %1</source>
        <translation>%1 的公司账户</translation>
    </message>
    <message>
        <source>Nobody holds %1 % of %2: it has no director</source>
        <translation>无人持有 %2 的 %1%：没有总裁</translation>
    </message>
    <message>
        <source>%1 is director of %2: nobody holds more than his %3 %</source>
        <translation>%1 为 %2 的总裁：持股 %3%，无人更多</translation>
    </message>
    <message>
        <source>%1 is director of %2: %3 holds %4 % as well, but %1 owned %5</source>
        <translation>%1 为 %2 的总裁：%3 同样持有 %4%，但 %1 原拥有 %5</translation>
    </message>
    <message>
        <source>%1 is director of %2: %3 holds %4 % as well, but %1 comes first from the priority card</source>
        <translation>%1 为 %2 的总裁：%3 同样持有 %4%，但从优先卡起 %1 在先</translation>
    </message>
    <message>
        <source>Markers of %1: %2 on the board, %3 still to place</source>
        <translation>%1 的车站：版图上 %2 座，待建 %3 座</translation>
    </message>
    <message>
        <source>It takes the place of %1</source>
        <translation>取代 %1</translation>
    </message>
    <message>
        <source>%1 must become a share of %2</source>
        <translation>%1 必须换成 %2 的股份</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <translation>%1 开业</translation>
    </message>
    <message>
        <source>What is left over</source>
        <translation>剩余处理</translation>
    </message>
    <message>
        <source>Interest of %1 %</source>
        <translation>利息 %1%</translation>
    </message>
    <message>
        <source>All payments are still made. The game ends after %1.</source>
        <translation>所有款项照付。游戏在“%1”后结束。</translation>
    </message>
    <message>
        <source>All payments are still made.</source>
        <translation>所有款项照付。</translation>
    </message>
    <message>
        <source>The bank is broken</source>
        <translation>银行破产</translation>
    </message>
    <message>
        <source>Its certificates are worth nothing and leave the game</source>
        <translation>其股份证书失效并移出游戏</translation>
    </message>
    <message>
        <source>%1 is closed: its marker came into the closing area</source>
        <translation>%1 关闭：其标志进入关闭区</translation>
    </message>
    <message>
        <source>All the cash of %1 is gone; what could not be sold counts at its price</source>
        <translation>%1 的现金全部失去；未能出售的按其价格计分</translation>
    </message>
    <message>
        <source>The game ends at once</source>
        <translation>游戏立即结束</translation>
    </message>
    <message>
        <source>%1 is bankrupt</source>
        <translation>%1 破产</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>最后一轮</translation>
    </message>
    <message>
        <source>%1 has one share only and must buy another one in the next stock round</source>
        <translation>%1 仅有一股，须在下个股票轮再买入一股</translation>
    </message>
    <message>
        <source>The railways that only build track close</source>
        <translation>只铺轨的铁路关闭</translation>
    </message>
    <message>
        <source>%1 is formed</source>
        <comment>1824</comment>
        <translation>%1 成立</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <comment>1824</comment>
        <translation>%1 开业</translation>
    </message>
    <message>
        <source>What is not in play goes back into the box</source>
        <translation>未参与游戏的组件放回盒中</translation>
    </message>
    <message>
        <source>%1: the end</source>
        <translation>结束：%1</translation>
    </message>
</context>
<context>
    <name>flimnap::SupplyView</name>
    <message>
        <source>train %1</source>
        <translation>火车 %1</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>火车卡 %1</translation>
    </message>
    <message>
        <source>On sale: %1</source>
        <translation>在售：%1</translation>
    </message>
    <message numerus="yes">
        <source>On sale: %1, %n left</source>
        <translation>
            <numerusform>在售：%1，余 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: any number</source>
        <translation>%1：不限</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (after the first %2)</source>
        <comment>trains on sale</comment>
        <translation>%1（首辆 %2 售出后）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>size of companies and their train limit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Train limit: %1. Tiles: %2.</source>
        <translation>火车上限：%1。板块：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n operating round(s) after a stock round.</source>
        <translation>
            <numerusform>股票轮后有 %n 个运营轮。</numerusform>
        </translation>
    </message>
    <message>
        <source>Trains besides: %1.</source>
        <translation>另售火车：%1。</translation>
    </message>
    <message>
        <source>The game ends with this round</source>
        <translation>游戏在本轮后结束</translation>
    </message>
    <message>
        <source>The last round: incomes count twice, and none is kept</source>
        <translation>最后一轮：收入加倍，且不得保留</translation>
    </message>
    <message>
        <source>broken, the game ends after %1</source>
        <translation>已破产，游戏在 %1 后结束</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>已破产</translation>
    </message>
    <message>
        <source>less than a tenth is left</source>
        <translation>余额不足一成</translation>
    </message>
    <message>
        <source>In the depot</source>
        <translation>车库中</translation>
    </message>
    <message>
        <source>In the open stock</source>
        <translation>银行池中</translation>
    </message>
</context>
<context>
    <name>flimnap::TableCheck</name>
    <message>
        <source>coal railways</source>
        <translation>煤矿铁路</translation>
    </message>
    <message>
        <source>pre-state railways</source>
        <translation>前国铁</translation>
    </message>
    <message>
        <source>regional railways</source>
        <translation>区域铁路</translation>
    </message>
    <message>
        <source>state railways</source>
        <translation>国铁</translation>
    </message>
    <message>
        <source>mountain railways</source>
        <translation>山地铁路</translation>
    </message>
    <message>
        <source>Start cash</source>
        <translation>起始资金</translation>
    </message>
    <message>
        <source>Treasury of a company</source>
        <translation>公司起始资金</translation>
    </message>
    <message>
        <source>Certificate limit</source>
        <translation>证书上限</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>银行</translation>
    </message>
    <message>
        <source>Rounds of the game</source>
        <translation>游戏轮数</translation>
    </message>
    <message>
        <source>OR %1.%2</source>
        <translation>OR %1.%2</translation>
    </message>
    <message>
        <source>%1 for a %2</source>
        <comment>new train, old train</comment>
        <translation>以 %2 换 %1</translation>
    </message>
    <message>
        <source>A %1 is taken out of the game by the first</source>
        <translation>使 %1 报废的首辆火车</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <comment>how many operating rounds</comment>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <comment>train limit</comment>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>Phase %1: %2</source>
        <comment>phase and size of companies</comment>
        <translation>阶段 %1：%2</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>Their names and colours are printed on their cards; this app does not know them.</source>
        <translation>其名称与颜色印在卡牌上，本应用无从得知。</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Operating rounds after a stock round</source>
        <translation>股票轮后的运营轮数</translation>
    </message>
    <message>
        <source>Private railways</source>
        <translation>私有铁路</translation>
    </message>
    <message>
        <source>Income of private railways</source>
        <translation>私有铁路的收入</translation>
    </message>
    <message>
        <source>Value of private railways</source>
        <translation>地方铁路的股价</translation>
    </message>
    <message>
        <source>Number of train cards</source>
        <translation>火车卡数量</translation>
    </message>
    <message>
        <source>Train prices</source>
        <translation>火车价格</translation>
    </message>
    <message>
        <source>To pay if an older train is given for a train</source>
        <translation>以旧火车抵价时的补款</translation>
    </message>
    <message>
        <source>When trains leave the game</source>
        <translation>火车报废时期</translation>
    </message>
    <message>
        <source>Train limits</source>
        <translation>火车上限</translation>
    </message>
    <message>
        <source>Initial prices</source>
        <translation>起始股价</translation>
    </message>
    <message>
        <source>Share-price chart</source>
        <translation>股份价格表</translation>
    </message>
    <message>
        <source>Companies that are founded later</source>
        <translation>后来创办的公司</translation>
    </message>
    <message>
        <source>Private companies</source>
        <translation>私有公司</translation>
    </message>
    <message>
        <source>Private railways</source>
        <comment>18cz</comment>
        <translation>地方铁路</translation>
    </message>
    <message>
        <source>Income of private railways</source>
        <comment>18cz</comment>
        <translation>地方铁路的收入</translation>
    </message>
    <message>
        <source>Share-price chart</source>
        <comment>18cz</comment>
        <translation>股份价格表</translation>
    </message>
</context>
<context>
    <name>flimnap::TableLadder</name>
    <message>
        <source>Column %1, upper row</source>
        <translation>第 %1 列，上排</translation>
    </message>
    <message>
        <source>Column %1, lower row</source>
        <translation>第 %1 列，下排</translation>
    </message>
    <message>
        <source>Every price is higher than the one before it: %1 cannot follow %2.</source>
        <translation>每个价格须高于前一个：%2 之后不能是 %1。</translation>
    </message>
    <message>
        <source>Every price is a multiple of %1, but not %2.</source>
        <translation>价格须为 %1 的倍数，%2 不符。</translation>
    </message>
    <message>
        <source>The chart has two rows of the same length, begins with %1 and ends with %2.</source>
        <translation>价格表为等长的两排，以 %1 开始，以 %2 结束。</translation>
    </message>
    <message>
        <source>Of the share prices the rules name only %1 and %2. Compare all of them with your board before the first move: what differs can be changed below.</source>
        <translation>规则只写明了股价 %1 与 %2。请在第一步之前与版图逐一核对，不同之处可在下方更改。</translation>
    </message>
</context>
<context>
    <name>flimnap::TableSwitches</name>
    <message>
        <source>For advanced players</source>
        <translation>进阶规则</translation>
    </message>
    <message>
        <source>The top train card leaves the deck before trains run: some get old before they earn.</source>
        <translation>火车运营之前移走牌库顶端的火车卡：有些火车未及获得收入便已老旧。</translation>
    </message>
    <message>
        <source>Two characters each</source>
        <translation>每人两名角色</translation>
    </message>
    <message>
        <source>Both players take two character cards.</source>
        <translation>两位玩家各选取两张角色卡。</translation>
    </message>
    <message>
        <source>Allenbeck-Tottenham-Express</source>
        <translation>Allenbeck-Tottenham-Express</translation>
    </message>
    <message>
        <source>A train that calls at three of the four cities with names earns a bonus.</source>
        <translation>火车途经四座具名城市中的三座可获得奖励。</translation>
    </message>
    <message>
        <source>Laputa</source>
        <translation>飞岛（Laputa）</translation>
    </message>
    <message>
        <source>Brown cities with track for one company alone; it changes no sums.</source>
        <translation>棕色城市带有一家公司专用的铁轨；不影响金额。</translation>
    </message>
    <message>
        <source>Brobdingnag</source>
        <translation>大人国（Brobdingnag）</translation>
    </message>
    <message>
        <source>Tiles of its own. A company that pays keeps half of its income.</source>
        <translation>使用专属板块。分红的公司保留一半收入。</translation>
    </message>
    <message>
        <source>Scenario tiles</source>
        <translation>场景板块</translation>
    </message>
    <message>
        <source>A landscape is laid first: terrain costs, mines pay.</source>
        <translation>开局先铺设地形：地形收费，矿山有收入。</translation>
    </message>
    <message>
        <source>Where editions differ, the rules of</source>
        <translation>版本不同之处，采用</translation>
    </message>
    <message>
        <source>The last kind of train</source>
        <translation>最后一类火车</translation>
    </message>
    <message>
        <source>How many trains of each kind</source>
        <translation>各类火车数量</translation>
    </message>
    <message>
        <source>the Polish summary</source>
        <translation>波兰文规则摘要</translation>
    </message>
    <message>
        <source>18xx.games</source>
        <translation>18xx.games</translation>
    </message>
    <message>
        <source>five 8-trains</source>
        <translation>五辆 8 类火车</translation>
    </message>
    <message>
        <source>diesels, any number</source>
        <translation>柴油机车，数量不限</translation>
    </message>
    <message>
        <source>5, 4, 3, 2, 2, 5, as set out</source>
        <translation>5、4、3、2、2、5（依准备说明）</translation>
    </message>
    <message>
        <source>6, 5, 4, 3, 2, 6, as in the table of phases</source>
        <translation>6、5、4、3、2、6（依阶段表）</translation>
    </message>
</context>
<context>
    <name>flimnap::TakeOvers</name>
    <message>
        <source>Left the game</source>
        <translation>已移出游戏</translation>
    </message>
</context>
<context>
    <name>flimnap::Told</name>
    <message>
        <source>{to} receives {amount}: {reason}</source>
        <translation>{to} 收取 {amount}：{reason}</translation>
    </message>
    <message>
        <source>{from} pays {amount}: {reason}</source>
        <translation>{from} 支付 {amount}：{reason}</translation>
    </message>
    <message>
        <source>{from} pays {amount} to {to}: {reason}</source>
        <translation>{from} 向 {to} 支付 {amount}：{reason}</translation>
    </message>
    <message>
        <source>{to} takes {percent} % of {company} from the open stock</source>
        <translation>{to} 从银行池取得 {company} 的 {percent}%</translation>
    </message>
    <message>
        <source>{to} takes {percent} % of {company} from the reserve</source>
        <translation>{to} 从预留区取得 {company} 的 {percent}%</translation>
    </message>
    <message>
        <source>{to} takes {percent} % of {company}</source>
        <translation>{to} 取得 {company} 的 {percent}%</translation>
    </message>
    <message>
        <source>{percent} % of {company} go into the open stock</source>
        <translation>{company} 的 {percent}% 进入银行池</translation>
    </message>
    <message>
        <source>{percent} % of {company} go from the reserve to the bank</source>
        <translation>{company} 的 {percent}% 由预留区转入银行</translation>
    </message>
    <message>
        <source>{from} gives {percent} % of {company} into the open stock</source>
        <translation>{from} 将 {company} 的 {percent}% 交入银行池</translation>
    </message>
    <message>
        <source>{from} gives {percent} % of {company} to the bank</source>
        <translation>{from} 将 {company} 的 {percent}% 交回银行</translation>
    </message>
    <message>
        <source>{to} takes the director&apos;s certificate of {company} for as many shares</source>
        <translation>{to} 以等值股份换取 {company} 的总裁股</translation>
    </message>
    <message>
        <source>The director&apos;s certificate of {company}: {from} → {to}</source>
        <translation>{company} 的总裁股：{from} → {to}</translation>
    </message>
    <message>
        <source>{to} becomes director of {company}</source>
        <translation>{to} 成为 {company} 的总裁</translation>
    </message>
    <message>
        <source>{company} is founded at {price}</source>
        <translation>{company} 创办，股价 {price}</translation>
    </message>
    <message>
        <source>{company} starts at {price}</source>
        <translation>{company} 开设，股价 {price}</translation>
    </message>
    <message>
        <source>{company} starts at {price}</source>
        <comment>1824</comment>
        <translation>{company} 开设，股价 {price}</translation>
    </message>
    <message>
        <source>{company} operates from now on</source>
        <translation>{company} 自此开始运营</translation>
    </message>
    <message>
        <source>{company} floats</source>
        <translation>{company} 被接管，可运营</translation>
    </message>
    <message>
        <source>{company} floats</source>
        <comment>1824</comment>
        <translation>{company} 被接管，可运营</translation>
    </message>
    <message>
        <source>{company} leaves the game</source>
        <translation>{company} 移出游戏</translation>
    </message>
    <message>
        <source>{company} leaves the game</source>
        <comment>1824</comment>
        <translation>{company} 移出游戏</translation>
    </message>
    <message>
        <source>{company} stays at {to}</source>
        <translation>{company} 股价保持 {to}</translation>
    </message>
    <message>
        <source>{company}: price {from} → {to}</source>
        <translation>{company}：股价 {from} → {to}</translation>
    </message>
    <message>
        <source>{private} goes to {to}</source>
        <translation>{private} 归 {to} 所有</translation>
    </message>
    <message>
        <source>{private} leaves the game</source>
        <translation>{private} 移出游戏</translation>
    </message>
    <message>
        <source>{private} is handed in</source>
        <translation>{private} 被交回</translation>
    </message>
    <message>
        <source>{private} stays out of this game</source>
        <translation>{private} 不参与本局</translation>
    </message>
    <message>
        <source>The right of {private} is used</source>
        <translation>使用 {private} 的特殊能力</translation>
    </message>
    <message>
        <source>{minor} goes to {to}</source>
        <translation>{minor} 归 {to} 所有</translation>
    </message>
    <message>
        <source>{owner} exchanges {private} for a share of {into}</source>
        <translation>{owner} 以 {private} 换取 {into} 股份</translation>
    </message>
    <message>
        <source>{owner} exchanges {minor} for {percent} % of {into}</source>
        <translation>{owner} 以 {minor} 换取 {into} 的 {percent}%</translation>
    </message>
    <message>
        <source>{company} is formed</source>
        <translation>{company} 成立</translation>
    </message>
    <message>
        <source>{company} is formed</source>
        <comment>1824</comment>
        <translation>{company} 成立</translation>
    </message>
    <message>
        <source>{company} becomes the bond railway: it pays by its price</source>
        <translation>{company} 成为债券铁路：按股价支付</translation>
    </message>
    <message>
        <source>{company} only builds track</source>
        <translation>{company} 仅铺设铁轨</translation>
    </message>
    <message>
        <source>The bank is broken</source>
        <translation>银行破产</translation>
    </message>
    <message>
        <source>{company} has no train and cannot pay one: the game ends with this round</source>
        <translation>{company} 没有火车且无力购买：游戏在本轮后结束</translation>
    </message>
    <message>
        <source>A marker of {company} goes back to its charter</source>
        <translation>{company} 的一个标志放回公司面板</translation>
    </message>
    <message>
        <source>{player} owes {debt}</source>
        <translation>{player} 欠款 {debt}</translation>
    </message>
    <message>
        <source>{player} owes {debt}, penalty at the end {penalty}</source>
        <translation>{player} 欠款 {debt}，终局罚款利息 {penalty}</translation>
    </message>
    <message>
        <source>{company} earns {amount}</source>
        <translation>{company} 收入 {amount}</translation>
    </message>
    <message>
        <source>Train {train} of {from} leaves the game</source>
        <translation>{from} 的火车 {train} 报废</translation>
    </message>
    <message>
        <source>Train {train} leaves the game</source>
        <translation>火车 {train} 移出游戏</translation>
    </message>
    <message>
        <source>Train {train} goes into the depot</source>
        <translation>火车 {train} 进入车库</translation>
    </message>
    <message>
        <source>Train {train} goes into the open stock</source>
        <translation>火车 {train} 进入银行池</translation>
    </message>
    <message>
        <source>Train {train} goes to {to}</source>
        <translation>火车 {train} 归 {to}</translation>
    </message>
    <message>
        <source>{company} turns train {from} to {to}</source>
        <translation>{company} 将火车 {from} 翻面为 {to}</translation>
    </message>
    <message numerus="yes">
        <source>{count} unsold train(s) {train} leave the game</source>
        <translation>
            <numerusform>{count} 辆未售火车 {train} 报废</numerusform>
        </translation>
    </message>
    <message>
        <source>Train {train} leaves the depot</source>
        <translation>火车 {train} 移出车库</translation>
    </message>
    <message>
        <source>Train {train} leaves the open stock</source>
        <translation>火车 {train} 移出银行池</translation>
    </message>
    <message>
        <source>Train {train} of {owner} is obsolete</source>
        <translation>{owner} 的火车 {train} 已老旧</translation>
    </message>
    <message>
        <source>Train {train} in the depot is obsolete</source>
        <translation>车库中的火车 {train} 已老旧</translation>
    </message>
    <message>
        <source>{player} copies card {card}</source>
        <translation>{player} 复制行动卡 {card}</translation>
    </message>
    <message>
        <source>{player} takes card {card}</source>
        <translation>{player} 拿取行动卡 {card}</translation>
    </message>
    <message>
        <source>{company} lays a tile of {character}</source>
        <translation>{company} 铺设 {character} 的板块</translation>
    </message>
    <message>
        <source>{who} upgrades a city to brown</source>
        <translation>{who} 将城市升级为棕色</translation>
    </message>
    <message>
        <source>{who} upgrades a city to green</source>
        <translation>{who} 将城市升级为绿色</translation>
    </message>
    <message>
        <source>{who} lays a yellow city</source>
        <translation>{who} 铺设黄色城市</translation>
    </message>
    <message>
        <source>{who} lays plain track</source>
        <translation>{who} 铺设普通铁轨</translation>
    </message>
    <message>
        <source>{who} cannot build</source>
        <translation>{who} 无法铺设</translation>
    </message>
    <message>
        <source>{who} upgrades a city to brown, and adds a plain tile</source>
        <translation>{who} 将城市升级为棕色，另加一块普通板块</translation>
    </message>
    <message>
        <source>{who} upgrades a city to green, and adds a plain tile</source>
        <translation>{who} 将城市升级为绿色，另加一块普通板块</translation>
    </message>
    <message>
        <source>{who} lays a yellow city, and adds a plain tile</source>
        <translation>{who} 铺设黄色城市，另加一块普通板块</translation>
    </message>
    <message>
        <source>{who} lays plain track, and adds a plain tile</source>
        <translation>{who} 铺设普通铁轨，另加一块普通板块</translation>
    </message>
    <message>
        <source>The top train card {card} is exported</source>
        <translation>牌库顶端的火车卡 {card} 出口</translation>
    </message>
    <message>
        <source>The top train card {card} is exported</source>
        <comment>1824</comment>
        <translation>牌库顶端的火车卡 {card} 出口</translation>
    </message>
    <message>
        <source>The top train card {card} is exported</source>
        <comment>18cz</comment>
        <translation>牌库顶端的火车卡 {card} 卖给外国佬</translation>
    </message>
    <message>
        <source>Phase {phase} begins</source>
        <translation>进入阶段 {phase}</translation>
    </message>
    <message>
        <source>{company} places its home station</source>
        <translation>{company} 建造总部车站</translation>
    </message>
    <message>
        <source>{company} places a station</source>
        <translation>{company} 建造车站</translation>
    </message>
    <message>
        <source>{company}: stations on the map {on_map}, markers left {left}</source>
        <translation>{company}：版图上的车站 {on_map}，剩余 {left}</translation>
    </message>
    <message>
        <source>{company} lays track</source>
        <translation>{company} 铺设铁轨</translation>
    </message>
    <message>
        <source>{company} has {shares} shares</source>
        <translation>{company} 共有 {shares} 股</translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}</source>
        <translation>
            <numerusform>{holder}：{given} 股旧股换 {company} {received} 股</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}, there are no more</source>
        <translation>
            <numerusform>{holder}：{given} 股旧股换 {company} {received} 股，已无更多股份</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}, an odd one is lost</source>
        <translation>
            <numerusform>{holder}：{given} 股旧股换 {company} {received} 股，多出的一股作废</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}, an odd one goes to the open stock</source>
        <translation>
            <numerusform>{holder}：{given} 股旧股换 {company} {received} 股，多出的一股进入银行池</numerusform>
        </translation>
    </message>
    <message>
        <source>Average of the prices {prices} without {left_out}, down to a multiple of 5: {average}</source>
        <translation>股价 {prices} 剔除 {left_out} 后的平均值，向下取 5 的倍数：{average}</translation>
    </message>
    <message>
        <source>Average of the prices {prices}, down to a multiple of 5: {average}</source>
        <translation>股价 {prices} 的平均值，向下取 5 的倍数：{average}</translation>
    </message>
    <message>
        <source>{company} has no loans</source>
        <translation>{company} 没有贷款</translation>
    </message>
    <message numerus="yes">
        <source>{company} has {loans} loan(s)</source>
        <translation>
            <numerusform>{company} 有 {loans} 笔贷款</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank keeps nothing more for {company}</source>
        <translation>银行不再代 {company} 保管资金</translation>
    </message>
    <message>
        <source>The bank keeps {escrow} for {company}</source>
        <translation>银行代 {company} 保管 {escrow}</translation>
    </message>
    <message>
        <source>{company} owes {amount} of interest</source>
        <translation>{company} 应付利息 {amount}</translation>
    </message>
    <message>
        <source>{company} owes {amount} of interest, {out_of_income} of it out of its income</source>
        <translation>{company} 应付利息 {amount}，其中 {out_of_income} 出自收入</translation>
    </message>
    <message>
        <source>{company} has reached its destination</source>
        <translation>{company} 已抵达目的地</translation>
    </message>
    <message>
        <source>{company} borrows train {train}</source>
        <translation>{company} 借用火车 {train}</translation>
    </message>
    <message>
        <source>The certificate limit is {limit} now</source>
        <translation>证书上限现为 {limit}</translation>
    </message>
    <message>
        <source>{player} is bankrupt</source>
        <translation>{player} 破产</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>The trains of round {number} run</source>
        <translation>第 {number} 轮的火车运营</translation>
    </message>
    <message>
        <source>{round} begins</source>
        <translation>开始：{round}</translation>
    </message>
    <message>
        <source>The table waives a rule</source>
        <translation>玩家豁免一条规则</translation>
    </message>
    <message>
        <source>{private} costs only {price} now</source>
        <translation>{private} 现价仅 {price}</translation>
    </message>
</context>
<context>
    <name>flimnap::TurnView</name>
    <message>
        <source>%1 may still sell, or ends the turn</source>
        <translation>%1 可继续出售，或结束回合</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 结束回合</translation>
    </message>
    <message>
        <source>%1 sells, buys or passes</source>
        <translation>%1 出售、买入或 pass</translation>
    </message>
    <message>
        <source>%1 sells or passes</source>
        <translation>%1 出售或 pass</translation>
    </message>
    <message>
        <source>%1 buys or passes</source>
        <translation>%1 买入或 pass</translation>
    </message>
    <message>
        <source>%1 can only pass</source>
        <translation>%1 只能 pass</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束。</translation>
    </message>
    <message>
        <source>%1 must give up a train</source>
        <translation>%1 须弃置火车</translation>
    </message>
    <message>
        <source>%1 must exchange %2</source>
        <translation>%1 须以 %2 换股</translation>
    </message>
    <message>
        <source>%1 takes a railway</source>
        <translation>%1 选取铁路</translation>
    </message>
    <message>
        <source>%1 must raise %2</source>
        <translation>%1 须筹集 %2</translation>
    </message>
    <message>
        <source>%1 runs for %2: %3 decides on track, %4 on stations</source>
        <translation>%1 为 %2 运营：%3 决定铁轨，%4 决定车站</translation>
    </message>
    <message>
        <source>%1 operates, %2 decides</source>
        <translation>%1 运营，由 %2 决定</translation>
    </message>
    <message>
        <source>%1 bids %2 or more for %3, or drops out</source>
        <translation>%1 对 %3 出价至少 %2，或退出</translation>
    </message>
    <message>
        <source>The other railway of the same stack goes to the other player.</source>
        <translation>同一叠中的另一条铁路归另一位玩家。</translation>
    </message>
    <message>
        <source>It is what the other player left of the stack.</source>
        <translation>这是另一位玩家在该叠中留下的铁路。</translation>
    </message>
    <message>
        <source>for a train %1: %2</source>
        <translation>火车 %1：%2</translation>
    </message>
    <message>
        <source>%1 has %2 and %3 has %4. Missing %5.</source>
        <translation>%1 有 %2，%3 有 %4。缺额：%5。</translation>
    </message>
    <message>
        <source>%1 must give up a train</source>
        <comment>1824</comment>
        <translation>%1 须弃置火车</translation>
    </message>
    <message>
        <source>%1 must give up a train</source>
        <comment>18cz</comment>
        <translation>%1 须弃置火车</translation>
    </message>
</context>
<context>
    <name>flimnap::Waterfall</name>
    <message>
        <source>Auction</source>
        <translation>拍卖</translation>
    </message>
    <message>
        <source>Auction of the private companies</source>
        <translation>私有公司拍卖</translation>
    </message>
    <message>
        <source>%1 buys %2, bids for a later one, or passes</source>
        <translation>%1 购买 %2、竞拍后续公司或 pass</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player and his bid</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, pays %2 a round</source>
        <translation>%1，每轮收入 %2</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>价格 %1</translation>
    </message>
    <message>
        <source>bids from %1</source>
        <translation>出价 %1 起</translation>
    </message>
</context>
<context>
    <name>flimnap::Wording</name>
    <message>
        <source>Income %1</source>
        <translation>收入 %1</translation>
    </message>
    <message>
        <source>Place the home station, free</source>
        <translation>建造总部车站，免费</translation>
    </message>
    <message>
        <source>Lay track, free</source>
        <translation>铺设铁轨，免费</translation>
    </message>
    <message>
        <source>Place a station, free</source>
        <translation>建造车站，免费</translation>
    </message>
    <message>
        <source>Lay track for %1</source>
        <translation>铺设铁轨，花费 %1</translation>
    </message>
    <message>
        <source>Place a station for %1</source>
        <translation>建造车站，花费 %1</translation>
    </message>
    <message>
        <source>Income %1, from mines %2</source>
        <translation>收入 %1，矿山 %2</translation>
    </message>
    <message>
        <source>Pay out %1, keep %2</source>
        <translation>分红 %1，保留 %2</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>保留 %1</translation>
    </message>
    <message>
        <source>Pay out %1</source>
        <translation>分红 %1</translation>
    </message>
    <message>
        <source>Buy train %1 for %2 and train %3</source>
        <translation>以 %2 及火车 %3 购买火车 %1</translation>
    </message>
    <message>
        <source>Buy train %1 for %2, %3 of it from its director</source>
        <translation>以 %2 购买火车 %1，总裁出 %3</translation>
    </message>
    <message>
        <source>Buy train %1 for %2, %3 of it borrowed</source>
        <translation>以 %2 购买火车 %1，贷款 %3</translation>
    </message>
    <message>
        <source>Buy train %1 for %2</source>
        <translation>以 %2 购买火车 %1</translation>
    </message>
    <message>
        <source>Buy %1 for %2</source>
        <translation>以 %2 购买 %1</translation>
    </message>
    <message>
        <source>Found %1 at %2 for %3</source>
        <translation>创办 %1，股价 %2，支付 %3</translation>
    </message>
    <message>
        <source>Start %1 at %2 for %3</source>
        <translation>开设 %1，股价 %2，支付 %3</translation>
    </message>
    <message>
        <source>Buy %1 %2 % for %3</source>
        <translation>以 %3 买入 %1 %2%</translation>
    </message>
    <message>
        <source>Sell %1 %2 % for %3</source>
        <translation>以 %3 出售 %1 %2%</translation>
    </message>
    <message>
        <source>Repay %1</source>
        <translation>归还 %1</translation>
    </message>
    <message>
        <source>Take %1 for %2</source>
        <translation>以 %2 选取 %1</translation>
    </message>
    <message>
        <source>Exchange %1 for %2 % of %3</source>
        <translation>以 %1 换取 %3 的 %2%</translation>
    </message>
    <message>
        <source>Turn train %1 to %2, free</source>
        <translation>火车 %1 翻面为 %2，免费</translation>
    </message>
    <message>
        <source>Turn train %1 to %2 for %3</source>
        <translation>火车 %1 翻面为 %2，补 %3</translation>
    </message>
    <message>
        <source>Sell %1 for %2</source>
        <translation>以 %2 出售 %1</translation>
    </message>
    <message>
        <source>Take a loan: %1</source>
        <translation>贷款：%1</translation>
    </message>
    <message>
        <source>Repay loans: %1</source>
        <translation>归还贷款：%1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>领取 %1</translation>
    </message>
    <message>
        <source>Give %1</source>
        <translation>分配：%1</translation>
    </message>
    <message>
        <source>Hand in %1 for %2</source>
        <translation>交回 %1，得 %2</translation>
    </message>
    <message>
        <source>Take over %1 for %2</source>
        <translation>以 %2 收购 %1</translation>
    </message>
    <message>
        <source>%1 exchanges %2 for a share of %3</source>
        <translation>%1 以 %2 换取 %3 股份</translation>
    </message>
    <message>
        <source>%1 exchanges %2 for %3 % of %4</source>
        <translation>%1 以 %2 换取 %4 的 %3%</translation>
    </message>
    <message>
        <source>%1 earns %2</source>
        <translation>%1 收入 %2</translation>
    </message>
    <message>
        <source>%1 turns train %2 to %3</source>
        <translation>%1 将火车 %2 翻面为 %3</translation>
    </message>
    <message>
        <source>%1 lays a tile of %2</source>
        <translation>%1 铺设 %2 的板块</translation>
    </message>
    <message>
        <source>%1 places its home station</source>
        <translation>%1 建造总部车站</translation>
    </message>
    <message>
        <source>%1 places a station</source>
        <translation>%1 建造车站</translation>
    </message>
    <message>
        <source>%1 borrows train %2</source>
        <translation>%1 借用火车 %2</translation>
    </message>
    <message>
        <source>%1 lays track</source>
        <translation>%1 铺设铁轨</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>银行</translation>
    </message>
    <message>
        <source>the depot</source>
        <translation>车库</translation>
    </message>
    <message>
        <source>the open stock</source>
        <translation>银行池</translation>
    </message>
    <message>
        <source>Correction: %1 %2</source>
        <translation>更正：%1 %2</translation>
    </message>
    <message>
        <source>Correction: %1 stands at %2</source>
        <translation>更正：%1 位于 %2</translation>
    </message>
    <message>
        <source>Correction: %1 %2 % of %3</source>
        <translation>更正：%1 持有 %3 的 %2%</translation>
    </message>
    <message>
        <source>Correction: %1 gets train %2</source>
        <translation>更正：%1 得到火车 %2</translation>
    </message>
    <message>
        <source>Correction: %1 gives train %2</source>
        <translation>更正：%1 交出火车 %2</translation>
    </message>
    <message>
        <source>Correction: it is the turn of %1</source>
        <translation>更正：轮到 %1</translation>
    </message>
    <message>
        <source>Correction: phase %1</source>
        <translation>更正：阶段 %1</translation>
    </message>
    <message>
        <source>%1 loses %2, there is no share left</source>
        <translation>%1 失去 %2，已无股份可换</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <translation>%1 决定：%2</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>抽得：%1</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 抽得 %2</translation>
    </message>
    <message>
        <source>%1 buys train %2 from %3 and hands in train %4</source>
        <translation>%1 购买火车 %2（卖方：%3），以火车 %4 抵价</translation>
    </message>
    <message>
        <source>%1 buys train %2 from %3 for %4</source>
        <translation>%1 购买火车 %2（卖方：%3），价格 %4</translation>
    </message>
    <message>
        <source>%1 buys train %2 from %3</source>
        <translation>%1 购买火车 %2（卖方：%3）</translation>
    </message>
    <message>
        <source>%1 starts %2 at %3</source>
        <translation>%1 开设 %2，股价 %3</translation>
    </message>
    <message>
        <source>%1 starts %2</source>
        <translation>%1 开设 %2</translation>
    </message>
    <message>
        <source>%1 sells %2 % of %3</source>
        <translation>%1 出售 %3 的 %2%</translation>
    </message>
    <message>
        <source>%1 sells %2</source>
        <translation>%1 出售 %2</translation>
    </message>
    <message>
        <source>%1 buys %2 % of %3</source>
        <translation>%1 买入 %3 的 %2%</translation>
    </message>
    <message>
        <source>%1 buys a share of %2 from the open stock</source>
        <translation>%1 从银行池买入 %2 股份</translation>
    </message>
    <message>
        <source>%1 buys a share of %2</source>
        <translation>%1 买入 %2 股份</translation>
    </message>
    <message>
        <source>mines %1</source>
        <translation>矿山 %1</translation>
    </message>
    <message>
        <source>no route</source>
        <translation>无路线</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%2 得 %1</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 选取 %2</translation>
    </message>
    <message>
        <source>%1 takes %2 for %3</source>
        <translation>%1 以 %3 选取 %2</translation>
    </message>
    <message>
        <source>%1 lays track with the right of %2</source>
        <translation>%1 以 %2 的特殊能力铺设铁轨</translation>
    </message>
    <message>
        <source>%1 lays track for %2</source>
        <translation>%1 铺设铁轨，花费 %2</translation>
    </message>
    <message>
        <source>%1 runs: %2</source>
        <translation>%1 运营：%2</translation>
    </message>
    <message>
        <source>%1 earns %2, and %3 from mines</source>
        <translation>%1 收入 %2，矿山 %3</translation>
    </message>
    <message>
        <source>%1 buys %2 for %3</source>
        <translation>%1 以 %3 购买 %2</translation>
    </message>
    <message>
        <source>%1 buys %2</source>
        <translation>%1 购买 %2</translation>
    </message>
    <message>
        <source>%1 bids %2 for %3</source>
        <translation>%1 对 %3 出价 %2</translation>
    </message>
    <message>
        <source>%1 repays %2</source>
        <translation>%1 归还 %2</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 结束回合</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 pass</translation>
    </message>
    <message>
        <source>%1 keeps its income</source>
        <translation>%1 保留收入</translation>
    </message>
    <message>
        <source>%1 pays half of its income</source>
        <translation>%1 将半数收入分红</translation>
    </message>
    <message>
        <source>%1 pays its income out</source>
        <translation>%1 发放分红</translation>
    </message>
    <message>
        <source>%1 gives up train %2</source>
        <translation>%1 弃置火车 %2</translation>
    </message>
    <message>
        <source>%1 sells %2 to the bank</source>
        <translation>%1 将 %2 出售给银行</translation>
    </message>
    <message>
        <source>%1 gets %2 for its next run</source>
        <translation>%1 下次运营获得 %2</translation>
    </message>
    <message>
        <source>%1 uses the right of %2</source>
        <translation>%1 使用 %2 的特殊能力</translation>
    </message>
    <message>
        <source>%1 takes over %2 at %3 a share</source>
        <translation>%1 收购 %2，每股 %3</translation>
    </message>
    <message>
        <source>%1 takes over %2</source>
        <translation>%1 收购 %2</translation>
    </message>
    <message>
        <source>%1 takes a loan</source>
        <translation>%1 贷款</translation>
    </message>
    <message numerus="yes">
        <source>%1 repays %n loan(s)</source>
        <translation>
            <numerusform>%1 归还 %n 笔贷款</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ends its turn</source>
        <translation>%1 结束回合</translation>
    </message>
    <message>
        <source>%1 gives %2</source>
        <translation>%1 分配：%2</translation>
    </message>
    <message>
        <source>%1 hands in %2</source>
        <translation>%1 交回 %2</translation>
    </message>
    <message>
        <source>%1 gives train %2 into the depot</source>
        <translation>%1 将火车 %2 归还车库</translation>
    </message>
    <message>
        <source>%1 cannot pay and is bankrupt</source>
        <translation>%1 无力支付，破产</translation>
    </message>
    <message>
        <source>The table agrees to end the game</source>
        <translation>玩家同意结束游戏</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>银行</translation>
    </message>
    <message>
        <source>depot</source>
        <translation>车库</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>银行池</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>预留区</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>抽取</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>轮抽</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>预先轮</translation>
    </message>
    <message>
        <source>SR %1</source>
        <translation>SR %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>OR %1.%2</source>
        <translation>OR %1.%2</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Pre-stock round</source>
        <translation>预先股票轮</translation>
    </message>
    <message>
        <source>Stock round %1</source>
        <translation>股票轮 %1</translation>
    </message>
    <message>
        <source>Round %1 of %2: actions</source>
        <translation>第 %1/%2 轮：行动</translation>
    </message>
    <message>
        <source>Round %1 of %2: trains</source>
        <translation>第 %1/%2 轮：火车</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>第 %1/%2 轮</translation>
    </message>
    <message>
        <source>Operating round %1.%2</source>
        <translation>运营轮 %1.%2</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>small</source>
        <translation>小型</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中型</translation>
    </message>
    <message>
        <source>large</source>
        <translation>大型</translation>
    </message>
    <message>
        <source>mountain</source>
        <comment>railways</comment>
        <translation>山地</translation>
    </message>
    <message>
        <source>coal</source>
        <comment>railways</comment>
        <translation>煤矿</translation>
    </message>
    <message>
        <source>pre-state</source>
        <comment>railways</comment>
        <translation>前国铁</translation>
    </message>
    <message>
        <source>regional</source>
        <comment>railways</comment>
        <translation>区域</translation>
    </message>
    <message>
        <source>state</source>
        <comment>railways</comment>
        <translation>国铁</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>铁路</translation>
    </message>
    <message>
        <source>ordinary</source>
        <comment>trains</comment>
        <translation>普通</translation>
    </message>
    <message>
        <source>never rusts</source>
        <comment>trains</comment>
        <translation>不报废</translation>
    </message>
    <message>
        <source>rusts some day</source>
        <comment>trains</comment>
        <translation>会报废</translation>
    </message>
    <message>
        <source>goods</source>
        <comment>trains</comment>
        <translation>货运</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>train and the letter of its card</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>opening balance</source>
        <translation>起始资金</translation>
    </message>
    <message>
        <source>railway bought</source>
        <translation>购买铁路</translation>
    </message>
    <message>
        <source>private company bought</source>
        <translation>购买私有公司</translation>
    </message>
    <message>
        <source>private railway bought</source>
        <translation>购买地方铁路</translation>
    </message>
    <message>
        <source>income of a railway</source>
        <translation>铁路收入</translation>
    </message>
    <message>
        <source>income of a private company</source>
        <translation>私有公司收入</translation>
    </message>
    <message>
        <source>income of a private railway</source>
        <translation>地方铁路收入</translation>
    </message>
    <message>
        <source>private railway sold</source>
        <translation>出售地方铁路</translation>
    </message>
    <message>
        <source>share bought</source>
        <translation>买入股份</translation>
    </message>
    <message>
        <source>shares sold</source>
        <translation>出售股份</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>资本</translation>
    </message>
    <message>
        <source>track</source>
        <translation>铁轨费用</translation>
    </message>
    <message>
        <source>station</source>
        <translation>车站费用</translation>
    </message>
    <message>
        <source>dividend</source>
        <translation>分红</translation>
    </message>
    <message>
        <source>income kept</source>
        <translation>保留收入</translation>
    </message>
    <message>
        <source>income</source>
        <translation>收入</translation>
    </message>
    <message>
        <source>income of mines</source>
        <translation>矿山收入</translation>
    </message>
    <message>
        <source>compensation</source>
        <translation>赔偿</translation>
    </message>
    <message>
        <source>treasury taken over</source>
        <translation>接管公司账户</translation>
    </message>
    <message>
        <source>train bought</source>
        <translation>购买火车</translation>
    </message>
    <message>
        <source>train turned over</source>
        <translation>火车翻面升级</translation>
    </message>
    <message>
        <source>director&apos;s help</source>
        <translation>总裁补足</translation>
    </message>
    <message>
        <source>loan</source>
        <translation>贷款</translation>
    </message>
    <message>
        <source>debt repaid</source>
        <translation>归还欠款</translation>
    </message>
    <message>
        <source>action card</source>
        <translation>行动卡</translation>
    </message>
    <message>
        <source>treasury card</source>
        <translation>资金卡</translation>
    </message>
    <message>
        <source>character</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>interest</source>
        <translation>利息</translation>
    </message>
    <message>
        <source>repayment of loans</source>
        <translation>归还贷款</translation>
    </message>
    <message>
        <source>capital kept until the destination</source>
        <translation>留待抵达目的地的资本</translation>
    </message>
    <message>
        <source>the company is closed</source>
        <translation>公司关闭</translation>
    </message>
    <message>
        <source>bankruptcy</source>
        <translation>破产</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Buy a private railway</source>
        <translation>购买地方铁路</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>出价</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>选取</translation>
    </message>
    <message>
        <source>Start a company</source>
        <translation>开设公司</translation>
    </message>
    <message>
        <source>Buy a share</source>
        <translation>买入股份</translation>
    </message>
    <message>
        <source>Sell shares</source>
        <translation>出售股份</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>换股</translation>
    </message>
    <message>
        <source>Repay debt</source>
        <translation>归还欠款</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Lay track</source>
        <translation>铺设铁轨</translation>
    </message>
    <message>
        <source>Place a station</source>
        <translation>建造车站</translation>
    </message>
    <message>
        <source>Run trains</source>
        <translation>运营火车</translation>
    </message>
    <message>
        <source>Dividend</source>
        <translation>分红</translation>
    </message>
    <message>
        <source>Buy a train</source>
        <translation>购买火车</translation>
    </message>
    <message>
        <source>Give up a train</source>
        <translation>弃置火车</translation>
    </message>
    <message>
        <source>Turn a train over</source>
        <translation>火车翻面升级</translation>
    </message>
    <message>
        <source>Borrow a train</source>
        <translation>借用火车</translation>
    </message>
    <message>
        <source>Sell a private railway</source>
        <translation>出售地方铁路</translation>
    </message>
    <message>
        <source>Use a right</source>
        <translation>使用特殊能力</translation>
    </message>
    <message>
        <source>Take over a company</source>
        <translation>收购公司</translation>
    </message>
    <message>
        <source>Take a loan</source>
        <translation>贷款</translation>
    </message>
    <message>
        <source>Repay a loan</source>
        <translation>归还贷款</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Enter a draw</source>
        <translation>输入抽取结果</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Choose an action card</source>
        <translation>选择行动卡</translation>
    </message>
    <message>
        <source>Copy an action card</source>
        <translation>复制行动卡</translation>
    </message>
    <message>
        <source>Money for companies</source>
        <translation>公司资金</translation>
    </message>
    <message>
        <source>Hand in a character</source>
        <translation>交回角色</translation>
    </message>
    <message>
        <source>Give back an obsolete train</source>
        <translation>归还老旧火车</translation>
    </message>
    <message>
        <source>Say what was built</source>
        <translation>报告铺设结果</translation>
    </message>
    <message>
        <source>Bankruptcy</source>
        <translation>破产</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>结束游戏</translation>
    </message>
    <message>
        <source>Buy a railway</source>
        <translation>购买铁路</translation>
    </message>
    <message>
        <source>Buy a private company</source>
        <translation>购买私有公司</translation>
    </message>
    <message>
        <source>Take a company or a character</source>
        <translation>选取公司或角色</translation>
    </message>
    <message>
        <source>Take a railway</source>
        <translation>选取铁路</translation>
    </message>
    <message>
        <source>Found a company</source>
        <translation>创办公司</translation>
    </message>
    <message>
        <source>Money of %1</source>
        <translation>%1 的资金</translation>
    </message>
    <message>
        <source>Hand in %1</source>
        <translation>交回 %1</translation>
    </message>
    <message>
        <source>Lay a tile of %1</source>
        <translation>铺设 %1 的板块</translation>
    </message>
    <message>
        <source>%1 builds</source>
        <translation>%1 铺设铁轨</translation>
    </message>
    <message>
        <source>Exchange a railway</source>
        <translation>以铁路换股</translation>
    </message>
    <message>
        <source>none</source>
        <comment>trains</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>收入</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>六角格</translation>
    </message>
    <message>
        <source>From mines</source>
        <translation>矿山收入</translation>
    </message>
    <message>
        <source>Drawn on the table</source>
        <translation>桌上抽取</translation>
    </message>
    <message>
        <source>What happened on the table</source>
        <translation>桌上情况</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>贷款</translation>
    </message>
    <message>
        <source>Pay out</source>
        <translation>分红</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Pay half</source>
        <translation>半数分红</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>棕色</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>river</source>
        <translation>河流</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>丘陵</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>山峰</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>train and the value of its route</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>small</source>
        <comment>train</comment>
        <translation>小型</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>train</comment>
        <translation>中型</translation>
    </message>
    <message>
        <source>large</source>
        <comment>train</comment>
        <translation>大型</translation>
    </message>
    <message>
        <source>%1 (in the rules: %2)</source>
        <comment>company, its printed name</comment>
        <translation>%1（规则中：%2）</translation>
    </message>
    <message>
        <source>Another company: %1</source>
        <comment>what it may do out of turn</comment>
        <translation>其他公司：%1</translation>
    </message>
    <message>
        <source>the open stock</source>
        <comment>of trains</comment>
        <translation>银行池</translation>
    </message>
    <message>
        <source>Correction: %1, stations on the map: %2</source>
        <translation>更正：%1，版图上的车站：%2</translation>
    </message>
    <message>
        <source>hill</source>
        <comment>18cz</comment>
        <translation>峡谷</translation>
    </message>
    <message>
        <source>open stock</source>
        <comment>of trains</comment>
        <translation>银行池</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>amounts: 0, 20 or 40 G</comment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 sells %2 % of %3, with the director&apos;s certificate</source>
        <translation>%1 卖出 %3 的 %2%，含董事证书</translation>
    </message>
    <message>
        <source>Start %1 at %2 for %3</source>
        <comment>1824</comment>
        <translation>开设 %1，股价 %2，支付 %3</translation>
    </message>
    <message>
        <source>%1 starts %2 at %3</source>
        <comment>1824</comment>
        <translation>%1 开设 %2，股价 %3</translation>
    </message>
    <message>
        <source>%1 starts %2</source>
        <comment>1824</comment>
        <translation>%1 开设 %2</translation>
    </message>
    <message>
        <source>%1 gives up train %2</source>
        <comment>1824</comment>
        <translation>%1 弃置火车 %2</translation>
    </message>
    <message>
        <source>Start a company</source>
        <comment>1824</comment>
        <translation>开设公司</translation>
    </message>
    <message>
        <source>Give up a train</source>
        <comment>1824</comment>
        <translation>弃置火车</translation>
    </message>
    <message>
        <source>mountain</source>
        <comment>several railways</comment>
        <translation>山地</translation>
    </message>
    <message>
        <source>coal</source>
        <comment>several railways</comment>
        <translation>煤矿</translation>
    </message>
    <message>
        <source>pre-state</source>
        <comment>several railways</comment>
        <translation>前国铁</translation>
    </message>
    <message>
        <source>regional</source>
        <comment>several railways</comment>
        <translation>区域</translation>
    </message>
    <message>
        <source>state</source>
        <comment>several railways</comment>
        <translation>国铁</translation>
    </message>
    <message>
        <source>%1 takes the money of %2</source>
        <translation>%1 领取 %2 的钱</translation>
    </message>
    <message>
        <source>Correction: %1 gives %2 to %3</source>
        <comment>payer, sum, receiver</comment>
        <translation>更正：%1 付 %2 给 %3</translation>
    </message>
</context>
<context>
    <name>std</name>
    <message>
        <source>Draft</source>
        <translation>轮抽</translation>
    </message>
</context>
</TS>
