import { conditionOps } from '../../lib/conditions.ts'
import {
  anything,
  either,
  fieldsOf,
  flag,
  like,
  listOf,
  mapOf,
  nestedShape,
  number,
  one,
  orNull,
  record,
  text,
  whole,
  wholeListOf,
  type Shape,
} from './shapes.ts'

/** The shape of a JSON column, and the value read instead of a broken one that may not be null. */
export interface JsonColumn {
  shape: Shape
  otherwise?: unknown
}

const nothing = {}
const ids = wholeListOf(whole)

const emptyRecord: Shape = { fits: (value) => JSON.stringify(value) === '{}' }
const condition = nestedShape((self) => {
  const leaf = fieldsOf({ field: text, op: one(...conditionOps), value: anything })
  const parts = wholeListOf(either(leaf, self))
  return either(...['all', 'any', 'not'].map((join) => fieldsOf({ [join]: parts })), emptyRecord)
})

/** A condition that nobody can read never holds: nothing is done by it. */
const ofCondition: JsonColumn = { shape: condition, otherwise: { any: [] } }

const mail = { subject: text, body: text }
const push = { title: text, body: text }
const translations = { translations: mapOf(/^[a-z]{2}$/, mapOf(/^[a-z]+$/, text)) }
const step = nestedShape((self) => {
  const of = (type: string, fields: Record<string, Shape>, maybe: Record<string, Shape> = {}) =>
    fieldsOf({ type: one(type), key: like(/^[\w-]{1,40}$/), ...fields }, maybe)
  const steps = wholeListOf(self)
  return either(
    of('wait', {}, { days: number, hours: number, until_time: like(/^\d\d:\d\d$/) }),
    of('send_email', mail, translations),
    of('send_push', push, { url: text, ...translations }),
    of('add_tag', { tag_id: whole }),
    of('remove_tag', { tag_id: whole }),
    of('create_task', { title: text }, { assignee_role_id: whole, due_days: whole }),
    of('issue_promo_code', { discount_type: text, value: number, valid_days: whole }),
    of('branch', { condition_json: orNull(condition), then: steps, else: steps }),
  )
})

