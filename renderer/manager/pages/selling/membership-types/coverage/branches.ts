import type { Branch } from './CheckTree.tsx'

interface Sorted {
  id: number
  name: string
  category_id: number | null
  is_active: boolean
}

interface Category {
  id: number
  name: string
}

/**
 * What can be chosen, by category: what is in use, and what is out of use where it is chosen. `empty`: categories in which there is
 * nothing stand there too.
 */
export function branchesOf(
  categories: readonly Category[],
  all: readonly Sorted[],
  chosen: { categories: readonly number[]; entries: readonly number[] },
  empty: (category: Category) => boolean,
): Branch[] {
  const shown = all.filter(({ id, is_active }) => is_active || chosen.entries.includes(id))
  const within = (category: number | null) => shown.filter(({ category_id }) => category_id === category)
  const whole = categories
    .map((category) => ({ category, entries: within(category.id) }))
    .filter(({ category, entries }) => entries.length > 0 || chosen.categories.includes(category.id) || empty(category))
  const others = within(null)
  return others.length > 0 ? [...whole, { category: null, entries: others }] : whole
}
