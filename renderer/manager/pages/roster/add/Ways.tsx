import { useState } from 'react'
import { Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { doorOf, isLackOfPayment, standing, type Roster } from '../attendance.ts'
import { Offers } from './Offers.tsx'
import { PayerField } from './PayerField.tsx'
import { choicesOf, NOBODY, payerDetail, type Eligibility } from './payers.ts'
import type { Chosen } from './SellDialog.tsx'
import { useAdding, type How } from './use-adding.ts'

interface WaysProps {
  roster: Roster
  time: number
  client: { id: number; name: string }
  eligibility: Eligibility
  onClose: () => void
  onSell: (chosen: Chosen) => void
}

/** The ways to add somebody: with what pays, by a sale, or against the rules. */
export function Ways({ roster, time, client, onClose, eligibility, onSell }: WaysProps) {
  const { adding: m } = useMessages().roster
  const door = doorOf(roster, time)
  const atTheDoor = door !== 'closed'
  const { reasons, canForce } = standing(eligibility.reasons, door)
  const adding = useAdding(roster.scheduled_class_id, client, onClose)
  const payer = usePayer(eligibility)
  const isUnpaid = reasons.some(isLackOfPayment) && payer.value === NOBODY
  if (eligibility.own_booking_id !== null) return <p className="mt-2 text-sm text-muted">{m.booked}</p>
  const book = (how: How) => adding.book({ ...how, ...payer.named })
  return (
    <>
      {reasons.length > 0 ? (
        <Reasons reasons={reasons} />
      ) : payer.isChosen ? null : (
        <Payment eligibility={eligibility} />
      )}
      {eligibility.waitlist_entry?.position ? (
        <p className="mt-2 text-sm text-muted">{m.waiting(eligibility.waitlist_entry.position)}</p>
      ) : null}
      {canForce ? (
        <div className="mt-3 flex flex-col gap-2 empty:hidden">
          <Offers
            offers={eligibility.offers}
            check_in={atTheDoor}
            others={reasons.filter((reason) => !isLackOfPayment(reason))}
            onChoose={onSell}
          />
        </div>
      ) : null}
      {reasons.length === 0 || canForce ? <PayerField {...payer} /> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        {reasons.length === 0 ? (
          <>
            <Button look="primary" isPending={adding.isPending} onPress={() => book({ check_in: atTheDoor })} autoFocus>
              {atTheDoor ? m.bookAndCheckIn : m.book}
            </Button>
            {atTheDoor && eligibility.can_book ? (
              <Button onPress={() => book({ check_in: false })}>{m.book}</Button>
            ) : null}
          </>
        ) : null}
        {eligibility.can_join_waitlist ? (
          <Button look="primary" isPending={adding.isJoining} onPress={adding.join} autoFocus>
            {m.join}
          </Button>
        ) : null}
        {canForce ? (
          <Button
            isPending={adding.isPending}
            onPress={() => book({ check_in: atTheDoor, force: true })}
            disabledReason={adding.mayNotForce}
          >
            {atTheDoor ? m.anywayAndCheckIn : m.anyway}
          </Button>
        ) : null}
      </div>
      {canForce && isUnpaid ? <p className="mt-2 text-xs text-muted">{m.unpaidThen}</p> : null}
    </>
  )
}

/** The membership that is to pay: the first one, unless staff choose another. */
function usePayer({ memberships = [] }: Eligibility) {
  const [asked, setAsked] = useState<number | null>(null)
  const choices = choicesOf(memberships)
  const first = choices[0] ?? NOBODY
  const usual = first === NOBODY ? NOBODY : first.id
  const isThere = choices.some((one) => one !== NOBODY && one.id === asked)
  const value = asked !== null && (isThere || asked === NOBODY) ? asked : usual
  return {
    memberships,
    value,
    onChange: setAsked,
    /** True if there is a choice at all. */
    isChosen: choices.length > 0,
    named: value === usual ? {} : { membership_id: value },
  }
}

function Payment({ eligibility: { membership, memberships = [] } }: Pick<WaysProps, 'eligibility'>) {
  const { adding: m, payers, unlimited } = useMessages().roster
  if (!membership) return null
  const { name, takes_credit } = membership
  const payer = memberships.find(({ id }) => id === membership.id)
  return (
    <p className="figures mt-2 text-sm text-muted">
      {takes_credit ? m.paysWith(name) : m.takesNothing(name)}
      {payer && payer.credits_left !== null ? ` · ${payerDetail(payer, payers, unlimited)}` : null}
    </p>
  )
}

function Reasons({ reasons }: Pick<Eligibility, 'reasons'>) {
  const { adding: m } = useMessages().roster
  return (
    <div className="mt-2.5 rounded-md bg-warn-soft px-3 py-2 text-sm">
      <p className="font-medium text-warn">{m.refused(reasons.length)}</p>
      <ul className="mt-0.5 list-disc space-y-0.5 ps-4 text-ink">
        {reasons.map(({ code, detail }) => (
          <li key={`${code} ${detail}`}>{detail}</li>
        ))}
      </ul>
    </div>
  )
}
