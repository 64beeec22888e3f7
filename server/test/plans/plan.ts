import type { Database } from 'better-sqlite3'

/** The tables that grow with the years: one row for each event, or each person. */
export const growing: ReadonlySet<string> = new Set([
  'appointments',
  'audit_entries',
  'automation_enrollments',
  'automation_step_runs',
  'bookings',
  'card_collections',
  'charges',
  'checkout_charges',
  'checkouts',
  'client_notes',
  'client_search_starts',
  'client_search_text',
  'client_tags',
  'clients',
  'consents',
  'credit_entries',
  'day_close_lines',
  'day_closes',
  'emails',
  'events',
  'gift_card_uses',
  'gift_cards',
  'marketing_messages',
  'membership_pauses',
  'memberships',
  'notification_settings',
  'notifications',
  'payments',
  'payroll_claims',
  'payroll_line_items',
  'processor_customers',
  'processor_disputes',
  'processor_events',
  'processor_invoices',
  'processor_refunds',
  'processor_tasks',
  'product_sale_lines',
  'product_sales',
  'promo_codes',
  'promo_uses',
  'purchases',
  'push_subscriptions',
  'receipts',
  'report_classes',
  'report_revenue',
  'report_taxes',
  'report_visits',
  'revenue_hours',
  'rule_firings',
  'scheduled_classes',
  'seat_holds',
  'slot_holds',
  'standing_booking_classes',
  'standing_booking_skips',
  'standing_bookings',
  'stock_movements',
  'substitute_candidates',
  'substitute_requests',
  'subscriptions',
  'tasks',
  'waitlist_entries',
  'waitlist_moves',
  'waiver_signatures',
  'webhook_deliveries',
  'weekly_emails',
])

/** Indexes of what is still open: they are as long as the work that waits, not as the years. */
const open: ReadonlySet<string> = new Set([
  'appointments_open',
  'automation_enrollments_due',
  'automation_enrollments_once',
  'bookings_booked',
  'bookings_open',
  'bookings_open_newest',
  'card_collections_live',
  'card_collections_open',
  'card_collections_retry',
  'charges_due',
  'charges_owed',
  'charges_pending',
  'checkouts_pending',
  'credit_entries_lapsing',
  'emails_lapsing',
  'emails_queue',
  'emails_waiting',
  'events_failed',
  'events_unhandled',
  'membership_pauses_open',
  'memberships_past_due',
  'memberships_renewing',
  'memberships_starting',
  'payroll_line_items_unpaid',
  'processor_events_open',
  'processor_refunds_asked',
  'processor_tasks_open',
  'pushes_due',
  'seat_holds_live',
  'seat_holds_until',
  'slot_holds_live',
  'slot_holds_until',
  'standing_booking_classes_untold',
  'standing_bookings_live',
  'subscriptions_live',
  'tasks_open',
  'waitlist_live',
  'waitlist_offers',
  'waitlist_waiting',
  'webhook_deliveries_open',
])

/** So many rows at the most are sorted without a word: a client's, a class's. */
const FEW = 2000

export interface Fault {
  /** The line of the plan, with tables and indexes by name. */
  line: string
}

/** Reads how SQLite would answer statements, by the statistics its database holds. */
export function planner(database: Database) {
  const indexes = new Map(
    database
      .prepare<[], { name: string; table: string }>(
        "SELECT name, tbl_name AS 'table' FROM sqlite_schema WHERE type = 'index'",
      )
      .all()
      .map(({ name, table }) => [name, table]),
  )
  const statistics = new Map(
    database
      .prepare<[], { idx: string; stat: string }>('SELECT idx, stat FROM sqlite_stat1 WHERE idx IS NOT NULL')
      .all()
      .map(({ idx, stat }) => [idx, stat.split(' ').map(Number)]),
  )

  /** The table that a line of a plan reads, by its index or by the name the statement gives it. */
  const tableOf = (line: string, sql: string): string | undefined => {
    const [, index] = / USING (?:COVERING )?INDEX (\w+)/.exec(line) ?? []
    if (index && indexes.has(index)) return indexes.get(index)
    const [, alias = ''] = /^(?:SCAN|SEARCH) (\w+)/.exec(line) ?? []
    const named = [...sql.matchAll(/(?:from|join|update|into)\s+"?(\w+)"?(?:\s+as)?\s+"?(\w+)"?/gi)]
    return named.find(([, , as]) => as === alias)?.[1] ?? alias
  }

  /** How many rows a line finds at each look: by the statistics where columns must equal, else as many as there are. */
  const rowsOf = (line: string): number => {
    if (/PRIMARY KEY \(\w+=\?/.test(line)) return 1
    const [, index = '', terms = ''] = / USING (?:(?:COVERING )?INDEX |PRIMARY )(\w+)(?: \((.*)\))?/.exec(line) ?? []
    if (open.has(index)) return 1
    const equal = terms.split(' AND ').filter((term) => /(^<expr>|[^<>])=\?/.test(term)).length
    const isSpan = / AND (\S+)>\? AND \1<\?|^(\S+)>\? AND \2<\?/.test(terms)
    if (isSpan) return 1
    if (equal === 0) return Infinity
    return index.startsWith('sqlite_autoindex') ? 1 : (statistics.get(index)?.[equal] ?? 10)
  }

  return (sql: string): Fault[] => {
    // The first of all, of any kind.
    if (/^select [^()]* from "\w+"( order by "id")? limit 1$/i.test(sql)) return []
    const explain = database.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
    const count = sql.replaceAll(/'(?:[^']|'')*'/g, '').split('?').length - 1
    const lines = explain.all(...Array<null>(count).fill(null)).map(({ detail }) => detail)
    const read = lines
      .filter((line) => /^(SCAN|SEARCH) /.test(line))
      .map((line) => ({ line, table: tableOf(line, sql) }))
      .filter(({ table }) => table !== undefined && growing.has(table))
    const scans = read.filter(({ line }) => {
      const [, index = ''] = / USING (?:COVERING )?INDEX (\w+)/.exec(line) ?? []
      return (line.startsWith('SCAN ') && !open.has(index)) || line.includes('AUTOMATIC')
    })
    const faults = scans.map(({ line, table }) => ({ line: line.replace(/^SCAN \w+/, `SCAN ${table}`) }))
    const sorts = lines.filter((line) => line.startsWith('USE TEMP B-TREE') && !line.includes('LAST TERM'))
    const many = read.filter(({ line }) => rowsOf(line) > FEW)
    if (sorts.length > 0 && many.length > 0) {
      const [{ line, table }] = many as [{ line: string; table: string | undefined }]
      faults.push({ line: `${sorts[0]} of ${line.replace(/^(SCAN|SEARCH) \w+/, `$1 ${table}`)}` })
    }
    return faults
  }
}
