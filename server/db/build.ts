import {
  createQueryId,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Compilable,
  type OperationNodeSource,
  type RootOperationNode,
} from 'kysely'
import type { Tables } from './tables/tables.generated.ts'

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
  bindings: readonly ({ name: string; as?: ((value: unknown) => unknown) | undefined } | { value: unknown })[]
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
  readonly as: ((value: unknown) => unknown) | undefined
  constructor(name: string, as?: (value: unknown) => unknown) {
    this.name = name
    this.as = as
  }
}

/** The value made of a parameter at each run. */
export function madeOf<Value, Made>(parameter: Value, as: (value: Value) => Made): Made {
  if (!(parameter instanceof Slot)) return as(parameter)
  return new Slot(parameter.name, as as (value: unknown) => unknown) as Made
}

const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) })

/** Every query that was declared, so that a test can look at how each is answered. */
export const declared: { compiled(): Compiled }[] = []

/**
 * Declares a query with parameters: `query((p: { id: number }) => db.selectFrom('clients')…where('id', '=', p.id))`.
 * Building and compiling costs ten times a run, so it happens once; at each run only the values are bound.
 */
export function query<Params, Row>(build: (p: Params) => Selecting<Row>): Query<Params, Row, 'read'>
export function query<Params, Row>(build: (p: Params) => Compilable<Row>): Query<Params, Row, 'write'>
export function query<Params, Row>(build: (p: Params) => Compilable<Row>): Query<Params, Row, 'read' | 'write'> {
  let compiled: Compiled | undefined
  const declaration = { compiled: () => (compiled ??= compileOnce(build(slots as Params))) }
  declared.push(declaration)
  return declaration
}

/**
 * Writes the values of a declared query into its text, and its parameters as `+?`. SQLite looks into a bare `?` where the
 * plan could depend on it (outer joins, partial indexes) and then plans again at every run, which costs ten times the run;
 * behind a plus it does not look. Values in the text let it use partial indexes all the same.
 */
class OnceCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (typeof value === 'object' && value !== null) super.appendValue(value)
    else this.appendImmediateValue(value)
  }

  protected override getCurrentParameterPlaceholder(): string {
    return '+?'
  }
}

function compileOnce(builder: Compilable<unknown>): Compiled {
  const node = (builder as unknown as OperationNodeSource).toOperationNode() as RootOperationNode
  return compiledFrom(new OnceCompiler().compileQuery(node, createQueryId()))
}

/** Compiles a builder; its values become fixed bindings, its parameters named ones. */
export function compile(builder: Compilable<unknown>): Compiled {
  return compiledFrom(builder.compile())
}

function compiledFrom({ sql, parameters }: { sql: string; parameters: readonly unknown[] }): Compiled {
  return {
    sql,
    bindings: parameters.map((value) => (value instanceof Slot ? { name: value.name, as: value.as } : { value })),
  }
}
