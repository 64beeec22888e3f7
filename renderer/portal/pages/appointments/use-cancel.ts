import { useSend } from '../../../api/index.ts'

interface Done {
  done?: string
  onDone?: () => void
}

/** Cancels an appointment of the reader's, or of the dependant named. */
export function useCancelAppointment(dependantId: number | undefined, options: Done) {
  const own = useSend('PATCH /api/v1/appointments/{appointment_id}/cancel', options)
  const theirs = useSend(
    'PATCH /api/v1/clients/me/dependants/{dependant_id}/appointments/{appointment_id}/cancel',
    options,
  )
  const sending = dependantId === undefined ? own : theirs
  return {
    isPending: sending.isPending,
    problem: sending.problem,
    cancelOrThrow: (appointment_id: number) =>
      dependantId === undefined
        ? own.sendOrThrow({ params: { appointment_id } })
        : theirs.sendOrThrow({ params: { appointment_id, dependant_id: dependantId } }),
    cancel: (appointment_id: number) =>
      dependantId === undefined
        ? own.send({ params: { appointment_id } })
        : theirs.send({ params: { appointment_id, dependant_id: dependantId } }),
  }
}
