import type { Instant } from '../../../server/lib/time.ts'

/** PostgreSQL's own numbers of the types that both clients would read each in its way (pg_type.dat). */
const INT8 = 20
const TIMESTAMPTZ = 1184

/** How values are read, the same in both stores: counts as numbers, moments as instants. */
export const parsers: Readonly<Record<number, (text: string) => number | Instant>> = {
  [INT8]: Number,
  [TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
}
