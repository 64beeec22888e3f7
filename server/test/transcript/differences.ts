import { isDeepStrictEqual } from 'node:util'
import { Marked } from './written.ts'

type Fields = Readonly<Record<string, unknown>>

/** The records shown so far: each is written as its difference from the last one of its kind. */
export class Shown {
  readonly #records = new Map<string, Fields>()
  readonly #latest = new Map<string, Fields>()

  /**
   * A value without its nulls, and without what a reader knows: a record of the same fields and id is written as `#3` with
   * what has changed in it, another of the same fields as `…` with what differs from the last one, anything else in full.
   */
  of(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.of(one))
    if (!isFields(value)) return value
    const kind = Object.keys(value).toSorted().join()
    const id = typeof value['id'] === 'number' || typeof value['id'] === 'string' ? value['id'] : undefined
    const record = id === undefined ? undefined : this.#records.get(`${kind} ${id}`)
    const base = record ?? this.#latest.get(kind)
    if (id !== undefined) this.#records.set(`${kind} ${id}`, value)
    this.#latest.set(kind, value)
    const fields = this.#differences(value, base ?? {})
    if (record) return new Marked(`#${id}`, fields)
    return base && Object.keys(value).length > 1 ? new Marked('…', fields) : fields
  }

  #differences(value: Fields, base: Fields): Fields {
    const told = Object.entries(value).flatMap(([field, now]) => {
      const was = base[field] ?? null
      return isDeepStrictEqual(now, was) ? [] : [[field, this.of(now)]]
    })
    return Object.fromEntries(told) as Fields
  }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value)

/** All objects in a value, the outer ones first. */
export function objectsIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isFields(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}
