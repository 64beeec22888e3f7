import type { ReactNode } from 'react'
import type { Answer } from '../../../../api/index.ts'
import type { Permission } from '../../../../../server/api/permissions.ts'
import { now } from '../../../../shared/clock.ts'
import type { Format } from '../../../../shared/format/format.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, LinkButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { FinishTask, Substitute, TakeOffer, TookPlace } from './Actions.tsx'
import type { DialogItem } from './dialog-item.ts'
import type { NeedLine } from './NeedKind.tsx'
import type { Urgency } from './urgency.ts'
import { useRoleName } from '../../team/roles/use-role-name.ts'

type Today = Answer<'GET /api/v1/today'>

export interface Kind {
  title: string
  urgency: Urgency
  total: number
  lines: NeedLine[]
  /** The page with the others. */
  all?: string
  /** Set apart from all others: it can't wait. */
  tone?: 'bad'
  /** Items that have waited for long, as one line that leads to them. */
  older?: { words: string; href: string }
}

const DAY = 24 * 60 * 60_000

/** The start of the first of some classes, in milliseconds; they come in order. */
const soonest = (classes: readonly { starts_at: string }[]) =>
  classes[0] ? Date.parse(classes[0].starts_at) : Infinity

const isOfYear = (today: string, day: string) => day.slice(0, 4) === today.slice(0, 4)

/** The studio's day of an instant; a date is one. */
const dayIn = ({ dayOf }: Pick<Format, 'dayOf'>, at: string) => (at.length > 10 ? dayOf(at) : at)

