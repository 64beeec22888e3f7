import type { RawBuilder } from 'kysely'
import type { Tables } from '../../../db/tables/tables.generated.ts'
import type { CsvCell } from '../../../lib/csv.ts'
import type { Telling } from '../telling.ts'

export type Row = Readonly<Record<string, unknown>>

/** One kind of record as the pack holds it: `csv/<name>.csv` and `json/<name>.json`. */
export interface PackTable {
  name: string
  table: keyof Tables
  /** A description of its content, for the README. */
  about: string
  /** The columns that order its rows, one after the other; its id if absent. */
  key?: readonly string[]
  /** Columns that stay behind: secrets, and what the house only keeps for itself. */
  omit?: readonly string[]
  /** Columns read from other tables: names that its ids refer to, sums of its rows. */
  beside?: Readonly<Record<string, RawBuilder<unknown>>>
  /** Columns computed from a row once it is read. */
  worked?: Readonly<Record<string, (row: Row, telling: Telling) => CsvCell>>
  /** The first columns of the CSV, named as other products look for them; all fields that are not among them follow. */
  first?: Readonly<Record<string, Column>>
}

/** A field as it is, or what is made of a row. */
export type Column = string | ((row: Row, telling: Telling) => CsvCell)
