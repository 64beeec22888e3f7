import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useApi, useDownload, type Answer } from '../../../api/index.ts'
import { now } from '../../../shared/clock.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { safeNext } from '../../../shared/url/safe-next.ts'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../ui/icon/paths.ts'
import { useWindowTitle } from '../../../ui/window-title.ts'
import type { Messages } from '../../messages/areas.ts'
import { useMessages } from '../../messages/index.ts'
import { dropDraft, lastBuying } from '../../parts/draft.ts'
import { paths } from '../../paths.ts'
import { MembershipCard } from '../memberships/MembershipCard.tsx'
import { nextQuestion, stateOf } from './asking.ts'

const BookNow = late(() => import('./BookNow.tsx'))

/** Shown to a buyer who returns from the payment provider's page. The checkout is in the address, so that a reload keeps it. */
export default function PaidPage() {
  const [{ s, next }] = useUrlState({ s: '', next: '' })
  return (
    <div className="mx-auto max-w-120">
      <Became key={s} sessionId={s || 'none'} next={safeNext(next, '')} />
    </div>
  )
}

interface BoughtProps {
  checkout: Answer<'GET /api/billing/checkout-session/{session_id}'>
  /** The address the buyer was going to; '' for none. */
  next: string
}

const COLOURS = { good: 'bg-good-soft text-good', bad: 'bg-bad-soft text-bad', plain: 'bg-sunken text-muted' }

interface OutcomeProps {
  tone: keyof typeof COLOURS
  icon: IconName
  title: string
  text: string | null
  children?: ReactNode
}

/** The state of a purchase, which screen readers announce when it changes, and the possible actions. */
function Outcome({ tone, icon, title, text, children }: OutcomeProps) {
  useWindowTitle(title)
  return (
    <div className="flex flex-col gap-4 py-6 text-center">
      <div role="status" className="flex flex-col items-center">
        <span className={`mb-3 grid size-14 place-items-center rounded-full ${COLOURS[tone]}`}>
          <Icon name={icon} size={26} />
        </span>
        <h1 className="text-xl font-semibold text-balance">{title}</h1>
        {text ? <p className="mt-1 max-w-96 text-base text-pretty text-muted">{text}</p> : null}
      </div>
      {children}
    </div>
  )
}

/** Shows the purchase, its receipt, and the one next thing to do. */
function Bought({ checkout: { kind, membership_id, receipt_id }, next }: BoughtProps) {
  const { paid: m, helps } = useMessages()
  const { download, isPending } = useDownload()
  useEffect(() => dropDraft(sessionStorage), [])
  const words = {
    membership: null,
    class: helps.nowBooked,
    gift_card: m.giftCard,
    product: m.product,
    card: m.cardMeans,
    appointment: m.appointment,
    charges: null,
  }
  const classId = Number(/^\/classes\/(\d+)$/.exec(next)?.[1])
  const toClass = kind === 'class' ? helps.toBooking : m.bookClass
  const onward = kind === 'appointment' ? m.toAppointment : next === '' ? m.toSchedule : classId ? toClass : m.back
  return (
    <Outcome tone="good" icon="success" title={kind === 'card' ? m.card : m.done} text={words[kind]}>
      {membership_id === null ? null : <What membershipId={membership_id} />}
      {classId && membership_id !== null ? (
        <Suspense>
          <BookNow classId={classId} membershipId={membership_id} />
        </Suspense>
      ) : (
        <LinkButton look="primary" size="large" href={next || paths.schedule()} className="w-full">
          {onward}
        </LinkButton>
      )}
      {receipt_id === null ? null : (
        <Button
          size="large"
          icon="import"
          className="w-full"
          isPending={isPending}
          onPress={() => download('GET /api/v1/receipts/{receipt_id}.pdf', m.file, { params: { receipt_id } })}
        >
          {m.receipt}
        </Button>
      )}
    </Outcome>
  )
}

