import { useState } from 'react'
import { ApiError, useSend } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useGo } from '../../../../shared/url/use-go.ts'
import { useMessages } from '../../../messages/index.ts'
import { useWhen } from '../../../parts/use-when.ts'
import { paths } from '../../../paths.ts'
import { useCancelAppointment } from '../use-cancel.ts'
import type { Service } from './ServiceStep.tsx'
import type { FreeTime } from './slots.ts'

/** Nothing stands against it but that it is paid in advance. */
const isToPrepay = ({ problem }: ApiError): boolean => problem?.code === 'PREPAYMENT_REQUIRED'

/** Books a free time with one tap, undone from the message; then the appointments are shown, with what giving it up costs. One that no membership
 * pays for and is paid in advance is asked about first. */
export function useBooking(service: Service, dependant_id: number) {
  const { appointments: m } = useMessages()
  const toast = useToast()
  const when = useWhen()
  const go = useGo()
  const [pendingAt, setPending] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [paying, setPaying] = useState<FreeTime | null>(null)
  const own = useSend('POST /api/v1/appointments')
  const theirs = useSend('POST /api/v1/clients/me/dependants/{dependant_id}/appointments')
  const { cancel } = useCancelAppointment(dependant_id || undefined, { done: m.undone })

  const book = async (time: FreeTime) => {
    const { starts_at, instructorId } = time
    const body = { service_id: service.id, instructor_id: instructorId, starts_at }
    setPending(starts_at)
    try {
      const { id } = await (dependant_id
        ? theirs.sendOrThrow({ params: { dependant_id }, body })
        : own.sendOrThrow({ body }))
      toast.undo(m.bookedToast(service.name, when(starts_at)), () => void cancel(id))
      go(paths.appointments())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Without the studio in reach there is no rule to explain: a message says that.
      if (error.status === 0) toast.failed(error)
      else if (isToPrepay(error)) setPaying(time)
      else setRefusal(error)
    } finally {
      setPending(null)
    }
  }
  return {
    book: (time: FreeTime) => void book(time),
    /** The start of what is being booked. */
    pendingAt,
    refusal,
    dismiss: () => setRefusal(null),
    /** The time that is to be paid in advance. */
    paying,
    dismissPaying: () => setPaying(null),
  }
}
