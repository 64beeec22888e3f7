import { get, own, plain, send } from './ways.ts'

/** A device as a browser subscribes it. */
const device = (name: string) => ({
  endpoint: `https://push.example.com/send/${name}`,
  keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') },
})

/** The operations about what clients are told, and about what changes. */
export const ofNotifications = {
  'POST /api/v1/notifications/send': send(({ ids }) => ({ client_id: ids['client_id'], title: 'Scarf', body: 'Here' })),
  'GET /api/v1/notifications': own(async ({ make }, guest) => {
    await make.told(guest)
    return {}
  }),
  'PUT /api/v1/notifications/{notification_id}/read': own(async ({ make }, guest) => ({
    ids: { notification_id: await make.notification(guest) },
  })),
  'GET /api/v1/notifications/settings': own(plain),
  'PUT /api/v1/notifications/settings': own(() => ({ body: { deliver_by: 'both' } })),
  'GET /api/v1/notifications/vapid-key': own(plain),
  'POST /api/v1/notifications/subscriptions': own(({ make }) => ({ body: device(make.word()) })),
  'DELETE /api/v1/notifications/subscriptions': own(({ make }) => ({
    body: { endpoint: device(make.word()).endpoint },
  })),
  'GET /api/v1/events': 'a stream, which lasts as long as somebody looks',
  'GET /api/v1/events/versions': get,
}
