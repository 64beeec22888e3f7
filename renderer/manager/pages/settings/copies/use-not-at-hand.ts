import { useApi } from '../../../../api/index.ts'
import { useStudio } from '../../../../shared/studio/studio.ts'
import { useMessages } from '../../../messages/index.ts'

/** Why the copies themselves, and what is set about them, are not at hand: elsewhere, or not the owner; null where they are. */
export function useNotAtHand(): string | null {
  const { copies: m } = useMessages()
  const { door } = useStudio()
  const me = useApi('GET /api/v1/auth/me', {}, { fresh: 60_000 })
  if (door !== 'local') return m.onlyHere
  return me.data?.is_owner === false ? m.onlyOwner : null
}
