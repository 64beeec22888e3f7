import type { Running } from '../server.ts'
import type { DemoApi } from './api.ts'
import { PASSWORD, visitor } from './people.ts'

/** How many of the visitor's notifications are new to her. */
const NEW = 3

/** Tells the visitor something by hand, and has her read what is older than the last few. */
export async function notifyVisitor(api: DemoApi, running: Running, client_id: number): Promise<void> {
  const title = 'Your water bottle is here'
  const body = 'It stood on the shelf by the window after class. We keep it at the front desk for you.'
  await api.make('/notifications/send', { client_id, title, body })
  const ask = async <T>(method: string, path: string, sent?: unknown, token = '') =>
    (await running.request(method, `/api/v1${path}`, sent, token)).body as T
  const session = { email: visitor.email, password: PASSWORD }
  const { access_token } = await ask<{ access_token: string }>('POST', '/auth/login', session)
  const told = await ask<{ id: number }[]>('GET', '/notifications', undefined, access_token)
  for (const { id } of told.slice(NEW)) await ask('PUT', `/notifications/${id}/read`, undefined, access_token)
}
