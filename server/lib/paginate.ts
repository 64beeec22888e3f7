/** How far a total is counted exactly: a list then costs the same with ten years of data as on the first day. */
export const COUNTED = 10_000

export interface Page {
  page: number
  page_size: number
}

/** One page of a list. `counted` is the number of matching rows, counted up to one more than 10,000. */
export function paged<Item>(items: Item[], { page, page_size }: Page, counted: number) {
  return { items, page, page_size, total: Math.min(counted, COUNTED), total_capped: counted > COUNTED }
}

/** How many rows come before a page. */
export function offsetOf({ page, page_size }: Page): number {
  return (page - 1) * page_size
}
