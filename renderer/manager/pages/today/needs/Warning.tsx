import type { Answer } from '../../../../api/index.ts'
import { Icon, Link, type IconName } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'

interface WarningProps {
  kind: 'failed' | 'noMail' | 'noBackup'
  status: Answer<'GET /api/v1/studio/status'>
}

interface Words {
  icon: IconName
  title: string
  text: string
  action?: string
}

/** Something about the studio itself that an owner should know of, and where it is put right. */
export function Warning({ kind, status }: WarningProps) {
  const { needs: m } = useMessages().today
  const words: Record<WarningProps['kind'], Words> = {
    failed: { icon: 'mail', title: m.mailFailedTitle, text: m.mailFailed(status.mail_failed), action: m.seeMail },
    noMail: { icon: 'mail', title: m.noMailTitle, text: m.noMail(status.mail_queued), action: m.setMail },
    noBackup: { icon: 'lock', title: m.noBackupTitle, text: m.noBackup },
  }
  const { icon, title, text, action } = words[kind]
  return (
    <section className="flex items-start gap-3 px-4 py-3">
      <span className="grid size-7 shrink-0 place-items-center rounded-full bg-warn-soft text-warn">
        <Icon name={icon} size={15} />
      </span>
      <div className="min-w-0 text-sm">
        <h3 className="font-medium">{title}</h3>
        <p className="text-xs text-pretty text-muted">
          {text} {action ? <Link href={paths.settingsPart('email')}>{action}</Link> : null}
        </p>
      </div>
    </section>
  )
}
