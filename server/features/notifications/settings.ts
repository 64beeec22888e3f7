import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import type { NotificationSettingsTable } from '../../db/tables/tables.generated.ts'
import { ownClientId } from '../clients/access.ts'
import { choose, readerOf, unreadCount } from './queries.ts'

/** How the caller gets notifications, and how many are unread. */
export function ownSettings(ctx: Ctx, reader: Reader = ctx.db) {
  const client_id = ownClientId(ctx)
  const { deliver_by, has_consent, devices } = reader.one(readerOf, { client_id })!
  const unread = reader.one(unreadCount, { client_id })!.count
  return { deliver_by, push_consent: has_consent === true, devices, unread }
}

/** Chooses how the caller gets notifications from now on. */
export function chooseDelivery(ctx: Ctx, deliver_by: NotificationSettingsTable['deliver_by']) {
  const client_id = ownClientId(ctx)
  return ctx.write((tx) => {
    tx.run(choose, { client_id, deliver_by, now: ctx.now })
    return ownSettings(ctx, tx)
  })
}
