import { addClient } from '../../test/build/tags.ts'
import { send, own, plain } from '../../test/calls/measured.ts'
import { registerClient } from '../../test/build/bookings.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { notificationsContract } from './contract.ts'

/** A device as a browser subscribes it. */
const device = (name: string) => ({
  endpoint: `https://push.example.com/send/${name}`,
  keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') },
})

export const notificationsCalls: Calls<typeof notificationsContract> = {
  'POST /api/v1/notifications/send': {
    audit: 'notification.send',
    ask: async (studio) => [[], { client_id: (await addClient(studio)).id, title: 'A scarf', body: 'It is here.' }],
    bench: send(({ ids }) => ({ client_id: ids['client_id'], title: 'Scarf', body: 'Here' })),
  },
  'GET /api/v1/notifications': {
    bench: own(async ({ make }, guest) => {
      await make.told(guest)
      return {}
    }),
  },
  'PUT /api/v1/notifications/{notification_id}/read': {
    bench: own(async ({ make }, guest) => ({ ids: { notification_id: await make.notification(guest) } })),
  },
  'GET /api/v1/notifications/settings': { bench: own(plain) },
  'PUT /api/v1/notifications/settings': { bench: own(() => ({ body: { deliver_by: 'both' } })) },
  'GET /api/v1/notifications/vapid-key': { bench: own(plain) },
  'POST /api/v1/notifications/subscriptions': {
    ask: async (studio) => {
      const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') }
      return [[], { endpoint: 'https://push.example.com/send/1', keys }, (await registerClient(studio)).email]
    },
    bench: own(({ make }) => ({ body: device(make.word()) })),
  },
  'DELETE /api/v1/notifications/subscriptions': {
    bench: own(({ make }) => ({ body: { endpoint: device(make.word()).endpoint } })),
  },
}
