import { useApi } from '../../../api/index.ts'
import { useNow } from '../../../shared/clock.ts'
import { Portrait } from '../../../shared/picture/Portrait.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import { costFor } from '../../parts/class-cost.ts'
import type { Dependant } from '../../parts/dependants.ts'
import { useEligibility } from '../../parts/use-eligibility.ts'
import { useNamedPlace } from '../../parts/use-place.ts'
import type { ScheduledClass } from '../../parts/standing.ts'
import { useWhen } from '../../parts/use-when.ts'
import { PriceFact } from './PriceFact.tsx'
import { Fact } from './Fact.tsx'

/** Shows the facts of a class: who, where, how full, until when cancelling is free. */
export function ClassFacts({ cls, whom }: { cls: ScheduledClass; whom: Dependant | undefined }) {
  const { classPage: m } = useMessages()
  const now = useNow(30_000)
  const when = useWhen()
  const place = useNamedPlace()(cls)
  const isToCome = cls.status === 'scheduled' && now < Date.parse(cls.starts_at)
  const isFree = now <= Date.parse(cls.cancel_free_until)
  const waiting = cls.waiting > 0 ? `, ${m.waitingBehind(cls.waiting)}` : ''
  return (
    <>
      {cls.description ? <p className="text-base text-pretty whitespace-pre-line">{cls.description}</p> : null}
      <Card flush>
        <dl className="divide-y divide-line">
          {cls.instructor_id && cls.instructor_name ? (
            <Instructor id={cls.instructor_id} name={cls.instructor_name} />
          ) : null}
          {place ? (
            <Fact icon="pin" label={m.where}>
              {place}
            </Fact>
          ) : null}
          {isToCome ? cls.price === null ? <PriceFact of={cls} /> : <OwnPrice cls={cls} whom={whom} /> : null}
          {isToCome ? (
            <Fact icon="clients" label={m.seats}>
              {m.seatsLeft(cls.spots_left, cls.capacity)}
              {waiting}
            </Fact>
          ) : null}
          {isToCome && cls.my_booking_status !== 'booked' ? (
            <Fact icon="undo" label={m.cancelRule}>
              {isFree ? m.freeUntil(when(cls.cancel_free_until)) : m.noLongerFree(when(cls.cancel_free_until))}
            </Fact>
          ) : null}
        </dl>
      </Card>
    </>
  )
}

/** Shows a class's price; its credits, too, if something that the client has would pay for it, or could. */
function OwnPrice({ cls, whom }: { cls: ScheduledClass; whom: Dependant | undefined }) {
  const { data: allowed } = useEligibility(cls.id, whom)
  return <PriceFact of={costFor(cls, allowed)} />
}

function Instructor({ id, name }: { id: number; name: string }) {
  const { classPage: m } = useMessages()
  const params = { instructor_id: id }
  const profile = useApi('GET /api/v1/instructors/{instructor_id}', { params }, { fresh: 300_000 })
  return (
    <Fact
      icon="person"
      portrait={
        profile.data?.photo_url ? <Portrait name={name} photo_url={profile.data.photo_url} size="medium" /> : null
      }
      label={m.with}
    >
      {name}
      {profile.data?.bio ? <span className="block text-sm text-pretty text-muted">{profile.data.bio}</span> : null}
    </Fact>
  )
}
