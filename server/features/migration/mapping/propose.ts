import { normalizeHeader } from '../read/header.ts'
import type { Sheet } from '../read/sheet.ts'
import { fieldByWords } from './by-words.ts'
import { FIELDS, type Field, type FieldName, type ImportEntity } from './fields.ts'
import { isSalesList } from './sales.ts'
import { isKnownHeader, synonymsOf } from './synonyms.ts'

/**
 * Which column feeds which field: a column's label, its position from 0, or several of them where the field takes many.
 */
export type ColumnMapping = Partial<Record<FieldName, string | number | (string | number)[]>>

/**
 * Proposes a mapping by the columns' names. Every column is used once; a field with several candidates takes the name
 * that tells most, or all of them in the file's order if it may. Columns of ids match nothing and so land nowhere.
 * An e-mail column that no name gives away is found by what is in it.
 */
export function proposeMapping(entity: ImportEntity, sheet: Sheet): ColumnMapping {
  const names = sheet.columns.map(({ header, label }) => ({ name: normalizeHeader(header), label }))
  const used = new Set<string>()
  const mapping: ColumnMapping = {}
  for (const { field, multiple } of FIELDS[entity]) {
    const synonyms = synonymsOf(entity, field)
    const candidates = names.filter(({ name, label }) => !used.has(label) && synonyms.includes(name))
    const best = candidates.toSorted((a, b) => synonyms.indexOf(a.name) - synonyms.indexOf(b.name))[0]
    if (!best) continue
    const chosen = multiple ? candidates.map(({ label }) => label) : [best.label]
    chosen.forEach((label) => used.add(label))
    mapping[field] = chosen.length > 1 ? chosen : best.label
  }
  takeByWords(entity, names, used, mapping)
  const takesEmail = FIELDS[entity].some(({ field }) => field === 'email')
  const email = mapping.email === undefined && takesEmail ? findEmails(sheet, used) : undefined
  const proposed = email === undefined ? mapping : { ...mapping, email }
  return withoutSums(sheet, withoutDoubledNames(besideWeekdays(proposed)))
}

/** What no name is known of whole is told by its words, where its field has no column yet or takes several. */
function takeByWords(
  entity: ImportEntity,
  names: readonly { name: string; label: string }[],
  used: Set<string>,
  mapping: ColumnMapping,
): void {
  if (entity !== 'clients' && entity !== 'memberships') return
  const fields = new Map(FIELDS[entity].map((field) => [field.field, field]))
  for (const { name, label } of names) {
    if (used.has(label) || isKnownHeader(name)) continue
    const mayBe = (field: FieldName) => fields.get(field)?.multiple === true || isFree(field, fields, mapping)
    const field = fieldByWords(name, mayBe)
    if (field === null) continue
    const before = mapping[field]
    mapping[field] = before === undefined ? label : [...(Array.isArray(before) ? before : [before]), label]
    used.add(label)
  }
}

function isFree(field: FieldName, fields: ReadonlyMap<FieldName, Field>, mapping: ColumnMapping): boolean {
  return fields.has(field) && mapping[field] === undefined
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
