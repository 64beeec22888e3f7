import { Suspense, useState, type ReactNode } from 'react'
import type { Answer } from '../../../../api/index.ts'
import { late } from '../../../../shared/app/late.tsx'
import { now } from '../../../../shared/clock.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Badge, Card, EmptyState, Icon, LinkButton, type IconName } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { MakeCopy } from '../../../parts/copies/MakeCopy.tsx'
import { troublesOf } from '../../../parts/copies/troubles.ts'
import { useTroubleWords } from '../../../parts/copies/use-trouble-words.ts'
import { paths } from '../../../paths.ts'
import { useCopies } from '../copies/use-copies.ts'
import type { DialogItem } from './dialog-item.ts'
import { NeedKind } from './NeedKind.tsx'
import { byUrgency, type Urgency } from './urgency.ts'
import { useKinds } from './use-kinds.tsx'

const Settling = late(() => import('./Settling.tsx'), 'above')

const MINUTE = 60_000

/** Warnings for owners about the studio itself: emails that don't leave, missing backups. */
function useWarnings(): (WarningProps & { key: string; urgency: Urgency })[] {
  const { needs: m, copies: ofCopies } = useMessages().today
  const mayManage = useDenied()('backups.manage') === null
  const wordsOf = useTroubleWords()
  const { dateTime } = useFormat()
  const { status, copies } = useCopies()
  if (!status) return []
  const { mail_failed, mail_configured, mail_queued, mail_waiting_since, mail_trouble, last_backup_at, restored_at } =
    status
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
    mail_waiting_since != null && {
      key: 'mailWaits',
      urgency: 'now' as const,
      title: m.mailWaitsTitle,
      text: `${m.mailWaits(dateTime(mail_waiting_since))} ${mail_trouble ?? ''}`.trim(),
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
  // The backup that was restored counts as one, and the next comes automatically.
  const isJustBack = restored_at !== null && now() - Date.parse(restored_at) < 10 * MINUTE
  const missing = last_backup_at === null && !isJustBack ? [{ ...none, action: make }] : []
  return [
    ...mail,
    ...[...missing, ...troubles].map((one) => ({ ...one, urgency: 'today' as const, icon: 'lock' as const })),
  ]
}

/** Everything that waits for somebody, the most urgent first, each with the button that settles it; a calm word when nothing does. */
export function Needs({ today }: { today: Answer<'GET /api/v1/today'> }) {
  const { needs: m } = useMessages().today
  const { number } = useFormat()
  const [asked, setAsked] = useState<DialogItem | null>(null)
  // The item stays in the dialog while it closes; before the first question none is fetched.
  const [last, setLast] = useState<DialogItem | null>(null)
  const kinds = useKinds(today, (next) => {
    setLast(next)
    setAsked(next)
  })
  const warnings = useWarnings()
  // Items that can wait are listed, but not counted today.
  const total = kinds.reduce((sum, kind) => sum + (kind.urgency === 'soon' ? 0 : kind.total), 0)
  const groups = byUrgency([
    ...kinds.map((kind) => ({ ...kind, line: <NeedKind key={kind.title} {...kind} /> })),
    ...warnings.map(({ key, ...warning }) => ({ ...warning, line: <Warning key={key} {...warning} /> })),
  ])
  return (
    <Card title={m.title} action={total > 0 ? <Badge tone="warn">{number(total)}</Badge> : undefined} flush>
      {groups.length === 0 ? (
        <EmptyState icon="check" title={m.clearTitle}>
          {m.clear}
        </EmptyState>
      ) : (
        <div className="divide-y divide-line">
          {groups.map(({ urgency, needs }) => (
            <section key={urgency} className="py-1.5">
              <h3 className="flex items-center gap-2 px-4 pt-1 text-xs font-semibold">
                <span aria-hidden="true" className={`size-2 rounded-full ${DOTS[urgency]}`} />
                {m.urgency[urgency]}
              </h3>
              {needs.map(({ line }) => line)}
            </section>
          ))}
        </div>
      )}
      {last ? (
        <Suspense>
          <Settling asked={asked} last={last} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </Card>
  )
}

interface WarningProps {
  icon: IconName
  title: string
  text: string
  /** The control that puts it right. */
  action: ReactNode
}

/** Something about the studio itself that an owner should know of, and where it is put right. */
function Warning({ icon, title, text, action }: WarningProps) {
  return (
    <section className="flex items-start gap-3 px-4 py-3">
      <span className="grid size-7 shrink-0 place-items-center rounded-full bg-warn-soft text-warn">
        <Icon name={icon} size={15} />
      </span>
      <div className="min-w-0 text-sm">
        <h4 className="font-medium">{title}</h4>
        <p className="text-xs text-pretty break-words text-muted">{text}</p>
        {action ? <div className="mt-2">{action}</div> : null}
      </div>
    </section>
  )
}

const DOTS = { now: 'bg-bad-fill', today: 'bg-warn-fill', soon: 'bg-info-fill' }
