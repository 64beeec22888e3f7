import { useApi, type Item } from '../../../../api/index.ts'

type Instructor = Item<'GET /api/v1/instructors'>

/** The photos of those who teach: `by` what names one, their profile or their account. */
export function usePhotos(by: 'id' | 'user_id' = 'id'): (id: number | null) => string | null {
  const query = { include_inactive: 'true', page_size: 200 } as const
  const { data } = useApi('GET /api/v1/instructors', { query }, { fresh: 60_000 })
  const isOf = (id: number | null) => (one: Instructor) => one[by] === id
  return (id) => data?.items.find(isOf(id))?.photo_url ?? null
}
