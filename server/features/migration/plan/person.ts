import type { RowReader } from '../mapping/resolve.ts'
import type { FieldName } from '../mapping/fields.ts'
import { parseDate } from '../values/date.ts'
import type { DateOrder } from '../values/date-order.ts'
import { parseEmail } from '../values/email.ts'
import { isDeletedPerson, joinName, parseName } from '../values/name.ts'
import { isRounded } from '../values/number-code.ts'
import { parsePhone } from '../values/phone.ts'
import { parseClientStatus } from '../values/client-status.ts'
import { consentsIn } from './consents-in.ts'
import { cellReader } from './cell-reader.ts'
import type { Answers, PersonDraft, Problem } from './model.ts'
import { sumsUp } from './sums.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'

export interface ReadContext {
  order: DateOrder | null
  today: string
  timezone: string
  /** The owner's answers for words of the former software. */
  client_statuses?: Answers['client_statuses']
}

export type PersonRead =
  | {
      kind: 'person'
      draft: PersonDraft
      problems: Problem[]
      unknown_status: string | null
      status_word: string | null
    }
  | { kind: 'skipped'; subject: string; reason: Said }
  | { kind: 'rejected'; subject: string; reason: Said; problems: Problem[] }

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
  const status = clientStatus(reader, context.client_statuses)
  const unknown_status = status.kind === 'unknown' ? status.word : null
  const date = (field: FieldName, birthday = false) => read(field, (text) => parseDate(text, { ...context, birthday }))
  return {
    kind: 'person',
    problems,
    unknown_status,
    status_word: reader.text('client_status').toLowerCase().slice(0, 100) || null,
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
      ...consentsIn(reader, problems),
      is_active: status.kind === 'value' ? status.value : null,
      locale: readLocale(reader, problems),
    },
  }
}

/** True if the row says that somebody is a client no more; in a list of instructors nothing does. */
function clientStatus(reader: RowReader, answers: Answers['client_statuses']) {
  return parseClientStatus(reader.text('client_status'), reader.column('client_status') ?? '', answers)
}

function readLocale(reader: RowReader, problems: Problem[]): string | null {
  const text = reader.text('locale')
  if (text === '' || /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i.test(text)) return text.slice(0, 16) || null
  cellReader(reader, problems).warn('locale', `“${text}” is no language code such as “de”; it is left out.`)
  return null
}

/** The number to call, a mobile one where there is one, and the others as lines of a note: a client has one number. */
function readPhones(reader: RowReader, problems: Problem[]) {
  const found = new Map<string, { number: string; line: string }>()
  for (const field of ['mobile_phone', 'phone', 'home_phone'] as const)
    for (const { label, text } of reader.all(field).flatMap(eachOf)) {
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

/** How Google Contacts writes several values in one cell: `yoga ::: * myContacts`. */
const SEVERAL = /\s+:::\s+/

const eachOf = ({ label, text }: { label: string; text: string }) =>
  text.split(SEVERAL).map((part) => ({ label, text: part }))

/** Reads the person's guardian from the row; it takes an email or a name. */
function readGuardian(reader: RowReader, problems: Problem[]): PersonDraft['guardian'] {
  const named = parseName(reader.text('guardian_name'))
  const email = cellReader(reader, problems).read('guardian_email', parseEmail) ?? named.email
  return email === null && named.full_name === '' ? null : { full_name: named.full_name, email }
}

/** Joins the cells of a field; with `problems`, leaves out and reports those that a spreadsheet has rounded. */
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

/** The groups that Google Contacts keeps itself. */
const GROUP_OF_ALL = /^\* ?(my ?contacts|starred)$/i

function readTags(text: string): string[] {
  const tags = text
    .split(SEVERAL)
    .flatMap((part) => part.split(/[,;|\n]/))
    .map((tag) => tag.trim().slice(0, 60))
    .filter((tag) => tag !== '' && !GROUP_OF_ALL.test(tag))
  return [...new Set(tags)]
}
