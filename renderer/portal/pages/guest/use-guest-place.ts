import { useEffect, useState } from 'react'
import { useSend, type Answer } from '../../../api/index.ts'
import { useStudio } from '../../../shared/studio/studio.ts'
import { useLinkToken } from '../account/use-link-token.ts'

type Key =
  | 'POST /api/v1/widget/{public_studio_id}/guest-bookings/confirm'
  | 'POST /api/v1/widget/{public_studio_id}/guest-bookings/cancel'

export type GuestPlace = Answer<Key>

/** The place that a link's token is about: looked at at once, changed only by `act`. */
export function useGuestPlace(key: Key) {
  const token = useLinkToken()
  const { public_studio_id } = useStudio()
  const [place, setPlace] = useState<GuestPlace | null>(null)
  const { sendOrThrow, isPending, problem } = useSend(key, { invalidate: [] })
  const ask = (look: boolean) => {
    const sent = sendOrThrow({ params: { public_studio_id: public_studio_id ?? '' }, body: { token, look } })
    // What went wrong is shown as the problem.
    void sent.then(setPlace, () => undefined)
  }
  useEffect(() => {
    if (token) ask(true)
  }, [token])
  return {
    place,
    isPending,
    problem,
    isGone: !token || problem?.status === 404,
    look: () => ask(true),
    act: () => ask(false),
  }
}
