import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import type { MembershipType } from './basket.ts'

/** The query for all membership types. */
export const ALL_TYPES = { query: { page_size: 200 } } as const

const NONE: readonly MembershipType[] = []

/** The membership types on sale, drop-ins among them; none for roles that may not sell any. */
export function useTypes(): readonly MembershipType[] {
  const isAllowed = useDenied()('memberships.manage') === null
  const types = useApi('GET /api/v1/membership-types', ALL_TYPES, { enabled: isAllowed, fresh: 60_000 })
  return types.data?.items.filter(({ is_active }) => is_active) ?? NONE
}
