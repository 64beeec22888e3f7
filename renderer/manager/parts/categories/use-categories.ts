import { useRef } from 'react'
import { useApi, useSend, type Item } from '../../../api/index.ts'
import { categoryNamed, NEW_CATEGORY, NO_CATEGORY, type CategoryValues } from './category-values.ts'

export type Category = Item<'GET /api/v1/class-categories'>

/** The categories by name; undefined until they are read. */
export const useCategories = (): Category[] | undefined =>
  useApi('GET /api/v1/class-categories', { query: { page_size: 200 } }, { fresh: 60_000 }).data?.items

/**
 * Gives the id of what a form says of its category. One that is new is made then; of a name that there is, it is taken. A form
 * that is sent again after a refusal makes none twice.
 */
export function useKeepCategory(): (values: CategoryValues) => Promise<number | null> {
  const known = useCategories() ?? []
  const made = useRef<Category[]>([])
  const create = useSend('POST /api/v1/class-categories', { invalidate: ['GET /api/v1/class-categories'] })
  return async ({ category_id, category_name, category_color }) => {
    if (category_id === NO_CATEGORY) return null
    if (category_id !== NEW_CATEGORY) return category_id
    const same = categoryNamed([...known, ...made.current], category_name)
    if (same) return same.id
    const category = await create.sendOrThrow({ body: { name: category_name.trim(), color: category_color } })
    made.current.push(category)
    return category.id
  }
}