function What({ membershipId }: { membershipId: number }) {
  const { paid: m } = useMessages()
  const params = { membership_id: membershipId }
  const membership = useApi('GET /api/v1/memberships/{membership_id}', { params })
  return (
    <ul aria-label={m.has} className="text-start">
      <Loaded query={membership} skeleton={<Skeleton className="h-28 w-full rounded-lg" />}>
        {(shown) => <MembershipCard membership={shown} />}
      </Loaded>
    </ul>
  )
}

function Became({ sessionId, next }: { sessionId: string; next: string }) {
  const { paid: m } = useMessages()
  const { checkout, state, isAsking, ask } = useCheckout(sessionId)
  switch (state.kind) {
    case 'completed':
      return <Bought checkout={checkout!} next={next} />
    case 'waiting':
      return <Outcome tone="plain" icon="clock" title={m.waiting} text={m.waitingMeans} />
    case 'late':
      return (
        <Outcome tone="plain" icon="clock" title={m.late} text={m.lateMeans}>
          <Button size="large" isPending={isAsking} onPress={ask}>
            {m.ask}
          </Button>
          <ToMemberships />
        </Outcome>
      )
    case 'under_way':
      return (
        <Outcome tone="plain" icon="clock" title={m.underWay} text={underWayMeans(checkout!, m)}>
          <LinkButton look="primary" size="large" href={next || paths.bookings()} className="w-full">
            {next === '' ? m.toBookings : m.back}
          </LinkButton>
          <Button size="large" isPending={isAsking} onPress={ask} className="w-full">
            {m.ask}
          </Button>
        </Outcome>
      )
    case 'failed':
      return (
        <Outcome tone="bad" icon="error" title={m.failed} text={m.failedMeans}>
          <Again />
        </Outcome>
      )
    case 'expired':
      return (
        <Outcome tone="plain" icon="clock" title={m.expired} text={m.expiredMeans}>
          <Again />
        </Outcome>
      )
    case 'refunded':
      return <Outcome tone="plain" icon="undo" title={m.refunded} text={m.refundedMeans} />
    case 'disputed':
      return <Outcome tone="plain" icon="info" title={m.disputed} text={m.disputedMeans} />
    case 'unreachable':
      return <Outcome tone="plain" icon="offline" title={m.unreachable} text={m.unreachableMeans} />
    case 'unsure':
      return <Outcome tone="plain" icon="warning" title={m.unsure} text={m.unsureMeans} />
    case 'unknown':
      return (
        <Outcome tone="plain" icon="search" title={m.unknown} text={m.unknownMeans}>
          <ToMemberships />
        </Outcome>
      )
  }
}

/** Tells what happens once the money arrives. */
function underWayMeans({ kind }: BoughtProps['checkout'], m: Messages['paid']): string {
  return kind === 'class' || kind === 'appointment' ? m.underWayBooking : m.underWayOther
}

/** Returns the state of a checkout, asked again until it is settled. */
function useCheckout(session_id: string) {
  const [began] = useState(now)
  const [every, setEvery] = useState<number | undefined>(1000)
  const query = useApi('GET /api/billing/checkout-session/{session_id}', { params: { session_id } }, { every })
  const waited = now() - began
  const state = stateOf(query.data, query.isError ? query.error.status : undefined, waited)
  const next = nextQuestion(state, waited)
  if (next !== every) setEvery(next)
  return { checkout: query.data, state, isAsking: query.isFetching, ask: () => void query.refetch() }
}

function Again() {
  const { paid: m } = useMessages()
  return (
    <LinkButton look="primary" size="large" href={lastBuying(sessionStorage) ?? paths.prices()}>
      {m.again}
    </LinkButton>
  )
}

function ToMemberships() {
  const { paid: m } = useMessages()
  return (
    <LinkButton size="large" href={paths.memberships()}>
      {m.toMemberships}
    </LinkButton>
  )
}
