import type { ReachedStudio } from '../request.ts'

/** A webhook of another program, for new clients by default; returns its `secret`, too. */
export async function makeWebhook(studio: ReachedStudio, overrides: object = {}) {
  const input = { url: 'https://hooks.example.com/studio', events: ['client.created'], ...overrides }
  const { status, body } = await studio.asOwner('POST /api/v1/webhooks', input)
  if (status !== 201) throw new Error(`No webhook: ${JSON.stringify(body)}`)
  return body
}
