import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, useFailure, useSend, type Answer } from '../../../api/index.ts'
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
  const params = { public_studio_id: public_studio_id ?? '' }
  const client = useQueryClient()
  const queryKey = [key, token]
  const query = useFailure(
    useQuery<GuestPlace, ApiError>({
      queryKey,
      queryFn: () => call(key, { params, body: { token, look: true } }),
      enabled: token !== '',
    }),
  )
  const { sendOrThrow, isPending, problem } = useSend(key, {
    invalidate: [],
    onDone: (place) => client.setQueryData(queryKey, place),
  })
  return {
    query,
    isGone: token === '' || query.error?.status === 404,
    isPending,
    /** Why it could not be done. */
    problem,
    act: () => void sendOrThrow({ params, body: { token } }).catch(() => undefined),
  }
}
