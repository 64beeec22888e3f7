import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { ownClientId } from '../clients/access.ts'
import { loadClient } from '../clients/load.ts'
import type { notificationsContract } from './contract.ts'
import { dropOldDevices, forget, register } from './queries.ts'

type Subscribed = z.output<(typeof notificationsContract)['POST /api/v1/notifications/subscriptions']['body']>

/** How many devices of a client get notifications: those registered last. */
const MOST_DEVICES = 10

/** Registers the caller's device. One that somebody else signed in on before is the caller's from now on. */
export function registerDevice(ctx: Ctx, { endpoint, keys }: Subscribed) {
  const client_id = ownClientId(ctx)
  return ctx.write((tx) => {
    const { token_version } = loadClient(tx, client_id)
    const device = tx.returningOne(register, { client_id, endpoint, ...keys, token_version, now: ctx.now })
    tx.run(dropOldDevices, { client_id, most: MOST_DEVICES })
    return device
  })
}

/** Forgets the caller's device; one that is not theirs, or nobody's, is left as it is. */
export function forgetDevice(ctx: Ctx, endpoint: string) {
  const client_id = ownClientId(ctx)
  return ctx.write((tx) => {
    tx.run(forget, { client_id, endpoint })
    return { success: true as const }
  })
}
