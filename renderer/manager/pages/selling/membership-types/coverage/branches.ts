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

/** The options by category: those in use, and those out of use that are chosen. `empty`: includes empty categories. */
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
