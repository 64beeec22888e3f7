import { sql, type RawBuilder } from 'kysely'
import { db } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'

/** How many rows of each kind are shown: enough to see what happened, short enough to read. */
export const SHOWN = 20

/** A record that breaks an invariant. */
export interface Broken {
  entity: string
  id: number
  detail: string
}

/** Something that always holds, and how to find what breaks it. */
export interface Invariant {
  name: string
  /** The rule that always holds, as a sentence. */
  sentence: string
  /** The first records that break it; none where it holds. */
  broken(reader: Reader): Broken[]
}

interface Declaration<Facts> {
  name: string
  sentence: string
  /** The kind of record that `id` names. */
  entity: string
  /** A select of the rows that break it, in the order of their ids. */
  query: RawBuilder<Facts>
  /** The problem of a row, as a sentence. Names no person: the report is kept. */
  detail: (facts: Facts) => string
}

/** Declares an invariant by the query of the rows that break it. It may look into every table. */
export function invariant<Facts extends { id: number }>(declared: Declaration<Facts>): Invariant {
  const { name, sentence, entity, query, detail } = declared
  const select = db
    .selectFrom(sql<Facts>`(${query})`.as('broken'))
    .selectAll()
    .limit(SHOWN)
  return {
    name,
    sentence,
    broken: (reader) => reader.all(select).map((row) => ({ entity, id: row.id, detail: detail(row as Facts) })),
  }
}
