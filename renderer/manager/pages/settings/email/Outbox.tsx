import { useApi, useSend, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Badge, EmptyState, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard } from '../../../parts/list/ListCard.tsx'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useEmailToast } from '../../../parts/email/use-email-toast.ts'
import { useList } from '../../../parts/list/use-list.ts'

type Mail = Item<'GET /api/v1/emails'>

const STATES = ['queued', 'failed', 'sent'] as const
const TONES = { waiting: 'info', sent: 'good', failed: 'bad', not_needed: 'plain' } as const

const COLOURS = { waiting: 'text-warn', sent: '', failed: 'text-bad', not_needed: 'text-muted' } as const

/** Emails that wait, went out or failed, with the reason; failed ones can be tried again. */
export function Outbox() {
  const { email: m } = useMessages().settings
  const format = useFormat()
  const list = useList({ mails: 'all' }, 25)
  const status = STATES.find((state) => state === list.filters.mails)
  const outbox = useApi('GET /api/v1/emails', { query: { status, ...list.paging } }, { every: 30_000 })
  const denied = useDenied()('settings.manage')
  const told = useEmailToast()
  const retry = useSend('POST /api/v1/emails/{email_id}/retry', {
    invalidate: ['GET /api/v1/emails', 'GET /api/v1/studio/status'],
    onDone: ({ email, to_name, to_email }) => told(email, to_name ?? to_email),
  })
  const columns: Column<Mail>[] = [
    { id: 'subject', header: m.subject, cell: (mail) => <SubjectCell mail={mail} /> },
    { id: 'state', header: m.state, cell: (mail) => <StateCell mail={mail} />, width: '6rem' },
    {
      id: 'when',
      header: m.when,
      cell: ({ sent_at, created_at }) => format.relative(sent_at ?? created_at),
      align: 'end',
      width: '8rem',
      hideOn: 'phone',
    },
  ]
  return (
    <ListCard
      title={m.outbox}
      description={m.outboxMeans}
      filters={
        <ShownFilter
          label={m.shown}
          value={status ?? 'all'}
          parts={{ all: m.all, queued: m.status.queued, failed: m.status.failed, sent: m.status.sent }}
          onChange={(next) => list.narrow({ mails: next })}
        />
      }
      query={outbox}
      list={list}
      label={m.outbox}
      columns={columns}
      rowActions={(mail) => [
        [
          {
            label: m.retry,
            icon: 'refresh',
            onAction: () => void retry.send({ params: { email_id: mail.id } }),
            disabledReason:
              denied ??
              (mail.status === 'sent' ? m.notRetryable : mail.outcome === 'not_needed' ? m.outcomes.not_needed : null),
          },
        ],
      ]}
      empty={
        <EmptyState icon="mail" title={m.emptyTitle}>
          {m.empty}
        </EmptyState>
      }
    />
  )
}

function SubjectCell({ mail }: { mail: Mail }) {
  return (
    <span className="block py-1.5">
      <span className="block truncate font-medium">{mail.subject}</span>
      <span className="block truncate text-xs text-muted">
        {mail.to_name ? `${mail.to_name} <${mail.to_email}>` : mail.to_email}
      </span>
      <Trouble mail={mail} />
    </span>
  )
}

/** Why it has not gone out, and when it is tried next. */
function Trouble({ mail }: { mail: Mail }) {
  const { email: m } = useMessages().settings
  const format = useFormat()
  if (mail.status === 'sent' || !mail.last_error) return null
  const parts = [
    mail.last_error,
    mail.attempts > 0 ? m.attempts(mail.attempts) : null,
    mail.next_attempt_at ? m.next(format.relative(mail.next_attempt_at)) : null,
  ]
  return (
    <span className={`block text-xs text-pretty ${COLOURS[mail.outcome]}`}>{parts.filter(Boolean).join(', ')}</span>
  )
}

function StateCell({ mail }: { mail: Mail }) {
  const { email: m } = useMessages().settings
  return <Badge tone={TONES[mail.outcome]}>{m.outcomes[mail.outcome]}</Badge>
}
