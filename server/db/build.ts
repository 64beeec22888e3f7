import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Compilable } from 'kysely'
import type { Tables } from './tables/index.ts'

/** The typed query builder. It never runs anything: queries are compiled here and run by a Reader or a Tx. */
export const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (builder) => new SqliteIntrospector(builder),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})

/** A query that only reads; insert, update and delete builders are not assignable to it. */
export type Selecting<Row> = Compilable<Row> & { readonly isSelectQueryBuilder: true }

export interface Compiled {
  sql: string
  /** A parameter's name where it is filled in at each run, else its fixed value. */
  bindings: readonly ({ name: string } | { value: unknown })[]
}

/** A query compiled once, with named parameters. `Kind` tells reads from writes, so that a Reader can refuse writes. */
export interface Query<Params, Row, Kind extends 'read' | 'write'> {
  compiled(): Compiled
  readonly kind?: Kind
  readonly row?: Row
  readonly params?: Params
}

class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) })

/**
 * Declares a query with parameters: `query((p: { id: number }) => db.selectFrom('clients')…where('id', '=', p.id))`.
 * Building and compiling costs ten times a run, so it happens once; at each run only the values are bound.
 */
export function query<Params, Row>(build: (p: Params) => Selecting<Row>): Query<Params, Row, 'read'>
export function query<Params, Row>(build: (p: Params) => Compilable<Row>): Query<Params, Row, 'write'>
export function query<Params, Row>(build: (p: Params) => Compilable<Row>): Query<Params, Row, 'read' | 'write'> {
  let compiled: Compiled | undefined
  return { compiled: () => (compiled ??= compile(build(slots as Params))) }
}

/** Compiles a builder; its values become fixed bindings, its parameters named ones. */
export function compile(builder: Compilable<unknown>): Compiled {
  const { sql, parameters } = builder.compile()
  return { sql, bindings: parameters.map((value) => (value instanceof Slot ? { name: value.name } : { value })) }
}
