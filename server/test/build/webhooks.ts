import type { ReachedStudio } from '../request.ts'

/** Another program that is told of new clients, unless told otherwise; gives its `secret`, too. */
export async function makeWebhook(studio: ReachedStudio, overrides: object = {}) {
  const input = { url: 'https://hooks.example.com/studio', events: ['client.created'], ...overrides }
  const { status, body } = await studio.asOwner('POST /api/v1/webhooks', input)
  if (status !== 201) throw new Error(`No webhook: ${JSON.stringify(body)}`)
  return body
}
