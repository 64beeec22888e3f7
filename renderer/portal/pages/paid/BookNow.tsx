import { useState } from 'react'
import { ApiError, useApi } from '../../../api/index.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { useGo } from '../../../shared/url/use-go.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { useMessages } from '../../messages/index.ts'
import type { ScheduledClass } from '../../parts/standing.ts'
import { useEligibility } from '../../parts/use-eligibility.ts'
import { useSeatCalls } from '../../parts/use-seat-calls.ts'
import { useWhen } from '../../parts/use-when.ts'
import { useWhom } from '../../parts/whom.ts'
import { paths } from '../../paths.ts'

interface BookNowProps {
  classId: number
  /** The purchased membership to book it with. */
  membershipId: number
}

/** Books the class that something was bought for, with one tap; where that can't be done, its page says why. */
export default function BookNow({ classId, membershipId }: BookNowProps) {
  const cls = useApi('GET /api/v1/scheduled-classes/{class_id}', { params: { class_id: classId } })
  return (
    <Loaded query={cls} skeleton={<Skeleton className="h-24 w-full rounded-lg" />}>
      {(shown) => <Way cls={shown} membershipId={membershipId} />}
    </Loaded>
  )
}

function Way({ cls, membershipId }: { cls: ScheduledClass; membershipId: number }) {
  const { helps: m, paid, schedule } = useMessages()
  const [whom, choose] = useWhom()
  const { data: allowed } = useEligibility(cls.id, whom)
  const calls = useSeatCalls(cls, whom)
  const [isTried, setTried] = useState(false)
  const toast = useToast()
  const when = useWhen()
  const go = useGo()
  const at = when(cls.starts_at)
  const book = async () => {
    setTried(true)
    try {
      await calls.book({ membership_id: membershipId })
      toast.done(schedule.bookedToast(cls.name, at))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 0) {
        setTried(false)
        return toast.failed(error)
      }
    }
    choose(whom)
    go(paths.class(cls.id))
  }
  const isBooked = allowed?.own_booking_id != null && !isTried
  return (
    <>
      <p className="text-base font-medium">
        {cls.name}, {at}
        {isBooked ? <span className="block text-sm font-normal text-muted">{m.nowBooked}</span> : null}
      </p>
      {allowed?.can_book || isTried ? (
        <Button look="primary" size="large" className="w-full" isPending={isTried} onPress={() => void book()}>
          {m.bookNow}
        </Button>
      ) : (
        <LinkButton look="primary" size="large" href={paths.class(cls.id)} className="w-full">
          {isBooked ? m.toBooking : paid.bookClass}
        </LinkButton>
      )}
    </>
  )
}
