import { useEffect, useRef } from 'react'
import { useApi, type Answer } from '../../../../api/index.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Avatar, Button, Link, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { doorOf, standing, type Roster } from '../attendance.ts'
import { useAdding } from './use-adding.ts'

interface CandidateProps {
  roster: Roster
  time: number
  client: { id: number; name: string }
  onClose: () => void
}

/** Somebody to be added: what pays for the seat, or every reason against it and what can be done all the same. */
export function Candidate({ roster, time, client, onClose }: CandidateProps) {
  const { adding: m } = useMessages().roster
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const eligibility = useApi('GET /api/v1/scheduled-classes/{class_id}/eligibility', {
    params: { class_id: roster.scheduled_class_id },
    query: { client_id: client.id },
  })
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={client.name}
      className="ring-focus mt-3 animate-[appear_150ms] rounded-lg border border-line p-3"
    >
      <header className="flex items-center gap-2.5">
        <Avatar name={client.name} />
        <Link look="plain" href={paths.client(client.id)} className="min-w-0 flex-1 truncate font-medium">
          {client.name}
        </Link>
        <Button look="quiet" size="small" icon="close" iconOnly label={m.dismiss} onPress={onClose} />
      </header>
      <Loaded query={eligibility} skeleton={<Skeleton className="mt-2 h-16" />}>
        {(data) => <Ways {...{ roster, time, client, onClose }} eligibility={data} />}
      </Loaded>
    </section>
  )
}

type Eligibility = Answer<'GET /api/v1/scheduled-classes/{class_id}/eligibility'>

function Ways({ roster, time, client, onClose, eligibility }: CandidateProps & { eligibility: Eligibility }) {
  const { adding: m } = useMessages().roster
  const door = doorOf(roster, time)
  const atTheDoor = door !== 'closed'
  const { reasons, canForce } = standing(eligibility.reasons, door)
  const adding = useAdding(roster.scheduled_class_id, client, onClose)
  const isUnpaid = reasons.some(({ rule }) => rule === 'entitlement')
  if (eligibility.own_booking_id !== null) return <p className="mt-2 text-sm text-muted">{m.booked}</p>
  return (
    <>
      {reasons.length > 0 ? <Reasons reasons={reasons} /> : <Payment membership={eligibility.membership} />}
      {eligibility.waitlist_entry?.position ? (
        <p className="mt-2 text-sm text-muted">{m.waiting(eligibility.waitlist_entry.position)}</p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        {reasons.length === 0 ? (
          <>
            <Button
              look="primary"
              isPending={adding.isPending}
              onPress={() => adding.book({ check_in: atTheDoor })}
              autoFocus
            >
              {atTheDoor ? m.bookAndCheckIn : m.book}
            </Button>
            {atTheDoor && eligibility.can_book ? (
              <Button onPress={() => adding.book({ check_in: false })}>{m.book}</Button>
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
            onPress={() => adding.book({ check_in: atTheDoor, force: true })}
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

function Payment({ membership }: Pick<Eligibility, 'membership'>) {
  const { adding: m, credits } = useMessages().roster
  if (!membership) return null
  const { name, takes_credit, credits_left } = membership
  return (
    <p className="figures mt-2 text-sm text-muted">
      {takes_credit ? m.paysWith(name) : m.takesNothing(name)}
      {credits_left === null ? null : ` · ${credits(credits_left)}`}
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
