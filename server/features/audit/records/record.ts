import { sql } from 'kysely'

/** A record that an entry is about, as it is now. */
export interface RecordRow {
  id: number
  name?: string | number | null
  client_id?: number | null
  class_id?: number | null
  appointment_id?: number | null
  amount_minor?: number | null
  currency?: string | null
  erased_at?: string | null
  starts_at?: string | null
}

export interface Ids {
  ids: readonly number[]
}

/** The ids asked for, as a list to look them up by. */
export const among = ({ ids }: Ids) => sql<number>`(SELECT value FROM json_each(${ids}))`
