import type { RowReader } from '../mapping/resolve.ts'
import { parseConsent, parseOptOut } from '../values/flag.ts'
import { plain } from '../values/weekdays.ts'
import type { PersonDraft, Problem } from './model.ts'

/** Name of a column of people who want no contact at all. */
const ALL_CONTACT = /contact|marketing|werbung|publicid|publicit/
const ONE_WAY = /e-?mail|correo|courriel|newsletter/

/**
 * Reads a row's consents to marketing. A no in any column goes before a yes; an unreadable column of refusals leaves the
 * consent out, since it may be a refusal.
 */
export function consentsIn(
  reader: RowReader,
  problems: Problem[],
): Pick<PersonDraft, 'marketing_email' | 'marketing_sms'> {
  const email = refusals(reader, 'marketing_email_optout', problems)
  const sms = refusals(reader, 'marketing_sms_optout', problems)
  const all = email.filter(({ label }) => ALL_CONTACT.test(plain(label)) && !ONE_WAY.test(plain(label)))
  return {
    marketing_email: decide(email, agreed(reader, 'marketing_email', problems)),
    marketing_sms: decide([...sms, ...all], agreed(reader, 'marketing_sms', problems)),
  }
}

interface Refusal {
  label: string
  /** Null: it can't be read. */
  isRefused: boolean | null
}

function refusals(
  reader: RowReader,
  field: 'marketing_email_optout' | 'marketing_sms_optout',
  problems: Problem[],
): Refusal[] {
  return reader.all(field).map(({ label, text }) => {
    const parsed = parseOptOut(text)
    if (parsed.kind === 'problem')
      problems.push({ row: reader.row, column: label, field, severity: 'warning', message: parsed.problem })
    return { label, isRefused: parsed.kind === 'problem' ? null : parsed.kind === 'value' }
  })
}

function agreed(reader: RowReader, field: 'marketing_email' | 'marketing_sms', problems: Problem[]): boolean | null {
  const parsed = parseConsent(reader.text(field))
  if (parsed.kind === 'problem')
    problems.push({
      row: reader.row,
      column: reader.column(field),
      field,
      severity: 'warning',
      message: parsed.problem,
    })
  return parsed.kind === 'value' ? parsed.value : null
}

function decide(refused: readonly Refusal[], consent: boolean | null): boolean | null {
  if (consent === false || refused.some(({ isRefused }) => isRefused === true)) return false
  return refused.some(({ isRefused }) => isRefused === null) ? null : consent
}
