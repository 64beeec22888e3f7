import type { Coverage } from '../../../../../../server/features/membership-types/coverage-rules.ts'

/** A class template, as coverage names it. */
export interface Listable {
  id: number
  category_id: number | null
  covered_by_all: boolean
  is_active?: boolean
}

export type Cell = 'covered' | 'partly' | 'not'

/** The classes of a category; those without one (null) as far as they are given. */
const classesOf = (categoryId: number | null, templates: readonly Listable[]) =>
  templates.filter(
    ({ category_id, is_active }) => category_id === categoryId && (category_id !== null || is_active !== false),
  )

/** The part of a category's classes that a coverage covers, or (null) of those without a category. */
export function cellOf(coverage: Coverage, categoryId: number | null, templates: readonly Listable[]): Cell {
  const own = classesOf(categoryId, templates)
  if (coverage.classes === 'all') {
    const covered = own.filter(({ covered_by_all }) => covered_by_all)
    if (covered.length === own.length) return 'covered'
    return covered.length > 0 ? 'partly' : 'not'
  }
  if (categoryId !== null && coverage.category_ids.includes(categoryId)) return 'covered'
  const isWhole = categoryId === null && own.length > 0 && own.every(({ id }) => coverage.template_ids.includes(id))
  if (isWhole) return 'covered'
  return own.some(({ id }) => coverage.template_ids.includes(id)) ? 'partly' : 'not'
}

/**
 * The same coverage as a list. A category with classes that memberships for all classes do not cover is named class by class, as
 * are the classes without a category.
 */
export function asList(
  coverage: Coverage,
  categories: readonly { id: number }[],
  templates: readonly Listable[],
): Coverage {
  if (coverage.classes === 'listed') return coverage
  const special = new Set(templates.filter((one) => !one.covered_by_all).map(({ category_id }) => category_id))
  const whole = categories.map(({ id }) => id).filter((id) => !special.has(id))
  const single = templates.filter(
    ({ category_id, covered_by_all }) => covered_by_all && (category_id === null || special.has(category_id)),
  )
  return { ...coverage, classes: 'listed', category_ids: whole, template_ids: single.map(({ id }) => id) }
}

/** A list with a category put in or taken out, and with it the classes of the category that it named; null: those without one, each. */
export function withCategory(
  coverage: Coverage,
  categoryId: number | null,
  isIn: boolean,
  templates: readonly Listable[],
): Coverage {
  const own = new Set(templates.filter(({ category_id }) => category_id === categoryId).map(({ id }) => id))
  const single = isIn && categoryId === null ? classesOf(null, templates).map(({ id }) => id) : []
  const others = coverage.category_ids.filter((id) => id !== categoryId)
  return {
    ...coverage,
    classes: 'listed',
    category_ids: isIn && categoryId !== null ? [...others, categoryId] : others,
    template_ids: [...coverage.template_ids.filter((id) => !own.has(id)), ...single],
  }
}
