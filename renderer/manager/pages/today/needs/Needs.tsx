import type { Answer } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, Card, EmptyState } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { NeedGroup, type NeedLine } from './NeedGroup.tsx'
import { useWarnings } from './use-warnings.tsx'
import { Warning } from './Warning.tsx'

type Today = Answer<'GET /api/v1/today'>

/** Everything that waits for somebody, the most pressing kind first; a calm word when nothing does. */
export function Needs({ today }: { today: Today }) {
  const { needs: m } = useMessages().today
  const groups = useGroups(today)
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const warnings = useWarnings()
  if (groups.length + warnings.length === 0) {
    return (
      <Card title={m.title} flush>
        <EmptyState icon="check" title={m.clearTitle}>
          {m.clear}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card title={m.title} action={total > 0 ? <Badge tone="warn">{total}</Badge> : undefined} flush>
      <div className="divide-y divide-line">
        {groups.map((group) => (
          <NeedGroup key={group.title} {...group} />
        ))}
        {warnings.map(({ key, ...warning }) => (
          <Warning key={key} {...warning} />
        ))}
      </div>
    </Card>
  )
}

interface Group {
  title: string
  total: number
  lines: NeedLine[]
}

function useGroups(today: Today): Group[] {
  const { needs: m } = useMessages().today
  const format = useFormat()
  const groups: (Group | null)[] = [
    today.offers && {
      title: m.offers,
      total: today.offers.total,
      lines: today.offers.items.map((offer) => ({
        key: offer.waitlist_id,
        href: paths.roster(offer.class_id),
        name: offer.client_name,
        detail: `${offer.class_name}, ${format.date(offer.starts_at, 'weekday')} ${format.time(offer.starts_at)}`,
        aside: m.until(format.time(offer.offer_expires_at)),
      })),
    },
    today.substitutes && {
      title: m.substitutes,
      total: today.substitutes.total,
      lines: today.substitutes.items.map((request) => ({
        key: request.request_id,
        href: paths.scheduledClass(request.class_id),
        name: request.class_name,
        detail: `${format.date(request.starts_at, 'weekday')} ${format.time(request.starts_at)}, ${m.insteadOf(request.asked_by_name)}`,
        aside: request.claimed_by_name ? m.approve(request.claimed_by_name) : m.nobodyYet,
      })),
    },
    today.unresolved && {
      title: m.unresolved,
      total: today.unresolved.total,
      lines: today.unresolved.items.map((cls) => ({
        key: cls.class_id,
        href: paths.roster(cls.class_id),
        name: cls.class_name,
        detail: `${format.date(cls.starts_at, 'weekday')}, ${format.time(cls.starts_at)}`,
        aside: m.open(cls.open),
      })),
    },
    today.failed_payments && {
      title: m.failed,
      total: today.failed_payments.total,
      lines: today.failed_payments.items.map((payment, index) => ({
        key: index,
        href: paths.client(payment.client_id),
        name: payment.client_name,
        detail: m.failedSince(payment.type_name, format.date(payment.since)),
        aside: format.money(payment.amount, payment.currency),
      })),
    },
    today.charges_due && {
      title: m.charges,
      total: today.charges_due.total,
      lines: today.charges_due.items.map((charge) => ({
        key: charge.charge_id,
        href: paths.client(charge.client_id),
        name: charge.client_name,
        detail: charge.description,
        aside: format.money(charge.amount, charge.currency),
      })),
    },
    {
      title: m.tasks,
      total: today.tasks.total,
      lines: today.tasks.items.map((task) => ({
        key: task.id,
        href: paths.tasks(),
        name: task.title,
        detail: task.client_name ?? (task.assignee_role_name === null ? '' : m.taskFor(task.assignee_role_name)),
        aside: task.due_on === null ? m.anyDay : format.date(task.due_on),
      })),
    },
    today.expiring && {
      title: m.expiring,
      total: today.expiring.total,
      lines: today.expiring.items.map((membership) => ({
        key: membership.membership_id,
        href: paths.client(membership.client_id),
        name: membership.client_name,
        detail: membership.type_name,
        aside: format.date(membership.expires_at, 'weekday'),
      })),
    },
  ]
  return groups.filter((group) => group !== null && group.total > 0) as Group[]
}
