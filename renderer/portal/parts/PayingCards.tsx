import { useSend, type Answer } from '../../api/index.ts'
import { useFormat } from '../../shared/format/use-format.ts'
import { ProblemCallout } from '../../shared/problem/ProblemCallout.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Callout } from '../../ui/feedback/Callout.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useMessages } from '../messages/index.ts'
import type { Paying } from './use-paying.ts'
import { useWhen } from './use-when.ts'

interface PayingCardsProps {
  open: readonly Paying[]
  /** The reader comes back from the payment provider's page. */
  isBack: boolean
  held: 'place' | 'time' | undefined
  isHere: boolean
}

/** Shows each payment begun, with what can be done about it; else that nothing was paid. */
export default function PayingCards({ open, isBack, held, isHere }: PayingCardsProps) {
  const { paying: m } = useMessages()
  if (open.length === 0) {
    return (
      <div className="mb-4">
        <Callout tone="info" live title={m.nothingPaid}>
          {held === 'place' ? m.placeGone : held === 'time' ? m.timeGone : m.asBefore}
        </Callout>
      </div>
    )
  }
  return (
    <ul className="mb-4 flex flex-col gap-3">
      {open.map((one) => (
        <PayingCard key={one.session_id} paying={one} isBack={isBack} isHere={isHere} />
      ))}
    </ul>
  )
}

function PayingCard({ paying, isBack, isHere }: { paying: Paying; isBack: boolean; isHere: boolean }) {
  const { paying: m } = useMessages()
  const format = useFormat()
  const words = useWords(paying)
  const { session_id, checkout_url, amount, currency, is_under_way } = paying
  const giveUp = useSend('DELETE /api/billing/checkout-session/{session_id}', { done: words.done })
  return (
    <li className="rounded-lg border border-accent bg-accent-soft p-4 text-on-accent-soft shadow-raised">
      <div role={isBack ? 'status' : undefined}>
        <p className="flex items-center gap-1.5 text-sm font-semibold">
          <Icon name="clock" size={16} />
          {is_under_way ? m.underWay : isBack ? m.nothingPaid : m.notPaid}
        </p>
        {isHere ? null : <p className="mt-1 text-lg font-semibold break-words text-ink">{words.name}</p>}
        {isHere || words.about === '' ? null : <p className="text-sm text-ink">{words.about}</p>}
        <p className="mt-1 text-sm text-pretty text-ink">{words.until}</p>
      </div>
      {is_under_way ? null : (
        <div className="mt-3 flex flex-wrap gap-2 *:grow">
          {checkout_url === null ? null : (
            <Button look="primary" size="large" icon="card" onPress={() => location.assign(checkout_url)}>
              {amount > 0 ? m.goOn(format.money(amount, currency)) : m.goOnFree}
            </Button>
          )}
          <Button
            size="large"
            isPending={giveUp.isPending}
            onPress={() => void giveUp.send({ params: { session_id } })}
          >
            {words.giveUp}
          </Button>
        </div>
      )}
      {giveUp.problem ? (
        <div className="mt-3">
          <ProblemCallout problem={giveUp.problem} />
        </div>
      ) : null}
    </li>
  )
}

type GivenUp = Answer<'DELETE /api/billing/checkout-session/{session_id}'>

/** Returns the texts of a card: about a spot, a time, or a mere purchase. */
function useWords({ kind, name, client_id, client_name, starts_at, held_until, expires_at, is_under_way }: Paying) {
  const { paying: m } = useMessages()
  const format = useFormat()
  const when = useWhen()
  const isOwn = useSession()?.account.id === client_id
  const what = kind === 'appointment' ? 'time' : starts_at === null ? 'other' : 'place'
  const end = held_until ?? expires_at
  const time = end === null ? '' : format.time(end)
  const held = {
    place: isOwn ? m.placeHeld(time) : m.theirPlaceHeld(client_name, time),
    time: isOwn ? m.timeHeld(time) : m.theirTimeHeld(client_name, time),
    other: m.pageOpen(time),
  }
  const underWay = { place: m.placeUnderWay, time: m.timeUnderWay, other: m.otherUnderWay }
  const giveUp = { place: m.givePlaceUp, time: m.giveTimeUp, other: m.giveUp }
  const about = [starts_at && when(starts_at), isOwn ? null : client_name].filter(Boolean).join(' · ')
  return {
    name: name ?? m.what[kind],
    about,
    until: is_under_way ? underWay[what] : held_until === null ? held.other : held[what],
    giveUp: giveUp[what],
    done: ({ status }: GivenUp) =>
      status === 'completed'
        ? what === 'other'
          ? m.wasBought
          : m.wasPaid
        : status === 'refunded'
          ? m.goesBack
          : m.givenUp,
  }
}