/** The waiting items of each kind, every line with the button that settles it; without empty kinds. */
export function useKinds(today: Today, onAsk: (asked: DialogItem) => void): Kind[] {
  const { needs: m } = useMessages().today
  const format = useFormat()
  const denied = useDenied()
  const roleName = useRoleName()
  const ask = (words: string, name: string, permission: Permission, asked: DialogItem): ReactNode => (
    <Button
      size="small"
      label={m.does.of(words, name)}
      disabledReason={denied(permission)}
      onPress={() => onAsk(asked)}
    >
      {words}
    </Button>
  )
  // An item from another year has the year in its date.
  const on = (at: string) => format.date(at, isOfYear(format.today(), dayIn(format, at)) ? 'weekday' : 'short')
  const when = (instant: string) => `${on(instant)} ${format.time(instant)}`
  const kinds: (Kind | null)[] = [
    // First of all: nothing else is as bad as people who come to a class that nobody teaches.
    today.untaught && {
      title: m.untaught,
      urgency: soonest(today.untaught.items) - now() < 2 * DAY ? 'now' : 'today',
      ...(soonest(today.untaught.items) - now() < 2 * DAY && { tone: 'bad' as const }),
      total: today.untaught.total,
      lines: today.untaught.items.map((cls) => ({
        key: cls.class_id,
        href: paths.scheduledClass(cls.class_id),
        name: cls.class_name,
        detail: when(cls.starts_at),
        action: (
          <LinkButton size="small" href={paths.scheduledClass(cls.class_id)}>
            {m.findTeacher}
          </LinkButton>
        ),
      })),
    },
    today.offers && {
      title: m.offers,
      urgency: 'now',
      total: today.offers.total,
      lines: today.offers.items.map((offer) => ({
        key: offer.waitlist_id,
        href: paths.roster(offer.class_id),
        name: offer.client_name,
        detail: `${offer.class_name}, ${when(offer.starts_at)} · ${m.until(format.time(offer.offer_expires_at))}`,
        action: <TakeOffer waitlistId={offer.waitlist_id} name={offer.client_name} />,
      })),
    },
    today.substitutes && {
      title: m.substitutes,
      urgency: soonest(today.substitutes.items) - now() < 2 * DAY ? 'now' : 'today',
      total: today.substitutes.total,
      lines: today.substitutes.items.map((request) => ({
        key: request.request_id,
        href: paths.scheduledClass(request.class_id),
        name: request.class_name,
        detail: `${when(request.starts_at)}, ${m.insteadOf(request.asked_by_name)} · ${
          request.claimed_by_name ? m.offersTo(request.claimed_by_name) : m.nobodyYet
        }`,
        action: (
          <Substitute
            requestId={request.request_id}
            classId={request.class_id}
            className={request.class_name}
            offers={request.claimed_by_name}
          />
        ),
      })),
    },
    today.unresolved && {
      title: m.unresolved,
      urgency: 'today',
      total: today.unresolved.total,
      lines: today.unresolved.items.map((cls) => ({
        key: cls.class_id,
        href: paths.roster(cls.class_id),
        name: cls.class_name,
        detail: `${when(cls.starts_at)} · ${m.open(cls.open)}`,
        action: ask(m.does.close, cls.class_name, 'bookings.manage', { about: 'roster', cls }),
      })),
    },
    today.unresolved_appointments && {
      title: m.appointments,
      urgency: 'today',
      total: today.unresolved_appointments.total,
      all: paths.appointments(),
      lines: today.unresolved_appointments.items.map((one) => ({
        key: one.appointment_id,
        href: paths.appointment(one.appointment_id),
        name: one.client_name,
        detail: `${one.service_name}, ${when(one.starts_at)}`,
        action: <TookPlace appointmentId={one.appointment_id} name={one.client_name} />,
      })),
    },
    today.failed_payments && {
      title: m.failed,
      urgency: 'today',
      total: today.failed_payments.total,
      all: paths.membershipsIn('past_due'),
      lines: today.failed_payments.items.map((payment, index) => ({
        key: index,
        href: paths.client(payment.client_id),
        name: payment.client_name,
        detail: `${format.money(payment.amount, payment.currency)} · ${m.failedSince(payment.type_name, format.date(payment.since))}`,
        action: ask(m.does.message, payment.client_name, 'marketing.manage', { about: 'message', payment }),
      })),
    },
    today.charges_due && {
      title: m.charges,
      urgency: 'today',
      total: today.charges_due.total,
      all: paths.clientsOwing(),
      lines: today.charges_due.items.map((charge) => ({
        key: charge.charge_id,
        href: paths.client(charge.client_id),
        name: charge.client_name,
        detail: [format.money(charge.amount, charge.currency), charge.description, charge.because]
          .filter(Boolean)
          .join(' · '),
        action: ask(m.does.pay, charge.client_name, 'charges.manage', { about: 'payment', charge }),
      })),
      ...(today.charges_due.older.total > 0 && {
        older: {
          words: m.olderThan(
            today.charges_due.older.total,
            format.money(today.charges_due.older.amount, today.charges_due.older.currency),
          ),
          href: paths.clientsOwing(),
        },
      }),
    },
    {
      title: m.tasks,
      urgency: 'today',
      total: today.tasks.total,
      all: paths.tasks(),
      lines: today.tasks.items.map((task) => ({
        key: task.id,
        href: paths.tasks(),
        name: task.title,
        detail: [
          task.client_name ?? (task.assignee_role_name === null ? '' : m.taskFor(roleName(task.assignee_role_name))),
          task.due_on === null ? m.anyDay : on(task.due_on),
        ]
          .filter(Boolean)
          .join(' · '),
        action: <FinishTask task={task} />,
      })),
    },
    today.expiring && {
      title: m.expiring,
      urgency: 'soon',
      total: today.expiring.total,
      all: paths.membershipsIn('ending'),
      lines: today.expiring.items.map((membership) => ({
        key: membership.membership_id,
        href: paths.client(membership.client_id),
        name: membership.client_name,
        detail: `${membership.type_name} · ${on(membership.expires_at)}`,
        action: ask(m.does.renew, membership.client_name, 'memberships.manage', { about: 'renewal', membership }),
      })),
    },
  ]
  return kinds.filter((kind) => kind !== null && (kind.total > 0 || kind.older !== undefined)) as Kind[]
}
