import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { loadClient } from '../clients/load.ts'
import { ownClientId } from '../clients/access.ts'
import { writeConsent } from '../clients/consents.ts'
import { addTask } from '../tasks/change.ts'
import type { gdprContract } from './contract.ts'
import { openRequest, presentRequest, requestById } from './queries.ts'

type Consent = z.output<(typeof gdprContract)['POST /api/v1/gdpr/consent']['body']>

/** Adds a row to the caller's consent log, with the address that the server sees beside the one given. */
export function giveConsent(ctx: Ctx, { consent_type, granted, ip_address: given }: Consent) {
  const client_id = ownClientId(ctx)
  return ctx.write((tx) => {
    loadClient(tx, client_id)
    const addresses = { ip_address: given ?? null, seen_ip_address: ctx.ip }
    const consent = { client_id, consent_type, granted, ...addresses, source: 'client' }
    return presentConsent(writeConsent(tx, ctx, consent))
  })
}

export function presentConsent<Row extends { consent_type: string; created_at: string }>(row: Row) {
  return { ...row, consent_type: row.consent_type as Consent['consent_type'], updated_at: row.created_at }
}

/** The caller asks to be erased: a task for the owner. Asked again before it is done, it is the same task. */
export function requestErasure(ctx: Ctx) {
  const client_id = ownClientId(ctx)
  return ctx.write((tx) => {
    loadClient(tx, client_id)
    const open = tx.one(openRequest, { client_id })
    if (open) return presentRequest(open)
    const { id } = tx.run(db.insertInto('erasure_requests').values({ client_id, requested_at: ctx.now }))
    addTask(tx, ctx, {
      title: say('task.erasure_request'),
      client_id,
      permission: 'gdpr.manage',
      source: 'erasure_request',
    })
    return presentRequest(tx.one(requestById, { id })!)
  })
}
