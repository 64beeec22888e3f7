import type { Books } from './books.ts'
import type { Kind, Kinds } from './kinds.ts'
import { missing } from './refusal.ts'

/** A request that was let in. */
export interface Asked<Params = Record<string, unknown>> {
  books: Books
  params: Params
  /** The id in the path, where there is one. */
  id: string
  livemode: boolean
}

/** The key with whose rights an object is looked for. */
export type Viewer = Pick<Asked, 'books' | 'livemode'>

/** An operation of the processor. */
export interface Route {
  method: string
  path: string
  /** The permission that a restricted key needs, as in `rak_customer_write`. */
  scope: string
  /** The names of the parameters and of the answer in Stripe's package. */
  params: string
  answer: string
  /** True if a list of that is answered. */
  isList: boolean
  /** The parameters it acts on: what Stripe would take and this does not understand is refused, not passed over. */
  knows: readonly string[]
  handle(asked: Asked): unknown
}

interface Declared extends Pick<Route, 'scope' | 'params' | 'answer'> {
  /** The parameters it acts on, separated by spaces. */
  knows?: string
}

/** Declares an operation: `POST /v1/customers/:id`. */
export function route<Params>(key: string, declared: Declared, handle: (asked: Asked<Params>) => unknown): Route {
  const [method = '', path = ''] = key.split(' ')
  const knows = (declared.knows ?? '').split(/\s+/)
  return { ...declared, method, path, knows, isList: false, handle: handle as Route['handle'] }
}

export interface Paging {
  limit?: number
  starting_after?: string
  ending_before?: string
}

/** Declares an operation that gives a page of what it finds, newest first. */
export function list<Params extends Paging>(
  key: string,
  declared: Declared,
  find: (asked: Asked<Params>) => readonly { id: string }[],
): Route {
  const page = (asked: Asked<Params>) => pageOf(key.split(' ')[1] ?? '', find(asked), asked.params)
  const knows = `${declared.knows ?? ''} limit starting_after ending_before`
  return { ...route(key, { ...declared, knows }, page), isList: true }
}

/** A page of a list, as Stripe pages. */
export function pageOf<T extends { id: string }>(url: string, found: readonly T[], paging: Paging = {}) {
  const { limit = 10, starting_after: after, ending_before: before } = paging
  const from = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
  const to = before === undefined ? found.length : found.findIndex(({ id }) => id === before)
  const between = found.slice(from, Math.max(from, to))
  const data = before === undefined ? between.slice(0, limit) : between.slice(-limit)
  return { object: 'list' as const, url, has_more: between.length > data.length, data: [...data] }
}

/** True if an object belongs to the mode of the key that asks. */
export const isOfMode = (object: object, livemode: boolean): boolean =>
  !('livemode' in object) || object.livemode === livemode

/** The object of this id, where the key may see it; refuses with Stripe's 404 where not. */
export function own<K extends Kind>({ books, livemode }: Viewer, kind: K, id: string | null, param?: string): Kinds[K] {
  const found = books.get(kind, id, param)
  if (!isOfMode(found, livemode)) throw missing(kind, found.id, param)
  return found
}

/** All of a kind that a key may see, newest first. */
export const seen = <K extends Kind>({ books, livemode }: Viewer, kind: K) =>
  books.all(kind).filter((object) => isOfMode(object, livemode))
