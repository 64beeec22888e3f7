import type { Generated } from 'kysely'

/** What clients are told in a list of their own, and the devices it is pushed to. */
export interface NotificationTables {
  notifications: NotificationsTable
  push_subscriptions: PushSubscriptionsTable
  pushes: PushesTable
  notification_settings: NotificationSettingsTable
}

export interface NotificationsTable {
  id: Generated<number>
  /** Whose list it is in. */
  client_id: number
  /** Whom it is about, where that is a dependant of theirs. */
  about_client_id: number | null
  kind: string
  title: string
  body: string
  /** Where it leads: a path of the portal, or an address. */
  url: string | null
  created_at: string
  read_at: string | null
  /** When it first left for a device. */
  pushed_at: string | null
}

/** A device that is told, by the address and the keys that its browser gave. */
export interface PushSubscriptionsTable {
  id: Generated<number>
  client_id: number
  endpoint: string
  p256dh: string
  auth: string
  /** Of the account when the device was registered: it is told nothing once that is another. */
  token_version: number
  created_at: string
  updated_at: string
}

/** What is on its way to a device. */
export interface PushesTable {
  id: Generated<number>
  notification_id: number
  subscription_id: number
  attempts: Generated<number>
  next_attempt_at: string
  expires_at: string
}

export interface NotificationSettingsTable {
  client_id: number
  deliver_by: 'push' | 'email' | 'both'
  updated_at: string
}
