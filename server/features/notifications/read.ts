import type { Ctx } from '../../context.ts'
import { notFound } from '../../api/errors.ts'
import { ownClientId } from '../clients/access.ts'
import { presentNotification } from './present.ts'
import { listOf, markRead, notificationById } from './queries.ts'

/** The caller's notifications, newest first. */
export function ownNotifications(ctx: Ctx) {
  return ctx.db.all(listOf, { client_id: ownClientId(ctx) }).map(presentNotification)
}

/** Marks one of the caller's as read; 404 for anybody else's. Done again, it is unchanged. */
export function readNotification(ctx: Ctx, id: number) {
  const client_id = ownClientId(ctx)
  return ctx.write((tx) => {
    const row = tx.one(notificationById, { id })
    if (row?.client_id !== client_id) throw notFound('notification')
    if (row.read_at === null) tx.run(markRead, { id, now: ctx.now })
    return presentNotification(tx.one(notificationById, { id })!)
  })
}
