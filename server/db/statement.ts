import type { Compilable, RawBuilder } from 'kysely'
import { db, type Selecting } from './build.ts'

/** A read in SQL of its own, for a Reader: where the table is only known as it runs. */
export function reading<Row>(text: RawBuilder<Row>): Selecting<Row> {
  return writing(text) as unknown as Selecting<Row>
}

/** A write in SQL of its own, for a Tx. */
export function writing(text: RawBuilder<unknown>): Compilable<unknown> {
  return { compile: () => text.compile(db) } as unknown as Compilable<unknown>
}
