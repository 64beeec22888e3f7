import { COLORS } from '../colors.ts'

/** The category in a form: the chosen one, and the name of a new one. */
export interface CategoryValues {
  category_id: number
  category_name: string
  category_color: string
}

export const NO_CATEGORY = 0
/** The option that makes a new category when the form is saved. */
export const NEW_CATEGORY = -1

export const categoryValues = (id: number | null | undefined): CategoryValues => ({
  category_id: id ?? NO_CATEGORY,
  category_name: '',
  category_color: COLORS[0].value,
})

/** True if a new category lacks its name. */
export const isUnnamed = ({ category_id, category_name }: CategoryValues): boolean =>
  category_id === NEW_CATEGORY && category_name.trim() === ''

/** The category of a name, however it is spelt. */
export function categoryNamed<One extends { name: string }>(all: readonly One[], name: string): One | undefined {
  const wanted = name.trim().toLocaleLowerCase()
  return all.find((one) => one.name.toLocaleLowerCase() === wanted)
}
