import { makeWebhook } from '../build/webhooks.ts'
import type { Begin, Said } from './question.ts'
import type { Outside } from './stage.ts'

const PASSPHRASE = 'seven quiet mats by the sea'

const bucketOf = ({ bucket: { access }, bucketUrl }: Outside) => ({
  endpoint: bucketUrl,
  region: access.region,
  bucket: access.bucket,
  access_key_id: access.accessKeyId,
  secret_access_key: access.secretAccessKey,
})

/** Counts the files of trials that lie in the bucket now, and did not before. */
function newTrials({ bucket }: Outside): () => number {
  const trials = () => bucket.store.keys().filter((key) => key.includes('try-'))
  const before = new Set(trials())
  return () => trials().filter((key) => !before.has(key)).length
}

const withBucket = (outside: Outside) =>
  outside.studio.asOwner('PUT /api/v1/studio/backup-settings', { passphrase: PASSPHRASE, bucket: bucketOf(outside) })

/** A webhook, and its deliveries. */
async function told(outside: Outside) {
  const { studio, receiverUrl } = outside
  const webhook = await makeWebhook(studio, { url: `${receiverUrl}/hook` })
  const deliveries = async () => (await studio.asOwner(`GET /api/v1/webhooks/${webhook.id}/deliveries`)).body.items
  const mine: number[] = []
  return {
    webhook,
    send: async (operation: string) => {
      const reply = await studio.asOwner(operation)
      mine.push(reply.body.id)
      return reply
    },
    follow: async (): Promise<Said> => {
      const all = (await deliveries()) as { id: number; status: string }[]
      const states = all.filter(({ id }) => mine.includes(id)).map(({ status }) => status)
      if (states.includes('queued')) return 'in progress'
      return states.every((status) => status === 'delivered') ? 'done' : 'not done'
    },
  }
}

const queued = ({ body }: { body: { status?: string } }): Said | undefined =>
  body.status === 'queued' ? 'in progress' : undefined

/** How each operation that asks somebody else outside is tried. */
export const ofOthers: Readonly<Record<string, Begin>> = {
  'POST /api/v1/studio/email/test': async ({ studio, mail }) => {
    const before = mail.letters.length
    const letters = () => mail.letters.length - before
    return {
      send: () => studio.asOwner('POST /api/v1/studio/email/test'),
      says: ({ body }) => (/whether it has arrived/.test(body.detail) ? 'in progress' : undefined),
      there: () => Math.min(letters(), 1),
      follow: async () => (letters() > 0 ? 'done' : 'not done'),
    }
  },
  'POST /api/v1/webhooks/{webhook_id}/test': async (outside) => {
    const { webhook, send, follow } = await told(outside)
    return { send: () => send(`POST /api/v1/webhooks/${webhook.id}/test`), says: queued, follow }
  },
  'POST /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend': async (outside) => {
    const { webhook, send, follow } = await told(outside)
    const first = (await outside.studio.asOwner(`POST /api/v1/webhooks/${webhook.id}/test`)).body
    await outside.studio.advance({ seconds: 1 })
    const resend = `POST /api/v1/webhooks/${webhook.id}/deliveries/${first.id}/resend`
    return { send: () => send(resend), says: queued, follow }
  },
  'POST /api/v1/studio/backup-settings/test': async (outside) => {
    await withBucket(outside)
    return {
      send: () => outside.studio.asOwner('POST /api/v1/studio/backup-settings/test'),
      says: ({ body }) => (body.bucket?.ok === false && /\.$/.test(body.bucket.detail) ? 'not done' : undefined),
      there: newTrials(outside),
    }
  },
  'POST /api/v1/studio/restore/copies': async (outside) => {
    const { studio } = outside
    return { send: () => studio.asOwner('POST /api/v1/studio/restore/copies', { bucket: bucketOf(outside) }) }
  },
  'POST /api/v1/studio/tunnel/check': async ({ studio, tunnel, tunnelUrl }) => ({
    send: () => studio.asOwner('POST /api/v1/studio/tunnel/check', { kind: 'server', url: tunnelUrl }),
    says: ({ status, body }) =>
      status === 200 && !body.leads_here && /\.$/.test(body.detail) ? 'not done' : undefined,
    there: () => tunnel.names().filter((name) => name.startsWith('check-')).length,
  }),
  'POST /api/v1/studio/license': async ({ studio, key }) => ({
    send: () => studio.asOwner('POST /api/v1/studio/license', { license_key: key }),
  }),
  'POST /api/v1/studio/ai': async ({ studio }) => {
    await studio.asOwner('DELETE /api/v1/studio/ai')
    return {
      send: () => studio.asOwner('POST /api/v1/studio/ai', { provider: 'openai', api_key: 'sk-test' }),
      here: async () => Number((await studio.asOwner('GET /api/v1/studio/ai')).body.configured),
    }
  },
  'POST /api/v1/assistant/chat': async ({ studio }) => ({
    send: () => studio.asOwner('POST /api/v1/assistant/chat', { messages: [{ role: 'user', content: 'Who came?' }] }),
  }),
}

/** The operation that changes the place of backups, and so is tried alone. */
export const ofBucket: Readonly<Record<string, Begin>> = {
  'PUT /api/v1/studio/backup-settings': async (outside) => {
    const { studio } = outside
    await studio.asOwner('PUT /api/v1/studio/backup-settings', { bucket: null })
    const body = { passphrase: PASSPHRASE, bucket: bucketOf(outside) }
    return {
      send: () => studio.asOwner('PUT /api/v1/studio/backup-settings', body),
      here: async () => Number((await studio.asOwner('GET /api/v1/studio/backup-settings')).body.bucket !== null),
    }
  },
}
