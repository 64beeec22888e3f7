import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, type Answer, type ApiError, type Input } from '../../../../../api/index.ts'

const KEY = 'GET /api/v1/clients/{client_id}/timeline'
/** As many as are in sight at first; further back it goes in larger strides. */
const FIRST = 40
const MORE = 200

type Query = NonNullable<Input<typeof KEY>['query']>
export type Part = NonNullable<Query['part']>
type Stretch = Pick<Answer<typeof KEY>, 'items' | 'next'>

/** What happened with a client, visits as one, from the newest back over so many strides. */
export function useTimeline(client_id: number, part: Part | undefined, strides: number) {
  const read = async (signal: AbortSignal): Promise<Stretch> => {
    const items: Stretch['items'] = []
    let next: string | null = null
    // Each begins where the one before ended, so that nothing is missed or told twice when something new comes in.
    for (let stride = 0; stride < strides && (stride === 0 || next !== null); stride += 1) {
      const page_size = stride === 0 ? FIRST : MORE
      const query: Query = { visits_as_one: 'true', page_size, ...(part && { part }), ...(next && { after: next }) }
      const page: Stretch = await call(KEY, { params: { client_id }, query }, { signal })
      items.push(...page.items)
      next = page.next
    }
    return { items, next }
  }
  return useQuery<Stretch, ApiError>({
    queryKey: [KEY, { client_id, part, strides }],
    queryFn: ({ signal }) => read(signal),
    placeholderData: keepPreviousData,
  })
}
