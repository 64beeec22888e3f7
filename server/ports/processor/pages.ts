import { ProcessorError } from './port.ts'

/** Objects of a page, pages of a list, and how long reading them may take in all, in milliseconds. */
export const PAGE = 100
const MOST_PAGES = 50
const PATIENCE = 60_000

interface Page<Item> {
  data: Item[]
  has_more: boolean
}

/**
 * Reads a list page by page, `after` the last of the page before; of a longer one the first pages. Throws a ProcessorError where
 * a page brings nothing that was not there before, or all takes too long: that is no list of the processor's.
 */
export async function readPages<Item extends { id: string }>(
  read: (after: string | undefined) => Promise<Page<Item>>,
  patience = PATIENCE,
): Promise<Item[]> {
  const until = performance.now() + patience
  const found = new Map<string, Item>()
  let after: string | undefined
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const { data, has_more } = await read(after)
    const before = found.size
    for (const item of data) found.set(item.id, item)
    after = data.at(-1)?.id
    if (!has_more || after === undefined) break
    if (found.size === before || performance.now() > until)
      throw new ProcessorError('unavailable', 'The payment processor’s list did not end.')
  }
  return [...found.values()]
}
