#include "platform/file_sharing.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJniObject>

namespace flimnap {

namespace {

/// Apps are offered by the type they take. A journal is nothing they know, so that it goes to all who take any file.
QString typeOf(const QString &file)
{
    const QString suffix = QFileInfo(file).suffix();
    if (suffix == "pdf")
        return "application/pdf";
    if (suffix == "csv")
        return "text/csv";
    return suffix == "txt" ? "text/plain" : "application/octet-stream";
}

QJniObject javaText(const QString &text)
{
    return QJniObject::fromString(text);
}

/// The text of android/res/values*/strings.xml in the language of the app.
QJniObject resourceText(const QJniObject &context, const QString &name)
{
    const QJniObject resources = context.callObjectMethod("getResources", "()Landroid/content/res/Resources;");
    const QJniObject package = context.callObjectMethod("getPackageName", "()Ljava/lang/String;");
    const jint id =
        resources.callMethod<jint>("getIdentifier", "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)I",
                                   javaText(name).object(), javaText("string").object(), package.object());
    return context.callObjectMethod("getString", "(I)Ljava/lang/String;", id);
}

/// The address under which the FileProvider of the manifest lends the file.
QJniObject lentAddress(const QJniObject &context, const QString &file)
{
    const QString package = context.callObjectMethod("getPackageName", "()Ljava/lang/String;").toString();
    const QJniObject javaFile("java/io/File", "(Ljava/lang/String;)V", javaText(file).object());
    return QJniObject::callStaticObjectMethod(
        "androidx/core/content/FileProvider", "getUriForFile",
        "(Landroid/content/Context;Ljava/lang/String;Ljava/io/File;)Landroid/net/Uri;", context.object(),
        javaText(package + ".shared").object(), javaFile.object());
}

class AndroidFileSharing : public FileSharing
{
public:
    bool share(const QString &file) override
    {
        const QJniObject context = QNativeInterface::QAndroidApplication::context();
        const QJniObject address = lentAddress(context, file);
        if (!address.isValid())
            return false;

        constexpr jint grantReadPermission = 1; // Intent.FLAG_GRANT_READ_URI_PERMISSION
        const QJniObject intent("android/content/Intent", "(Ljava/lang/String;)V",
                                javaText("android.intent.action.SEND").object());
        intent.callObjectMethod("setType", "(Ljava/lang/String;)Landroid/content/Intent;",
                                javaText(typeOf(file)).object());
        intent.callObjectMethod("putExtra", "(Ljava/lang/String;Landroid/os/Parcelable;)Landroid/content/Intent;",
                                javaText("android.intent.extra.STREAM").object(), address.object());
        // The chooser passes the permission on only for what the intent also carries as clip data.
        const QJniObject clip =
            QJniObject::callStaticObjectMethod("android/content/ClipData", "newRawUri",
                                               "(Ljava/lang/CharSequence;Landroid/net/Uri;)Landroid/content/ClipData;",
                                               javaText(QFileInfo(file).fileName()).object(), address.object());
        intent.callMethod<void>("setClipData", "(Landroid/content/ClipData;)V", clip.object());
        intent.callObjectMethod("addFlags", "(I)Landroid/content/Intent;", grantReadPermission);

        const QJniObject chooser = QJniObject::callStaticObjectMethod(
            "android/content/Intent", "createChooser",
            "(Landroid/content/Intent;Ljava/lang/CharSequence;)Landroid/content/Intent;", intent.object(),
            resourceText(context, "share_title").object());
        context.callMethod<void>("startActivity", "(Landroid/content/Intent;)V", chooser.object());
        return true;
    }
};

} // namespace

std::unique_ptr<FileSharing> FileSharing::ofThisSystem()
{
    return std::make_unique<AndroidFileSharing>();
}

} // namespace flimnap
