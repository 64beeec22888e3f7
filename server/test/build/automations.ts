import type { ReachedStudio } from '../request.ts'
import type { TestStudio } from '../studio.ts'
import { registerClient } from './bookings.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

let count = 0

export const smtp = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }

/** Sets a mail server up, so that marketing mails can leave. */
export async function setMailServer(studio: ReachedStudio): Promise<void> {
  const { status, body } = await studio.asOwner('PUT /api/v1/studio/email', smtp)
  if (status !== 200) throw new Error(JSON.stringify(body))
}

/** Creates an active automation: every new client gets an email right away by default. */
export async function makeAutomation(studio: ReachedStudio, overrides: object = {}): Promise<Shown> {
  count += 1
  const { status, body } = await studio.asOwner('POST /api/v1/marketing-automations', {
    name: `Automation ${count}`,
    trigger_event: 'client.created',
    status: 'active',
    steps: [mail('Hello {{client.first_name}}')],
    ...overrides,
  })
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}

/** A step that sends a mail. */
export const mail = (subject: string, more: object = {}) => ({ type: 'send_email', subject, body: 'Come.', ...more })

/** Somebody who signs in, has agreed to messages of these kinds, and whose letter of welcome has left and is put away. */
export async function registerAgreed(
  studio: TestStudio,
  kinds: readonly string[] = ['marketing_email', 'push_notifications'],
  person: object = {},
) {
  const client = await registerClient(studio, person)
  for (const consent_type of kinds) await client.ask('POST /api/v1/gdpr/consent', { consent_type, granted: true })
  await studio.advance({ seconds: 0 })
  studio.mail.sent.length = 0
  return client
}

/** Brings a client into automations that follow a tag: gives it. */
export async function enrollByTag(studio: ReachedStudio, client: { id: number }, tag: { id: number }): Promise<void> {
  const { status, body } = await studio.asOwner(`POST /api/v1/clients/${client.id}/tags`, { tag_id: tag.id })
  if (status !== 201) throw new Error(JSON.stringify(body))
}

/** Everybody who is or was in an automation, newest first. */
export async function enrollmentsOf(studio: ReachedStudio, { id }: { id: number }): Promise<Shown[]> {
  const { body } = await studio.asOwner(`GET /api/v1/marketing-automations/${id}/enrollments`)
  return body.items
}
