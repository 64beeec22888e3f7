import { useApi } from '../../../api/index.ts'
import { Callout } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { categoryMoves } from './category-moves.ts'
import { NO_CATEGORY } from './category-values.ts'

interface CategoryMovesProps {
  of: 'classes' | 'services'
  /** The category that it has; null: none. */
  from: number | null
  to: number
}

/** Which memberships cover a class or service once its category is another: those count at once. */
export function CategoryMoves({ of, from, to }: CategoryMovesProps) {
  const { categories: m } = useMessages()
  const types = useApi('GET /api/v1/membership-types', { query: { page_size: 200 } }, { fresh: 60_000 })
  const { gained, lost } = categoryMoves(types.data?.items ?? [], { of, from: from ?? NO_CATEGORY, to })
  if (gained.length + lost.length === 0) return null
  return (
    <Callout live>
      {gained.length > 0 ? <p>{m.gained(gained.join(', '))}</p> : null}
      {lost.length > 0 ? <p>{m.lost(lost.join(', '))}</p> : null}
      <p>{m.bookedStay}</p>
    </Callout>
  )
}
