import { now } from '../../../../shared/clock.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { LinkButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { MakeCopy } from '../../../parts/copies/MakeCopy.tsx'
import { troublesOf } from '../../../parts/copies/troubles.ts'
import { useTroubleWords } from '../../../parts/copies/use-trouble-words.ts'
import { paths } from '../../../paths.ts'
import { useCopies } from '../copies/use-copies.ts'
import type { Urgency } from './urgency.ts'
import type { WarningProps } from './Warning.tsx'

const MINUTE = 60_000

/** What an owner should know of the studio itself: mail that does not leave, copies that are missing. */
export function useWarnings(): (WarningProps & { key: string; urgency: Urgency })[] {
  const { needs: m, copies: ofCopies } = useMessages().today
  const mayManage = useDenied()('backups.manage') === null
  const wordsOf = useTroubleWords()
  const { status, copies } = useCopies()
  if (!status) return []
  const { mail_failed, mail_configured, mail_queued, last_backup_at, restored_at } = status
  const toMail = (words: string) => (
    <LinkButton size="small" href={paths.settingsPart('email')}>
      {words}
    </LinkButton>
  )
  const mail = [
    mail_failed > 0 && {
      key: 'mailFailed',
      urgency: 'now' as const,
      title: m.mailFailedTitle,
      text: m.mailFailed(mail_failed),
      action: toMail(m.seeMail),
    },
    !mail_configured && {
      key: 'noMail',
      urgency: mail_queued > 0 ? ('today' as const) : ('soon' as const),
      title: m.noMailTitle,
      text: m.noMail(mail_queued),
      action: toMail(m.setMail),
    },
  ].flatMap((one) => (one ? [{ ...one, icon: 'mail' as const }] : []))
  const none = { key: 'noBackup', title: m.noBackupTitle, text: m.noBackup }
  const make = mayManage && <MakeCopy size="small" />
  const toCopies = (
    <LinkButton size="small" href={paths.settingsPart('copies')}>
      {ofCopies.see}
    </LinkButton>
  )
  const troubles = copies ? troublesOf(copies, now()).map((one) => ({ ...wordsOf(one), action: toCopies })) : []
  // The copy that the studio was brought back from is one, and the next comes by itself.
  const isJustBack = restored_at !== null && now() - Date.parse(restored_at) < 10 * MINUTE
  const missing = last_backup_at === null && !isJustBack ? [{ ...none, action: make }] : []
  return [
    ...mail,
    ...[...missing, ...troubles].map((one) => ({ ...one, urgency: 'today' as const, icon: 'lock' as const })),
  ]
}
