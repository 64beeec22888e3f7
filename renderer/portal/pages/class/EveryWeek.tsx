import { Suspense, useState } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Dependant } from '../../parts/dependants.ts'
import { useEvery } from '../../parts/every-week.ts'
import type { ScheduledClass } from '../../parts/standing.ts'
import { useEligibility } from '../../parts/use-eligibility.ts'
import { paths } from '../../paths.ts'

const EveryWeekSheet = late(() => import('./EveryWeekSheet.tsx'), 'above')

/** Having a class booked every week, where it is one of a series and the studio allows it; or that it is. */
export default function EveryWeek({ cls, whom }: { cls: ScheduledClass; whom: Dependant | undefined }) {
  const { everyWeek: m } = useMessages()
  const { data } = useEligibility(cls.id, whom)
  const every = useEvery()
  const [isAsking, ask] = useState(false)
  const standing = data?.standing
  if (!standing || (!isAsking && standing.standing_booking_id === null && !standing.can_start)) return null
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4" aria-label={m.title}>
      {standing.standing_booking_id === null ? (
        <>
          <Button icon="refresh" className="w-full" onPress={() => ask(true)}>
            {whom ? m.theirs(whom.full_name) : m.offer}
          </Button>
          <p className="text-center text-sm text-pretty text-muted">{every(standing)}</p>
        </>
      ) : (
        <>
          <p className="text-sm text-pretty">{m.running}</p>
          <LinkButton href={paths.bookings()}>{m.seeAll}</LinkButton>
        </>
      )}
      {isAsking ? (
        <Suspense>
          <EveryWeekSheet cls={cls} offer={standing} whom={whom} onClose={() => ask(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}
