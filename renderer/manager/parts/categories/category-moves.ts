interface Type {
  name: string
  coverage: { category_ids: number[]; service_category_ids: number[] }
}

interface Move {
  of: 'classes' | 'services'
  /** The category it had and the one it gets; 0 or less for none that memberships could name. */
  from: number
  to: number
}

/** The memberships on sale that cover a class or service by its new category, and those that no longer do by its former one. */
export function categoryMoves(types: readonly Type[], { of, from, to }: Move): { gained: string[]; lost: string[] } {
  const names = ({ coverage }: Type, id: number) =>
    (of === 'classes' ? coverage.category_ids : coverage.service_category_ids).includes(id)
  const named = (here: number, there: number) =>
    types.filter((type) => names(type, here) && !names(type, there)).map(({ name }) => name)
  return from === to ? { gained: [], lost: [] } : { gained: named(to, from), lost: named(from, to) }
}
