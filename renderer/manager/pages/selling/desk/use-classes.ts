import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import type { ClassOnSale } from './basket.ts'

const NONE: readonly ClassOnSale[] = []

/** The classes of the next two weeks with spots on sale; none for roles that may not book. */
export function useClasses(): readonly ClassOnSale[] {
  const isAllowed = useDenied()('bookings.manage') === null
  return useApi('GET /api/v1/till/classes', {}, { enabled: isAllowed, fresh: 60_000 }).data ?? NONE
}
