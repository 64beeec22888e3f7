import type { ReachedStudio, Reply } from '../request.ts'

let made = 0

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** Writes a waiver; not required before booking, unless told otherwise. */
export async function makeWaiver(studio: ReachedStudio, overrides: object = {}): Promise<Shown> {
  made += 1
  const waiver = { title: `Waiver ${made}`, body: 'I take part at my own risk.', ...overrides }
  const { status, body } = await studio.asOwner('POST /api/v1/waivers', waiver)
  if (status !== 201) throw new Error(`No waiver: ${JSON.stringify(body)}`)
  return body
}

interface Signer {
  full_name: string
  ask(operation: string, body?: unknown): Promise<Reply>
}

/** Signs a waiver as a client, with her full name, and gives the signature. */
export async function signWaiver(waiver: { id: number }, client: Signer, signed_name?: string): Promise<Shown> {
  const signature = { signed_name: signed_name ?? client.full_name }
  const { status, body } = await client.ask(`POST /api/v1/waivers/${waiver.id}/sign`, signature)
  if (status !== 201) throw new Error(`Not signed: ${JSON.stringify(body)}`)
  return body
}
