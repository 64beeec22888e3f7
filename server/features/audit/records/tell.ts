import type { Query } from '../../../db/build.ts'
import type { Reader } from '../../../db/writer.ts'
import { toMajor } from '../../../lib/money.ts'
import { nameIn, namedIn } from './fields.ts'
import { houseRecords } from './house-queries.ts'
import { moneyRecords } from './money-queries.ts'
import type { Ids, RecordRow } from './record.ts'
import { visitRecords } from './visits-queries.ts'

type Fields = Readonly<Record<string, unknown>> | null

export interface Told {
  entity: string
  entity_id: number | null
  before: Fields
  after: Fields
}

const KINDS: Readonly<Record<string, Query<Ids, RecordRow, 'read'>>> = {
  ...visitRecords,
  ...moneyRecords,
  ...houseRecords,
}

/** Availability hangs at its instructor. */
const kindOf = (entity: string) => (entity === 'availability' ? 'instructor' : entity)

/** The records of a page, each kind read once. */
class Records {
  #wanted = new Map<string, Set<number>>()
  #found = new Map<string, Map<number, RecordRow>>()

  want(kind: string, id: number | null | undefined): void {
    if (typeof id !== 'number' || !Object.hasOwn(KINDS, kind)) return
    const ids = this.#wanted.get(kind)
    if (ids) ids.add(id)
    else this.#wanted.set(kind, new Set([id]))
  }

  read(reader: Reader, isNow: (kind: string) => boolean): void {
    for (const [kind, ids] of this.#wanted) {
      if (!isNow(kind)) continue
      const rows = reader.all(KINDS[kind]!, { ids: [...ids] })
      this.#found.set(kind, new Map(rows.map((row) => [row.id, row])))
    }
  }

  of(kind: string, id: number | null | undefined): RecordRow | undefined {
    return typeof id === 'number' ? this.#found.get(kind)?.get(id) : undefined
  }

  rows(): RecordRow[] {
    return [...this.#found.values()].flatMap((rows) => [...rows.values()])
  }
}

/** Other records lead to these, so they are read after them: the client and the class of a booking. */
const LEADS_TO: ReadonlySet<string> = new Set(['client', 'class'])

/** Says of each entry what its record is called now, whom and which class it is about, and what its numbers name. */
export function tellRecords(reader: Reader, entries: readonly Told[]) {
  const records = new Records()
  for (const { entity, entity_id, before, after } of entries) {
    records.want(kindOf(entity), entity_id)
    for (const { kind, id } of namedIn(before, after)) records.want(kind, id)
  }
  records.read(reader, (kind) => !LEADS_TO.has(kind))
  for (const { client_id, class_id } of records.rows()) {
    records.want('client', client_id)
    records.want('class', class_id)
  }
  records.read(reader, (kind) => LEADS_TO.has(kind))
  return (entry: Told) => {
    const { entity, entity_id, before, after } = entry
    const row = records.of(kindOf(entity), entity_id)
    const known = { ...before, ...after } as Partial<RecordRow & { scheduled_class_id: number }>
    return {
      record: recordOf(entry, row),
      client: clientOf(records, row?.client_id ?? known.client_id),
      occasion: occasionOf(records, row, row?.class_id ?? known.scheduled_class_id),
      ...amountOf(row),
      names: namesOf(records, before, after),
    }
  }
}

function recordOf({ entity, entity_id, before, after }: Told, row: RecordRow | undefined) {
  if (entity_id === null || !(kindOf(entity) in KINDS)) return null
  const name = row ? (row.erased_at ? null : (row.name ?? null)) : nameIn(after, before)
  return { name: name === null ? null : String(name), is_gone: row === undefined }
}

function clientOf(records: Records, id: number | null | undefined) {
  const client = records.of('client', id)
  if (!client) return null
  const isErased = Boolean(client.erased_at)
  return { id: client.id, name: isErased ? null : String(client.name), is_erased: isErased }
}

function occasionOf(records: Records, row: RecordRow | undefined, classId: number | null | undefined) {
  const [kind, at] = row?.appointment_id
    ? (['appointment', row] as const)
    : (['class', records.of('class', classId)] as const)
  return at?.starts_at ? { kind, id: at.id, name: String(at.name), starts_at: at.starts_at } : null
}

function amountOf(row: RecordRow | undefined) {
  if (!row?.currency || typeof row.amount_minor !== 'number') return { amount: null, currency: null }
  return { amount: toMajor(row.amount_minor, row.currency), currency: row.currency }
}

function namesOf(records: Records, before: Fields, after: Fields) {
  const names: Record<string, Record<string, string>> = {}
  for (const { field, kind, id } of namedIn(before, after)) {
    const row = records.of(kind, id)
    if (row?.name && !row.erased_at) (names[field] ??= {})[id] = String(row.name)
  }
  return names
}
