import { COUNT_FIELDS, DATE_FIELDS, MONEY_FIELDS, type FieldName, type ImportEntity } from '../mapping/fields.ts'
import { isOwn } from '../mapping/products.ts'
import { rowReader, type ResolvedMapping, type RowReader } from '../mapping/resolve.ts'
import { isSalesList } from '../mapping/sales.ts'
import type { Sheet, SheetRow } from '../read/sheet.ts'
import { decideAmountSign, type SignDecision } from '../values/amount-sign.ts'
import { decideDateOrder } from '../values/date-order.ts'
import { planGiftCards } from '../records/gift-cards.ts'
import { namesNobody, planHistory } from '../records/history.ts'
import { planProducts } from '../records/products.ts'
import { planSchedule } from '../records/schedule.ts'
import type { RecordPlan } from '../records/row.ts'
import { nameKey } from '../values/name.ts'
import { askPeople } from './ask-people.ts'
import { askCovers, withCovering } from './covers.ts'
import { askEncoding, inEncoding } from './encoding.ts'
import { withEdits } from './edits.ts'
import { planInstructors } from './instructors.ts'
import { planMemberships } from './memberships.ts'
import { tellOfNoEnd } from './no-end.ts'
import { readMembership } from './membership-row.ts'
import type { Answers, Existing, Plan, PlanContext, PlannedClient, PlannedRow, Problem } from './model.ts'
import type { ReadContext } from './person.ts'
import { neededClients, readPeople, unreadable, type ReadPeople } from './read-people.ts'
import { askOwner } from './questions.ts'
import { askSold, tellSold, type Unsaid } from './sold.ts'
import { planTypeRows } from './type-rows.ts'
import { planTypes } from './types.ts'
import { say } from '../../../lib/sayings/sayings.ts'

export interface PlanInput {
  entity: ImportEntity
  sheet: Pick<Sheet, 'columns' | 'rows' | 'encoding'>
  mapping: ResolvedMapping
  answers: Answers
  context: PlanContext
  existing: Existing
}

/**
 * Plans an import: every row gets exactly one disposition with its reason, and the records as they would become.
 * Nothing is written and nothing guessed; what the file leaves open comes back as questions. The same input gives the
 * same plan.
 */
export function planImport(given: PlanInput): Plan {
  const { entity, mapping, answers, existing } = given
  const { rows: kept, encoding } = given.sheet
  const sheet = { ...given.sheet, rows: withEdits(inEncoding(kept, encoding, answers)) }
  const input = { ...given, sheet }
  const order = decideDateOrder(cellsOf(input, DATE_FIELDS))
  // Its own lists have the point before the decimals, and group nothing.
  const own = isOwn(sheet.columns.map(({ header }) => header)) ? 'point' : undefined
  const amounts = decideAmountSign(cellsOf(input, MONEY_FIELDS), {
    decimals: input.context.decimals,
    known: own,
    counts: cellsOf(input, COUNT_FIELDS),
  })
  const context = { ...input.context, ...signFor(amounts, answers) }
  const { client_statuses } = answers
  const reading = {
    ...context,
    client_statuses,
    order: order.kind === 'decided' ? order.order : (answers.date_order ?? null),
  }
  const { doubles, once } = setDoublesAside(sheet.rows)
  const read = rowReader(sheet.columns, mapping)
  const readers = once.map((row) => read(row))
  const done = (rows: PlannedRow[], rest: Omit<Plan, 'entity' | 'rows'>): Plan => {
    const subjects = new Map(rows.map(({ row, subject }) => [row, subject]))
    const all = [...rows, ...doubles.map((double) => sameAs(double, subjects))]
    const problems = rest.problems.toSorted((a, b) => a.row - b.row)
    const questions = [...askEncoding(kept, encoding, answers), ...rest.questions]
    return { entity, ...rest, rows: all.toSorted((a, b) => a.row - b.row), problems, questions }
  }
  const open = (types: Plan['membership_types'] = []) =>
    askOwner({ order, amounts, unclear_people: [], memberships: null, types }, answers)
  if (entity === 'instructors') {
    const { rows, problems } = planInstructors(readers, existing, reading)
    return done(rows, { clients: [], membership_types: [], problems, questions: open() })
  }
  if (entity === 'membership_types') {
    const { rows, membership_types: named, problems } = planTypeRows(readers, existing, answers, context)
    const membership_types = withCovering(named, existing.categories, answers)
    const questions = [...open(membership_types), ...askCovers(membership_types, existing.categories, answers)]
    return done(rows, { clients: [], membership_types, problems, questions })
  }
  const records = (plan: RecordPlan, clients: PlannedClient[] = [], unclear: number[] = []) => {
    const questions = [
      ...askOwner({ order, amounts, unclear_people: unclear, memberships: null, types: [] }, answers),
      ...plan.questions,
    ]
    return done(plan.rows, { clients, membership_types: [], problems: plan.problems, questions })
  }
  const recordInput = { existing, answers, reading: { ...context, ...reading } }
  if (isThings(entity)) return records(THINGS[entity](readers, recordInput))
  if (entity === 'bookings' || entity === 'sales') {
    const isAnonymous = (reader: RowReader) => entity === 'sales' && namesNobody(reader)
    const people = readPeople(
      readers.filter((reader) => !isAnonymous(reader)),
      reading,
      existing,
      answers,
    )
    const plan = planHistory(entity, readers, recordInput, people, isAnonymous)
    const whole = { ...plan, questions: [...askPeople(people, answers), ...plan.questions] }
    return records(whole, neededClients(people.clients, plan.rows), plan.unclear)
  }
  const people = readPeople(readers, reading, existing, answers)
  if (entity === 'clients') {
    const questions = [
      ...askOwner({ order, amounts, unclear_people: people.unclear, memberships: null, types: [] }, answers),
      ...askPeople(people, answers),
    ]
    const rows = readers.map((reader) => clientRow(reader.row, people))
    return done(rows, { clients: people.clients, membership_types: [], problems: people.problems, questions })
  }
  return planWithMemberships({ ...input, context }, readers, reading, people, (rest) => {
    const { rows, memberships, unsaid, ...plan } = rest
    const questions = [
      ...askSold(unsaid, answers, say('migration.sold_nothing')),
      ...askPeople(people, answers),
      ...askOwner(
        { order, amounts, unclear_people: people.unclear, memberships, types: plan.membership_types },
        answers,
      ),
      ...askCovers(plan.membership_types, existing.categories, answers),
    ]
    return done(rows, { ...plan, questions })
  })
}

