import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { db } from '../../../db/build.ts'
import { readPage } from '../../../db/page.ts'
import { reading as readingSql } from '../../../db/statement.ts'
import type { Reader } from '../../../db/writer.ts'
import { toMajor } from '../../../lib/money.ts'
import type { Page } from '../../../lib/paginate.ts'
import type { Instant } from '../../../lib/time.ts'
import type { timelineKind } from './contract.ts'
import type { SayReason } from '../seam.ts'
import type { Part } from './part-values.ts'
import { sources, sourcesBesideVisits } from './parts.ts'
import type { Source } from './sources.ts'
import { inOrder, outcome } from './visit-rules.ts'
import { stepsOf, visitKeys } from './visits.ts'
import { formatSaying, type Reading } from '../../../lib/sayings/format.ts'

interface Happening {
  at: Instant
  kind: z.output<typeof timelineKind>
  entity_id: number
  name: string | null
  detail: string | null
  said: string | null
  because: string | null
  class_starts_at: Instant | null
  credits: number | null
  amount_minor: number | null
  currency: string | null
  visit: string | null
}

type Key = Pick<Happening, 'at' | 'kind' | 'entity_id'>
/** A visit by its position in the list; its steps are shown with it. */
type VisitKey = Omit<Key, 'kind'> & { kind: 'visit.class' | 'visit.appointment' }

/** How what is kept is put into words. */
interface Words {
  reading: Reading
  sayReason: SayReason
}

interface Asked extends Page {
  part?: Part | undefined
  /** Each visit once, with all that belongs to it. */
  visits_as_one?: boolean | undefined
}

/**
 * A page of everything that happened with a client, newest first. When what happened is read of the whole life, what it
 * was of those on the page only.
 */
export function timelinePage(reader: Reader, words: Words, clientId: number, { part, visits_as_one, ...page }: Asked) {
  // A part without visits has nothing to show with one.
  const isFolded = visits_as_one && (part === undefined || part === 'visits')
  const all = isFolded ? sourcesBesideVisits(clientId, part) : sources(clientId, part)
  const keys = union([...all.map((source) => source.keys), ...(isFolded ? visitKeys(clientId) : [])])
  const select = db
    .selectFrom(sql<Key | VisitKey>`(${keys})`.as('happening'))
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('kind', 'desc')
    .orderBy('entity_id', 'desc')
  const { items, ...rest } = readPage(reader, select, page, (key) => key as Key | VisitKey)
  const happened = readHappenings(
    reader,
    all,
    items.filter((key) => !isVisit(key)),
  )
  const steps = readSteps(reader, clientId, items.filter(isVisit))
  const shown = items.map((key) => {
    if (!isVisit(key)) return present(happened.get(nameOf(key))!, words)
    const all = inOrder(steps.get(visitOf(key)) ?? [])
    return { ...present(outcome(all)!, words), at: key.at, steps: all.map((step) => present(step, words)) }
  })
  return { items: shown, ...rest }
}

const isVisit = (key: Key | VisitKey): key is VisitKey => key.kind.startsWith('visit.')
const visitOf = ({ kind, entity_id }: VisitKey) => `${kind.slice('visit.'.length)} ${entity_id}`

function readHappenings(reader: Reader, all: readonly Source[], keys: readonly Key[]): Map<string, Happening> {
  if (keys.length === 0) return new Map()
  const ids = [...new Set(keys.map(({ entity_id }) => entity_id))]
  const rows = reader.all(readingSql(sql<Happening>`${union(all.map((source) => source.about(ids)))}`))
  return new Map(rows.map((row) => [nameOf(row), row]))
}

/** All that happened with some visits, by the visit. */
function readSteps(reader: Reader, clientId: number, keys: readonly VisitKey[]): Map<string | null, Happening[]> {
  if (keys.length === 0) return new Map()
  const idsOf = (kind: VisitKey['kind']) => keys.filter((key) => key.kind === kind).map(({ entity_id }) => entity_id)
  const steps = stepsOf(clientId, { classes: idsOf('visit.class'), appointments: idsOf('visit.appointment') })
  const rows = reader.all(readingSql(sql<Happening>`${union(steps.map((source) => source.all))}`))
  return Map.groupBy(rows, ({ visit }) => visit)
}

const union = (selects: readonly RawBuilder<unknown>[]) =>
  sql.join(
    selects.map((select) => sql`SELECT * FROM (${select})`),
    sql` UNION ALL `,
  )

const nameOf = ({ at, kind, entity_id }: Key) => `${at} ${kind} ${entity_id}`

function present({ amount_minor, said, because, visit: _, ...row }: Happening, { reading, sayReason }: Words) {
  return {
    ...row,
    name: row.kind.startsWith('charge.') ? formatSaying(row.name, reading) : row.name,
    detail: [row.detail, formatSaying(said, reading)].filter((part) => part !== null).join(': ') || null,
    because: because === null ? null : formatSaying(sayReason(because), reading),
    amount: amount_minor === null || row.currency === null ? null : toMajor(amount_minor, row.currency),
  }
}
