import type { App } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Job } from '../../../jobs/runner.ts'
import { ProcessorError } from '../../../ports/processor/port.ts'
import { publicUrl } from '../../settings/queries.ts'
import { publicAddress } from '../../tunnel/address.ts'
import { oneAtATime } from '../fulfil/one-at-a-time.ts'
import { findConnected, WEBHOOK_SECRET, type Connected } from './connected.ts'
import { processorSettings, type ProcessorSettingsRow } from './queries.ts'

/** The path at which the processor's calls arrive. */
export const WEBHOOK_PATH = '/api/billing/webhook'

/**
 * The address for the processor's calls, or undefined where it is given none: without an address, over plain http (but from a
 * stand-in), and through the free tunnel, whose name somebody else may take.
 */
function webhookAddress(app: App): string | undefined {
  const { url, isFreeHost, mayRegisterWebhook } = publicAddress(app)
  const isStandIn = app.config.stripeApiBase !== undefined && url !== null && !isFreeHost
  return mayRegisterWebhook || isStandIn ? publicUrl(app, WEBHOOK_PATH) : undefined
}

/** The line in which all work on the webhook runs one after the other, so that there is only one webhook. */
export const ENDPOINT_LINE = 'webhook endpoint'

/**
 * Registers the studio's webhook, moves it to the studio's current address, or repairs it at the processor. Keeps errors for the
 * owner to see, and tries again.
 */
export function placeEndpoint(app: App): Promise<void> {
  return oneAtATime(app, ENDPOINT_LINE, async () => {
    const connected = findConnected(app)
    if (connected && !isOwners(connected.account)) await place(app, connected)
  })
}

async function place(app: App, { processor, account }: Connected): Promise<void> {
  const url = webhookAddress(app)
  const { webhook_endpoint_id: id } = account
  if (url === undefined && id === null) return
  try {
    if (url === undefined) {
      if (id !== null) await processor.removeEndpoint(id)
      await keepEndpoint(app, { webhook_endpoint_id: null, webhook_secret_sealed: null, webhook_url: null })
    } else if (id !== null && (await processor.moveEndpoint(id, url))) {
      await keepEndpoint(app, { webhook_url: url, ...missedMeanwhile })
    } else {
      const made = await processor.createEndpoint(url)
      const webhook_secret_sealed = app.secrets.seal(WEBHOOK_SECRET, made.secret)
      await keepEndpoint(app, {
        webhook_endpoint_id: made.id,
        webhook_secret_sealed,
        webhook_url: url,
        ...missedMeanwhile,
      })
    }
  } catch (error) {
    await keepEndpoint(app, { last_error: error instanceof ProcessorError ? error.kind : 'unavailable' })
  }
}

/** Keeps the webhook where the studio is: its address may change with every start of a tunnel. */
export const keepEndpointInPlace: Job = {
  name: 'keep the processor’s webhook in place',
  everyMinutes: 1,
  hasWork: (app) => {
    const account = app.db.one(processorSettings, {})
    return account !== undefined && isMisplaced(app, account)
  },
  run: placeEndpoint,
}

/** Looks each day whether it is still there: the processor switches off what nobody answered at for days. */
export const keepEndpointAlive: Job = {
  name: 'look for the processor’s webhook',
  everyMinutes: 24 * 60,
  hasWork: ({ db: reader }) => reader.one(processorSettings, {})?.webhook_endpoint_id != null,
  run: placeEndpoint,
}

function isMisplaced(app: App, account: ProcessorSettingsRow): boolean {
  return !isOwners(account) && (webhookAddress(app) ?? null) !== account.webhook_url
}

/** True if the owner registered the endpoint (its secret was given): it is left alone. */
function isOwners({ webhook_endpoint_id, webhook_secret_sealed }: ProcessorSettingsRow): boolean {
  return webhook_endpoint_id === null && webhook_secret_sealed !== null
}

/** Has events missed while the webhook was not working read soon. */
const missedMeanwhile = { caught_up_at: null }

function keepEndpoint(app: App, changes: Partial<ProcessorSettingsRow>): Promise<unknown> {
  const updated_at = app.ports.clock.now()
  const cleared = { last_error: null, ...changes, updated_at }
  return app.writer.write((tx) => tx.run(db.updateTable('processor_settings').set(cleared)))
}