const THINGS = { products: planProducts, gift_cards: planGiftCards, class_schedule: planSchedule }

function isThings(entity: ImportEntity): entity is keyof typeof THINGS {
  return Object.hasOwn(THINGS, entity)
}

function clientRow(row: number, people: ReadPeople): PlannedRow {
  const read = people.reads.get(row)
  const client = people.byKey.get(people.ofRow.get(row) ?? '')
  const base = { row, client: client?.key ?? null, membership_type: null, membership: null, instructor: null }
  if (!read || read.kind !== 'person' || !client) return { ...base, ...unreadable(read) }
  const subject = client.draft.full_name
  if (client.first_row !== row)
    return {
      ...base,
      subject,
      disposition: 'matched',
      reason: say('import.same_person', { row: `${client.first_row}` }),
    }
  if (client.action === 'create') return { ...base, subject, disposition: 'created', reason: null }
  return client.action === 'update'
    ? {
        ...base,
        subject,
        disposition: 'updated',
        reason: say('import.filled_in', { fields: Object.keys(client.fill).join(',') }),
      }
    : { ...base, subject, disposition: 'matched', reason: say('import.client_here') }
}

type WithMemberships = Omit<Plan, 'entity' | 'questions'> & {
  memberships: ReturnType<typeof planMemberships>
  unsaid: Unsaid
}

function planWithMemberships(
  { sheet, mapping, answers, context, existing }: PlanInput,
  readers: readonly RowReader[],
  reading: ReadContext,
  people: ReadPeople,
  done: (rest: WithMemberships) => Plan,
): Plan {
  const persons = readers.filter(({ row }) => people.reads.get(row)?.kind === 'person')
  const is_sales_list = isSalesList(sheet.columns.map(({ header }) => header))
  const { facts, unsaid } = tellSold(
    persons.map((reader) => readMembership(reader, { ...context, ...reading, is_sales_list }, answers)),
    existing.membership_types,
    answers,
  )
  const types = withCovering(planTypes(facts, existing.membership_types, answers), existing.categories, answers)
  const clientOf = (row: number) => people.byKey.get(people.ofRow.get(row) ?? '')
  const memberships = planMemberships({ facts, clientOf, types, existing, answers, context })
  const typeOf = new Map(facts.map(({ row, name }) => [row, nameKey(name)]))
  const rows = readers.map(({ row }): PlannedRow => {
    const outcome = memberships.outcomes.get(row)
    const base = { row, client: null, membership_type: null, membership: null, instructor: null }
    if (!outcome) return { ...base, ...unreadable(people.reads.get(row)) }
    const client = clientOf(row)
    const subject = client?.draft.full_name ?? ''
    const { disposition, reason, membership } = outcome
    if (disposition === 'rejected' || disposition === 'skipped') return { ...base, subject, disposition, reason }
    return {
      ...base,
      subject,
      disposition,
      reason,
      client: client?.key ?? null,
      membership_type: typeOf.get(row) ?? null,
      membership,
    }
  })
  const clients = neededClients(people.clients, rows)
  const problems: Problem[] = [
    ...tellOfNoEnd(sheet, mapping),
    ...people.problems,
    ...facts.flatMap((fact) => fact.problems),
    ...memberships.problems,
  ]
  return done({ rows, clients, membership_types: types, problems, memberships, unsaid })
}

function* cellsOf({ sheet, mapping }: PlanInput, fields: readonly FieldName[]): Generator<string> {
  const columns = fields.flatMap((field) => mapping[field] ?? [])
  for (const { cells } of sheet.rows) for (const index of columns) yield cells[index] ?? ''
}

/** The sign that amounts are read by: as the file says, as was answered, or null while it is asked. */
function signFor(amounts: SignDecision, { amount_sign }: Answers): Pick<PlanContext, 'sign'> {
  if (amounts.kind === 'not_needed') return {}
  return { sign: amounts.kind === 'decided' ? amounts.sign : (amount_sign ?? null) }
}

interface Double {
  row: number
  first: number
}

/** The same row twice is one row: the second is skipped. */
function setDoublesAside(rows: readonly SheetRow[]): { once: SheetRow[]; doubles: Double[] } {
  const seen = new Map<string, number>()
  const once: SheetRow[] = []
  const doubles: Double[] = []
  for (const line of rows) {
    const content = JSON.stringify(line.cells.map((cell) => cell.trim()))
    const first = seen.get(content)
    if (first !== undefined) doubles.push({ row: line.row, first })
    else once.push(line)
    if (first === undefined) seen.set(content, line.row)
  }
  return { once, doubles }
}

function sameAs({ row, first }: Double, subjects: ReadonlyMap<number, string>): PlannedRow {
  const base = { client: null, membership_type: null, membership: null, instructor: null }
  const reason = say('import.same_row', { row: `${first}` })
  return { ...base, row, subject: subjects.get(first) ?? '', disposition: 'skipped', reason }
}
