import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { db } from '../../db/build.ts'
import { migrate } from '../../db/migrate.ts'
import { freeText } from './free-text.ts'
import { holdings } from './holdings/index.ts'

/** Tables that are the studio's own: their e-mails, names, addresses and photos are its own, its staff's or its products'. */
const studiosOwn = [
  'settings',
  'smtp_settings',
  'processor_settings',
  'staff',
  'instructors',
  'establishments',
  'products',
  'class_templates',
]

/** Columns by which a row can be found to be about a client, or that identify the client. */
const aboutPerson =
  /(^|_)client_id$|^guardian_id$|^account_id$|email|phone|(^|_)ip(_|$)|address|birth|emergency|(full|client|recipient|signed|to)_name$|photo/

/** Columns into which people write freely, or what they wrote is copied. */
const written =
  /reason|note|message|body|description|payload|^before$|^after$|answer|cells|planned$|error|subject|comment|text|recipient_name/

/** Free text that never mentions a client: offers, waivers, profiles of instructors, failures of the server. */
const studiosWords = [
  'appointment_services.description',
  'class_templates.description',
  'membership_types.description',
  'waivers.body',
  'waiver_versions.body',
  'settings.terms_text',
  'settings.privacy_text',
  'automation_enrollments.end_reason',
  'automation_step_runs.reason',
  'automation_step_counts.reason',
  'idempotency_keys.body_hash',
  'idempotency_keys.answer',
  'job_runs.last_error',
  'processor_settings.last_error',
  'processor_events.last_error',
  'processor_tasks.last_error',
  'webhook_deliveries.message_id',
]

/** Fields in a client's rows about another person, by their list in the export: it is not the client's to erase. */
const othersWords = [
  'dependants.full_name',
  'dependants.date_of_birth',
  'dependants.address',
  'dependants.locale',
  'gift_cards_bought.recipient_email',
]

/** Columns that say nothing about a client's person: states, kinds, instants, days, amounts, codes; the studio's offers. */
const harmless =
  /_(at|on|since|until|start|end|minor|hash|key|code|sealed|last4|kind|status|table|url|id)$|^(id|at|booked_for|code|actor_name|status|kind|source|currency|method|payment_method|consent_type|action|entity|event|state|path|key|caller|disposition|studio|vat|period|reference|trouble|payments|lines|title|product_name|offered|step|put_off|end_reason|type|outcome|made_by|ended_because|reason|channel|discount_type|applicable_membership_type_ids|valid_from|valid_until)$/

/**
 * Tables that are looked through: the answers of one day, in which a client is named anywhere, movements of stock, and for whom
 * others have bought gift cards online.
 */
const lookedThrough = [
  'idempotency_keys: SCAN idempotency_keys',
  'stock_movements: SCAN stock_movements',
  'checkouts: SCAN checkouts',
]

interface Column {
  table: string
  name: string
  type: string
}

describe('what is held on clients', () => {
  let database: Database.Database
  let columns: Column[]
  before(() => {
    database = new Database(':memory:')
    migrate(database)
    columns = database
      .prepare<[], Column>(
        `SELECT m.name AS "table", c.name AS name, c.type AS type FROM sqlite_schema AS m, pragma_table_xinfo(m.name) AS c
         WHERE m.type = 'table' AND m.name NOT GLOB 'sqlite_*' AND m.name NOT GLOB 'client_search*'`,
      )
      .all()
  })
  after(() => database.close())

  const covered = new Set<string>(holdings.map(({ table }) => table))
  const swept = new Set(freeText.flatMap(([table, names]) => names.map((name) => `${table}.${name}`)))
  const email = 'a@b.c'
  const who = { id: 1, full_name: 'A B', pseudonym: 'Erased client 1', address: email, email, traces: [] }

  it('is in the list, for every table that names or belongs to one', () => {
    const parents = database.prepare<[string], string>('SELECT "table" FROM pragma_foreign_key_list(?)').pluck()
    const names = new Set(columns.map(({ table }) => table))
    const personal = [...names].filter(
      (table) =>
        columns.some((column) => column.table === table && aboutPerson.test(column.name)) ||
        parents.all(table).some((parent) => owned.includes(parent)),
    )
    assert.deepEqual(
      personal.filter((table) => !covered.has(table) && !studiosOwn.includes(table) && !namesNobody.includes(table)),
      [],
      'Add the table to server/features/gdpr/holdings, or say here why it is about nobody',
    )
  })

  it('is overwritten or deleted, in every column that says something about her', () => {
    const missed = columns
      .filter(({ table, name, type }) => /TEXT/.test(type) && !harmless.test(name) && !swept.has(`${table}.${name}`))
      .flatMap(({ table, name }) =>
        holdings
          .filter((holding) => holding.table === table)
          .filter(({ erase }) => erase !== 'delete' && !(name in erase(who)))
          .filter(({ exported }) => !othersWords.includes(`${exported}.${name}`))
          .map(({ exported }) => `${table}.${name}, of the holding “${exported ?? `${table}, not exported`}”`),
      )
    assert.deepEqual(
      missed,
      [],
      'Overwrite the column in the `erase` of that holding, sweep it in server/features/gdpr/free-text.ts, or say here why it stays',
    )
  })

  it('is looked for wherever people write freely', () => {
    const missed = columns
      .filter(({ type, name }) => /TEXT/.test(type) && written.test(name))
      .map(({ table, name }) => `${table}.${name}`)
      .filter((column) => !swept.has(column) && !studiosWords.includes(column))
    assert.deepEqual(
      missed,
      [],
      'Add the column to server/features/gdpr/free-text.ts, or say here whose words it holds',
    )
  })

  it('names nothing that does not exist', () => {
    const existing = new Set(columns.map(({ table, name }) => `${table}.${name}`))
    const named = [
      ...swept,
      ...studiosWords,
      ...holdings.flatMap(({ table, erase }) =>
        erase === 'delete' ? [] : Object.keys(erase(who)).map((name) => `${table}.${name}`),
      ),
      ...holdings.flatMap(({ table, omit = [] }) => omit.map((name) => `${table}.${name}`)),
    ]
    assert.deepEqual(
      named.filter((column) => !existing.has(column)),
      [],
    )
  })

  it('is found by indexes, wherever it may be many', () => {
    const scanned = holdings.flatMap(({ table, rows }) => {
      const { sql: text, parameters } = sql`SELECT 1 FROM ${sql.table(table)} WHERE ${rows(who)}`.compile(db)
      const plan = database.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${text}`).all(...parameters)
      return plan.filter(({ detail }) => /^SCAN (?!CONSTANT)/.test(detail)).map(({ detail }) => `${table}: ${detail}`)
    })
    assert.deepEqual(
      scanned.filter((scan) => !lookedThrough.includes(scan)),
      [],
    )
  })

  it('has a list of its own for each kind in the export', () => {
    const lists = holdings.map(({ exported }) => exported).filter((name) => name !== null)
    assert.equal(new Set(lists).size, lists.length)
  })
})

/** Records of one client each: rows that refer to them are the client's too. */
const owned = [
  'clients',
  'bookings',
  'waitlist_entries',
  'standing_bookings',
  'memberships',
  'charges',
  'purchases',
  'payments',
  'product_sales',
  'receipts',
  'checkouts',
  'subscriptions',
  'gift_card_uses',
  'events',
  'import_rows',
]

/** Tables that only refer to a client's records: a rule looked at an event, the processor gets a task. */
const namesNobody = ['rule_firings', 'processor_tasks']
