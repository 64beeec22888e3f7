import type { ReachedStudio } from '../request.ts'
import type { Subscribed } from '../push-service.ts'
import { registerClient, type TestClient } from './bookings.ts'

/** A client who agreed to pushes and registered a device at a push service. */
export async function reachableClient(
  studio: ReachedStudio,
  { subscribe }: { subscribe(key: string): Subscribed },
  overrides: object = {},
): Promise<{ client: TestClient; device: Subscribed }> {
  const client = await registerClient(studio, overrides)
  await agreeToPushes(client)
  return { client, device: await addDevice(client, subscribe) }
}

/** Says whether a client agrees to pushes. */
export async function agreeToPushes(client: TestClient, granted = true): Promise<void> {
  await done(client, 'POST /api/v1/gdpr/consent', { consent_type: 'push_notifications', granted })
}

/** Registers one more device of a client's. */
export async function addDevice(client: TestClient, subscribe: (key: string) => Subscribed): Promise<Subscribed> {
  const { body } = await client.ask('GET /api/v1/notifications/vapid-key')
  const device = subscribe(body.public_key)
  await done(client, 'POST /api/v1/notifications/subscriptions', device.subscription)
  return device
}

async function done(client: TestClient, operation: string, sent: object): Promise<void> {
  const { status, body } = await client.ask(operation, sent)
  if (status !== 201) throw new Error(`${operation}: ${JSON.stringify(body)}`)
}
