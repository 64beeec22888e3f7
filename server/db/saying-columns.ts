import type { Tables } from './tables/tables.generated.ts'

/** The columns that hold sayings: a code with its parameters, never a sentence of the studio's own. */
export const sayingColumns: Readonly<Partial<Record<keyof Tables, readonly string[]>>> = {
  appointments: ['cancel_reason'],
  bookings: ['cancel_reason'],
  charges: ['description', 'waive_reason'],
  credit_entries: ['reason'],
  emails: ['last_error'],
  import_jobs: ['error'],
  import_records: ['kept_reason'],
  import_rows: ['reason'],
  waitlist_entries: ['skip_reason'],
  waitlist_moves: ['reason'],
  tasks: ['title'],
}
