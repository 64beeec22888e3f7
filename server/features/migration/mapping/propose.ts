import { normalizeHeader } from '../read/header.ts'
import type { Sheet } from '../read/sheet.ts'
import { fieldByWords } from './by-words.ts'
import { DATE_FIELDS, FIELDS, type FieldName, type ImportEntity } from './fields.ts'
import { isSalesList } from './sales.ts'
import { isKnownHeader, namesAlsoIn, synonymsOf } from './synonyms.ts'
import { fitting, type Fits } from './fits.ts'

/**
 * Which column feeds which field: a column's label, its position from 0, or several of them where the field takes many.
 */
export type ColumnMapping = Partial<Record<FieldName, string | number | (string | number)[]>>

/**
 * Proposes a mapping by the columns' names. Every column is used once; a field with several candidates takes the name
 * that tells most, or all of them in the file's order if it may. Columns of ids match nothing and so land nowhere.
 * An e-mail column that no name gives away is found by what is in it. A column none of whose cells fit its field comes behind one
 * that fits.
 */
export function proposeMapping(entity: ImportEntity, sheet: Sheet): ColumnMapping {
  const names = sheet.columns.map(({ header, label }) => ({ name: normalizeHeader(header), label }))
  const used = new Set<string>()
  const mapping: ColumnMapping = {}
  const fits = fitting(sheet)
  const doubtful = new Set<FieldName>()
  for (const { field, multiple } of FIELDS[entity]) {
    const also = namesAlsoIn(entity, field)
    const synonyms = [...synonymsOf(entity, field), ...also]
    const known = names.filter(
      ({ name, label }) =>
        !used.has(label) && synonyms.includes(name) && !(also.includes(name) && fits(field, label) === false),
    )
    const good = known.filter(({ label }) => multiple || fits(field, label) !== false)
    const candidates = good.length > 0 ? good : known
    const best = candidates.toSorted((a, b) => synonyms.indexOf(a.name) - synonyms.indexOf(b.name))[0]
    if (!best) continue
    if (good.length === 0) doubtful.add(field)
    const chosen = multiple ? candidates.map(({ label }) => label) : [best.label]
    chosen.forEach((label) => used.add(label))
    mapping[field] = chosen.length > 1 ? chosen : best.label
  }
  takeByWords(entity, names, used, mapping, { fits, doubtful })
  const takesEmail = FIELDS[entity].some(({ field }) => field === 'email')
  const isSought = mapping.email === undefined || doubtful.has('email')
  const email = isSought && takesEmail ? findEmails(sheet, used) : undefined
  const proposed = email === undefined ? mapping : { ...mapping, email }
  return withoutSums(sheet, withoutDoubledNames(besideWeekdays(endedBy(entity, proposed))))
}

/** Where nothing else says when a membership ends, the day of its termination does; of one that renews it is when it was ended. */
function endedBy(entity: ImportEntity, mapping: ColumnMapping): ColumnMapping {
  const { cancelled_on, ...rest } = mapping
  const isEnd = typeof cancelled_on === 'string' && normalizeHeader(cancelled_on) === 'termination date'
  const isOnly = rest.expires_on === undefined && rest.renews === undefined
  return entity === 'memberships' && isEnd && isOnly ? { ...rest, expires_on: cancelled_on } : mapping
}

/** Maps unknown headers by their words, if the cells fit and the field has no good column yet or takes several. */
function takeByWords(
  entity: ImportEntity,
  names: readonly { name: string; label: string }[],
  used: Set<string>,
  mapping: ColumnMapping,
  { fits, doubtful }: { fits: Fits; doubtful: Set<FieldName> },
): void {
  if (entity !== 'clients' && entity !== 'memberships') return
  const fields = new Map(FIELDS[entity].map((field) => [field.field, field]))
  const isOpen = (field: FieldName) => fields.has(field) && (mapping[field] === undefined || doubtful.has(field))
  for (const { name, label } of names) {
    if (used.has(label) || isKnownHeader(name)) continue
    const field = fieldByWords(name, (one) => fields.get(one)?.multiple === true || isOpen(one))
    if (field === null) continue
    const isFit = fits(field, label) !== false
    const before = doubtful.has(field) ? undefined : mapping[field]
    // Dates in words (`soon`) are proposed where there are no better ones, so that the owner sees them reported.
    const isTold = mapping[field] === undefined && DATE_FIELDS.includes(field) && fits.look(label) === 'text'
    if (!isFit && !isTold) continue
    if (isFit) doubtful.delete(field)
    else doubtful.add(field)
    mapping[field] = before === undefined ? label : [...(Array.isArray(before) ? before : [before]), label]
    used.add(label)
  }
}

/** Beside a weekday, `Start` alone is the time, not the date; and a start date is where its weeks begin, not a class. */
function besideWeekdays({ class_date, ...rest }: ColumnMapping): ColumnMapping {
  if (class_date === undefined) return rest
  const name = typeof class_date === 'string' && rest.weekdays !== undefined ? normalizeHeader(class_date) : ''
  if (name === 'start' && rest.start_time === undefined) return { ...rest, start_time: class_date }
  if (name === 'start date' && rest.starts_on === undefined) return { ...rest, starts_on: class_date }
  return { ...rest, class_date }
}

/** In a list of sales a total is money, not a number of classes. */
function withoutSums(sheet: Sheet, { credits_total, ...rest }: ColumnMapping): ColumnMapping {
  const isMoney = rest.credits_remaining === undefined && isSalesList(sheet.columns.map(({ header }) => header))
  return credits_total === undefined || isMoney ? rest : { ...rest, credits_total }
}

/** First and last name say more than a column that may hold either (`Client`, or a French `Nom` beside `Prénom`). */
function withoutDoubledNames(mapping: ColumnMapping): ColumnMapping {
  const { full_name, ...rest } = mapping
  const both = rest.first_name !== undefined && rest.last_name !== undefined
  if (both || full_name === undefined) return rest
  return { ...rest, full_name }
}

function findEmails(sheet: Sheet, used: ReadonlySet<string>): string | undefined {
  const sample = sheet.rows.slice(0, 200)
  const found = sheet.columns.find(({ index, label }) => {
    const cells = sample.map(({ cells }) => cells[index]?.trim() ?? '').filter((cell) => cell !== '')
    const mails = cells.filter((cell) => /^[^\s@()]+@[^\s@()]+\.[^\s@()]+$/.test(cell)).length
    return !used.has(label) && cells.length > 0 && mails >= cells.length * 0.8
  })
  return found?.label
}
