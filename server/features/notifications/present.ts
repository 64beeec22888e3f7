import type { NotificationRow } from './queries.ts'

/** A notification as its reader sees it. */
export function presentNotification(row: NotificationRow) {
  return { ...row, updated_at: row.read_at ?? row.created_at }
}
