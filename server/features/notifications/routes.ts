import { implement } from '../../api/implement.ts'
import { notificationsContract } from './contract.ts'
import { forgetDevice, registerDevice } from './devices.ts'
import { ownNotifications, readNotification } from './read.ts'
import { sendNotification } from './send.ts'
import { chooseDelivery, ownSettings } from './settings.ts'

export const notificationsRoutes = implement(notificationsContract, {
  'POST /api/v1/notifications/send': (ctx, { body }) => sendNotification(ctx, body),
  'GET /api/v1/notifications': (ctx) => ownNotifications(ctx),
  'PUT /api/v1/notifications/{notification_id}/read': (ctx, { params }) =>
    readNotification(ctx, params.notification_id),
  'GET /api/v1/notifications/settings': (ctx) => ownSettings(ctx),
  'PUT /api/v1/notifications/settings': (ctx, { body }) => chooseDelivery(ctx, body.deliver_by),
  'GET /api/v1/notifications/vapid-key': (ctx) => ({ public_key: ctx.ports.push.publicKey(ctx.secrets.pushSeed) }),
  'POST /api/v1/notifications/subscriptions': (ctx, { body }) => registerDevice(ctx, body),
  'DELETE /api/v1/notifications/subscriptions': (ctx, { body }) => forgetDevice(ctx, body.endpoint),
})
