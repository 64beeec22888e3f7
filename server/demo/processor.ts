import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../ports/clock/port.ts'
import type { Running } from '../server.ts'
import { startProcessor, type Processor, type ProcessorOptions } from '../stand-in/processor.ts'
import type { DemoApi } from './api.ts'
import { owner, PASSWORD } from './people.ts'

interface Place {
  /** The made-up studio's own. */
  folder: string
  clock: Clock
  /** The port beside which it listens; 0 for any. */
  beside: number
}

/** Starts the stand-in of the made-up studio, with what it knows; `isNew` where it knows nothing yet. */
export async function startDemoProcessor({ folder, clock, beside }: Place) {
  const keep = join(folder, 'processor.json')
  const isNew = !existsSync(keep)
  const start = (port: number): Promise<Processor> => startProcessor({ clock, keep, port } satisfies ProcessorOptions)
  const wanted = beside === 0 ? 0 : beside + 1
  const processor = await start(wanted).catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'EADDRINUSE') throw error
    return start(0)
  })
  return { processor, isNew }
}

/** Connects the studio with its stand-in, as the owner does in the settings; where the owner's password is another by now, not. */
export async function connectProcessor(running: Running, processor: Processor): Promise<void> {
  const session = { email: owner.email, password: PASSWORD }
  const { status, body } = await running.request('POST', '/api/v1/auth/login', session, '')
  if (status !== 200) return
  await running.request(
    'POST',
    '/api/billing/settings',
    keysOf(processor),
    (body as { access_token: string }).access_token,
  )
}

const keysOf = ({ key }: Processor) => ({ secret_key: key, publishable_key: 'pk_test_StandIn' })

/** The sample studio's online payments while its story is played. */
export interface DemoTill {
  /** Has a client pay for a membership on the processor's page; what is collected each month is collected on. */
  buy(clientId: number, membershipTypeId: number): Promise<void>
}

const back = { success_url: 'https://marea.example/paid', cancel_url: 'https://marea.example/prices' }

export async function openTill(api: DemoApi, processor: Processor): Promise<DemoTill> {
  await api.send('POST', '/api/billing/settings', keysOf(processor))
  return {
    buy: async (client_id, membership_type_id) => {
      const wanted = { client_id, membership_type_id, ...back }
      const { session_id } = await api.make<{ session_id: string }>('/api/billing/checkout-session', wanted)
      await processor.sessions.complete(session_id)
      await api.send('GET', `/api/billing/checkout-session/${session_id}`)
    },
  }
}