const part = {
  id: orNull(whole),
  name: orNull(text),
  at: orNull(like(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
  from: orNull(like(/^\d{4}-\d\d-\d\d$/)),
  to: orNull(like(/^\d{4}-\d\d-\d\d$/)),
  of: orNull(number),
  minor: orNull(number),
  run_id: orNull(whole),
}

const table = /^[a-z_]+$/
const changedRow = fieldsOf({
  table: like(table),
  id: whole,
  was: mapOf(table, anything),
  became: mapOf(table, anything),
})

const sheet = fieldsOf(
  { columns: wholeListOf(fieldsOf({ index: whole, header: text, label: text })) },
  { format: text, encoding: orNull(text), delimiter: orNull(text), header_row: whole },
)
const noSheet = { format: 'csv', encoding: null, delimiter: null, header_row: 1, columns: [] }

const report = fieldsOf({
  invariants: wholeListOf(
    fieldsOf({ name: text, ok: flag, broken: wholeListOf(fieldsOf({ entity: text, id: whole })) }),
  ),
  database: fieldsOf({ ok: flag, problems: wholeListOf(text) }),
})
const noReport = { invariants: [], database: { ok: false, problems: ['The report of the last check is damaged'] } }

/** Every column of JSON that is read as more than any record; the others are any record. */
export const jsonColumns: Readonly<Record<string, JsonColumn>> = {
  'auto_tag_rules.condition_json': ofCondition,
  'automation_versions.exit_condition_json': ofCondition,
  'automation_versions.steps': { shape: wholeListOf(step), otherwise: [] },
  'automations.condition_json': ofCondition,
  'automations.exit_condition_json': ofCondition,
  'charges.because': {
    shape: fieldsOf(
      { code: text, rule: text, limit: orNull(number), happened_at: text },
      { starts_at: text, membership_type: text },
    ),
  },
  'checkouts.terms': {
    shape: fieldsOf(
      {},
      {
        recipient_name: orNull(text),
        recipient_email: orNull(text),
        message: orNull(text),
        deliver_on: orNull(text),
        fees_text_version: number,
        fees_address: orNull(text),
        starts_on: text,
      },
    ),
    otherwise: nothing,
  },
  'class_series.weekdays': { shape: listOf(one(1, 2, 3, 4, 5, 6, 7)), otherwise: [] },
  'clock_steps.before': { shape: wholeListOf(changedRow), otherwise: [] },
  'clock_steps.made': { shape: mapOf(table, wholeListOf(whole)), otherwise: nothing },
  'emails.letter': {
    shape: either(fieldsOf({ language: text, values: record }), fieldsOf({ body_text: text, body_html: text })),
  },
  'import_jobs.column_mapping': {
    shape: mapOf(/^\w+$/, either(text, whole, wholeListOf(either(text, whole)))),
    otherwise: nothing,
  },
  'import_jobs.header': { shape: sheet, otherwise: noSheet },
  'import_rows.cells': { shape: wholeListOf(text) },
  'import_rows.edits': { shape: mapOf(/^\d+$/, text) },
  'integrity_report.report': { shape: report, otherwise: noReport },
  'payroll_line_items.parts': { shape: listOf(fieldsOf({ kind: text, count: number }, part)), otherwise: [] },
  'payroll_runs.skipped': {
    shape: listOf(fieldsOf({ kind: text, count: number, reason: text, user_id: whole, user_name: text }, part)),
    otherwise: [],
  },
  // Of what nobody can read, a membership covers nothing: at no place, at no time.
  'membership_type_terms.coverage': {
    shape: fieldsOf({
      classes: one('all', 'listed'),
      category_ids: ids,
      template_ids: ids,
      service_category_ids: ids,
      service_ids: ids,
    }),
    otherwise: { classes: 'listed', category_ids: [], template_ids: [], service_category_ids: [], service_ids: [] },
  },
  'membership_type_terms.establishment_ids': { shape: ids, otherwise: [] },
  'membership_type_terms.usable_times': {
    shape: listOf(
      fieldsOf({
        weekdays: wholeListOf(one(1, 2, 3, 4, 5, 6, 7)),
        from: like(/^\d\d:\d\d$/),
        until: like(/^\d\d:\d\d$/),
      }),
    ),
    otherwise: [],
  },
  'promo_codes.applicable_membership_type_ids': { shape: wholeListOf(whole), otherwise: [0] },
  'receipts.lines': {
    shape: listOf(
      fieldsOf({
        description: text,
        quantity: number,
        unit_price_minor: whole,
        total_minor: whole,
        vat_rate: orNull(number),
      }),
    ),
    otherwise: [],
  },
  'receipts.payments': {
    shape: listOf(fieldsOf({ method: text, amount_minor: whole }, { gift_card_last4: orNull(text) })),
    otherwise: [],
  },
  'receipts.studio': {
    shape: fieldsOf({ name: text, address: orNull(text), country: orNull(text), tax_id: orNull(text) }),
    otherwise: { name: '', address: null, country: null, tax_id: null, website_url: null },
  },
  'receipts.vat': {
    shape: listOf(fieldsOf({ rate: number, net_minor: whole, vat_minor: whole, gross_minor: whole })),
    otherwise: [],
  },
  'roles.permissions': { shape: listOf(like(/^[a-z_]+\.[a-z_]+$/)), otherwise: [] },
  'settings.collection_retry_days': { shape: wholeListOf(whole), otherwise: [] },
  'settings.trusted_proxies': { shape: listOf(like(/^[0-9a-f.:]+(\/\d{1,3})?$/i)), otherwise: [] },
  'staff_factors.recovery_hashes': { shape: listOf(text), otherwise: [] },
  'staff_factors.used_steps': { shape: listOf(whole), otherwise: [] },
  'standing_booking_classes.reasons': {
    shape: listOf(fieldsOf({ code: text, detail: text, rule: text }, { value: anything, fix: text })),
  },
  'webhooks.events': { shape: listOf(like(/^[a-z_]+(\.[a-z_]+)+$/)), otherwise: [] },
}
