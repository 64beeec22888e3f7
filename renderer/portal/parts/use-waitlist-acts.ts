import { useSend, type Item } from '../../api/index.ts'
import { useMessages } from '../messages/index.ts'

export type WaitlistEntry = Item<'GET /api/v1/bookings/waitlist'>

/** Taking the place that is offered, and leaving a waitlist or passing the place on: the reader's, or the dependant's named. */
export function useWaitlistActs({ id: waitlist_id, class_name }: WaitlistEntry, dependant_id: number | undefined) {
  const { waitlist: m } = useMessages()
  const taken = { done: m.confirmedToast(class_name) }
  const left = { done: ({ status }: WaitlistEntry) => (status === 'left' ? m.leftToast : m.declinedToast)(class_name) }
  const confirmOwn = useSend('POST /api/v1/bookings/waitlist/{waitlist_id}/confirm', taken)
  const confirmTheirs = useSend(
    'POST /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist/{waitlist_id}/confirm',
    taken,
  )
  const leaveOwn = useSend('DELETE /api/v1/bookings/waitlist/{waitlist_id}', left)
  const leaveTheirs = useSend(
    'DELETE /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist/{waitlist_id}',
    left,
  )
  const isOwn = dependant_id === undefined
  return {
    confirmOrThrow: (swap_booking_id?: number) =>
      isOwn
        ? confirmOwn.sendOrThrow({ params: { waitlist_id }, body: { swap_booking_id } })
        : confirmTheirs.sendOrThrow({ params: { dependant_id, waitlist_id }, body: { swap_booking_id } }),
    leave: () =>
      void (isOwn
        ? leaveOwn.send({ params: { waitlist_id } })
        : leaveTheirs.send({ params: { dependant_id, waitlist_id } })),
    isConfirming: (isOwn ? confirmOwn : confirmTheirs).isPending,
    isLeaving: (isOwn ? leaveOwn : leaveTheirs).isPending,
  }
}
