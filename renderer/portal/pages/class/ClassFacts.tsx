import type { ReactNode } from 'react'
import { useApi } from '../../../api/index.ts'
import { useNow } from '../../../shared/clock.ts'
import { Avatar } from '../../../ui/data/Avatar.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../ui/icon/paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import type { ScheduledClass } from '../../parts/standing.ts'
import { useWhen } from '../../parts/use-when.ts'

/** What is good to know about a class: who, where, how full, until when cancelling is free. */
export function ClassFacts({ cls }: { cls: ScheduledClass }) {
  const { classPage: m } = useMessages()
  const now = useNow(30_000)
  const when = useWhen()
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
          {cls.establishment_name ? (
            <Fact icon="pin" label={m.where}>
              {cls.establishment_name}
            </Fact>
          ) : null}
          {isToCome ? (
            <Fact icon="clients" label={m.places}>
              {m.placesLeft(cls.spots_left, cls.capacity)}
              {waiting}
            </Fact>
          ) : null}
          {isToCome ? (
            <Fact icon="undo" label={m.cancelRule}>
              {isFree ? m.freeUntil(when(cls.cancel_free_until)) : m.noLongerFree(when(cls.cancel_free_until))}
            </Fact>
          ) : null}
        </dl>
      </Card>
    </>
  )
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.5rem_1fr] items-start gap-x-3 px-4 py-3">
      <Icon name={icon} size={18} className="mt-0.5 justify-self-center text-muted" />
      <div>
        <dt className="text-xs text-muted">{label}</dt>
        <dd className="text-base text-pretty">{children}</dd>
      </div>
    </div>
  )
}

function Instructor({ id, name }: { id: number; name: string }) {
  const { classPage: m } = useMessages()
  const profile = useApi(
    'GET /api/v1/instructors/{instructor_id}',
    { params: { instructor_id: id } },
    { fresh: 300_000 },
  )
  return (
    <div className="grid grid-cols-[1.5rem_1fr] items-start gap-x-3 px-4 py-3">
      <Avatar name={name} />
      <div>
        <dt className="text-xs text-muted">{m.with}</dt>
        <dd className="text-base">
          {name}
          {profile.data?.bio ? <p className="mt-0.5 text-sm text-pretty text-muted">{profile.data.bio}</p> : null}
        </dd>
      </div>
    </div>
  )
}
