import { useState } from 'react'
import { ApiError } from '../../api/index.ts'
import { useToast } from '../../shared/problem/use-toast.ts'
import { useGo } from '../../shared/url/use-go.ts'
import { useMessages } from '../messages/index.ts'
import { paths } from '../paths.ts'
import type { Dependant } from './dependants.ts'
import type { ScheduledClass } from './standing.ts'
import { useSeatCalls } from './use-seat-calls.ts'
import { useWhen } from './use-when.ts'
import { isPayableThere } from './why.ts'

interface SeatOptions {
  /** The seat that was chosen, if one was. */
  seatId?: number | null
  /** The dependant to book for, if not the reader. */
  whom?: Dependant | undefined
}

/** Booking a class and joining its waitlist with one tap: shown at once, taken back when refused, undone from the message. */
export function useSeat(cls: ScheduledClass, { seatId, whom }: SeatOptions = {}) {
  const { schedule: m } = useMessages()
  const toast = useToast()
  const when = useWhen()
  const go = useGo()
  const [refusal, setRefusal] = useState<{ title: string; error: ApiError; theirs: Dependant | undefined } | null>(null)
  const calls = useSeatCalls(cls, whom)

  const shownAs = (title: string) => (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    // Paying at the studio is all it takes: the page of the class says what that costs.
    if (isPayableThere(error.problem)) return go(paths.class(cls.id))
    // Without the studio in reach there is no rule to explain: a message says that.
    if (error.status === 0) toast.failed(error)
    else setRefusal({ title, error, theirs: whom })
  }
  const book = async (how: { membership_id?: number | undefined; pay_at_studio?: boolean }) => {
    try {
      const { id } = await calls.book({ ...how, ...(seatId && { seat_id: seatId }) })
      const at = when(cls.starts_at)
      const said = whom ? m.bookedForToast(cls.name, at, whom.full_name) : m.bookedToast(cls.name, at)
      toast.undo(said, () => calls.undo(id))
    } catch (error) {
      shownAs(m.cantBook(cls.name))(error)
    }
  }
  return {
    /** `membershipId`: the one that was named to the reader as what pays. */
    book: (membershipId: number | undefined) => void book({ membership_id: membershipId }),
    /** Books a place that is paid at the studio. */
    payThere: () => void book({ pay_at_studio: true }),
    join: () => void calls.join().catch(shownAs(m.couldNot)),
    isBooking: calls.isBooking,
    isJoining: calls.isJoining,
    refusal,
    dismiss: () => setRefusal(null),
  }
}
