import type { RowReader } from '../mapping/resolve.ts'
import type { FieldName } from '../mapping/fields.ts'
import { parseDate } from '../values/date.ts'
import type { DateOrder } from '../values/date-order.ts'
import { parseEmail } from '../values/email.ts'
import { parseConsent, parseOptOut } from '../values/flag.ts'
import { isDeletedPerson, joinName, parseName } from '../values/name.ts'
import type { Parsed } from '../values/parsed.ts'
import { isRounded } from '../values/number-code.ts'
import { parsePhone } from '../values/phone.ts'
import type { PersonDraft, Problem } from './model.ts'
import { sumsUp } from './sums.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'

export interface ReadContext {
  order: DateOrder | null
  today: string
  timezone: string
}

export type PersonRead =
  | { kind: 'person'; draft: PersonDraft; problems: Problem[] }
  | { kind: 'skipped'; subject: string; reason: Said }
  | { kind: 'rejected'; subject: string; reason: Said; problems: Problem[] }

/** Collects problems while the cells of one row are read. */
export function cellReader(reader: RowReader, problems: Problem[]) {
  const at = (field: FieldName) => ({ row: reader.row, column: reader.column(field), field })
  const warn = (field: FieldName, message: string) => {
    problems.push({ ...at(field), severity: 'warning', message })
  }
  const report = (field: FieldName, message: Said, severity: Problem['severity'] = 'error') => {
    problems.push({ ...at(field), severity, message })
  }
  /** The value of a cell, or null: empty, or reported as a problem. */
  function read<T>(
    field: FieldName,
    parse: (text: string) => Parsed<T>,
    severity: Problem['severity'] = 'warning',
  ): T | null {
    const text = reader.text(field)
    if (text === '') return null
    const parsed = parse(text)
    if (parsed.kind === 'problem') report(field, parsed.problem, severity)
    if (parsed.kind !== 'value') return null
    if (parsed.note) warn(field, parsed.note)
    return parsed.value
  }
  return { read, report, warn }
}

/**
 * Reads the person in a row. A row without a name is rejected, since a name is never made up from an address; deleted
 * customers and lines of totals are skipped. Cells that can't be read are left out with a problem.
 */
export function readPerson(reader: RowReader, context: ReadContext): PersonRead {
  const problems: Problem[] = []
  const { read } = cellReader(reader, problems)
  const joined = joinName(reader.text('first_name'), `${reader.text('name_infix')} ${reader.text('last_name')}`)
  const named = parseName(reader.text('full_name') || joined)
  const name = named.full_name
  const mail = read('email', parseEmail) ?? named.email
  if (isDeletedPerson(name)) return { kind: 'skipped', subject: name, reason: say('import.deleted_customer') }
  if (sumsUp(reader, name, mail)) return { kind: 'skipped', subject: name, reason: say('import.totals') }
  if (name === '') {
    const reason = say('import.no_name')
    problems.push({
      row: reader.row,
      column: reader.column('full_name') ?? reader.column('first_name'),
      field: 'full_name',
      severity: 'error',
      message: reason,
    })
    return { kind: 'rejected', subject: mail ?? '', reason, problems }
  }
  const { phone, others } = readPhones(reader, problems)
  const guardian = readGuardian(reader, problems)
  const date = (field: FieldName, birthday = false) => read(field, (text) => parseDate(text, { ...context, birthday }))
  return {
    kind: 'person',
    problems,
    draft: {
      full_name: name.slice(0, 200),
      email: mail ?? guardian?.email ?? null,
      guardian,
      phone: phone && phone.number,
      date_of_birth: date('date_of_birth', true),
      joined_on: date('joined_on'),
      gender: reader.text('gender') || null,
      address: joinCells(reader, 'address', ', ', problems),
      emergency_contact: joinCells(reader, 'emergency_contact', ', ', problems),
      notes: [joinCells(reader, 'client_notes', '\n'), ...others].filter(Boolean).join('\n') || null,
      tags: readTags(reader.text('tags')),
      marketing_email: read('marketing_email_optout', parseOptOut) ?? read('marketing_email', parseConsent),
      marketing_sms: read('marketing_sms', parseConsent),
    },
  }
}

/** The number to call, a mobile one where there is one, and the others as lines of a note: a client has one number. */
function readPhones(reader: RowReader, problems: Problem[]) {
  const found = new Map<string, { number: string; line: string }>()
  for (const field of ['mobile_phone', 'phone', 'home_phone'] as const)
    for (const { label, text } of reader.all(field)) {
      const parsed = parsePhone(text)
      if (parsed.kind === 'problem')
        problems.push({ row: reader.row, column: label, field, severity: 'warning', message: parsed.problem })
      if (parsed.kind !== 'value') continue
      const digits = parsed.value.replaceAll(/\D/g, '')
      if (!found.has(digits)) found.set(digits, { number: parsed.value, line: `${label}: ${parsed.value}` })
    }
  const [phone, ...rest] = found.values()
  return { phone: phone ?? null, others: rest.map(({ line }) => line) }
}

/** Who looks after the person, as the row says; a guardian is told by an e-mail or a name. */
function readGuardian(reader: RowReader, problems: Problem[]): PersonDraft['guardian'] {
  const named = parseName(reader.text('guardian_name'))
  const email = cellReader(reader, problems).read('guardian_email', parseEmail) ?? named.email
  return email === null && named.full_name === '' ? null : { full_name: named.full_name, email }
}

/** The cells of a field in one; with `problems` those that a spreadsheet has rounded are left out and reported. */
export function joinCells(reader: RowReader, field: FieldName, between: string, problems?: Problem[]): string | null {
  const cells = reader.all(field)
  const rounded = problems ? cells.filter(({ text }) => isRounded(text)) : []
  for (const { label, text } of rounded)
    problems?.push({
      row: reader.row,
      column: label,
      field,
      severity: 'warning',
      message: say('import.rounded', { cell: text }),
    })
  const parts = cells.filter((cell) => !rounded.includes(cell)).map(({ text }) => text)
  return parts.length > 0 ? [...new Set(parts)].join(between) : null
}

function readTags(text: string): string[] {
  const tags = text
    .split(/[,;|\n]/)
    .map((tag) => tag.trim().slice(0, 60))
    .filter((tag) => tag !== '')
  return [...new Set(tags)]
}
