/** How far a total is counted exactly, and how far pages are numbered: beyond, a list goes on from `next`. */
export const COUNTED = 10_000

export interface Page {
  page: number
  page_size: number
  /** `next` of the page before; with it `page` is not looked at. */
  after?: string | undefined
}

/** The values by which a list is ordered, of one row. */
export type Keys = readonly (string | number | null)[]

/** Where a page begins: the page's number, and the keys of the row before it. */
export interface Place {
  page: number
  keys: Keys
}

/** A place as answers carry it: opaque to who reads it, valid for as long as the list has the same order. */
export function writePlace({ page, keys }: Place): string {
  return Buffer.from(JSON.stringify([page, ...keys])).toString('base64url')
}

/** The place that `after` names in a list ordered by so many keys; undefined where it names none of such a list. */
export function readPlace(after: string, keyCount: number): Place | undefined {
  const [page, ...keys] = parsed(after)
  if (typeof page !== 'number' || !Number.isSafeInteger(page) || page < 1 || keys.length !== keyCount) return undefined
  return keys.every(isKey) ? { page, keys } : undefined
}

function parsed(after: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function isKey(value: unknown): value is Keys[number] {
  return value === null || typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
}

/** One page of a list. `counted` is the number of matching rows, counted up to one more than 10,000. */
export function paged<Item>(
  items: Item[],
  { page, page_size }: Pick<Page, 'page' | 'page_size'>,
  counted: number,
  next: string | null,
) {
  return { items, page, page_size, total: Math.min(counted, COUNTED), total_capped: counted > COUNTED, next }
}

/** How many rows come before a page. */
export function offsetOf({ page, page_size }: Page): number {
  return (page - 1) * page_size
}
