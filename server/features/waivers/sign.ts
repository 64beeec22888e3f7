import type { z } from 'zod'
import type { Act, Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { signedWaiverPdf } from '../../documents/signed-waiver.ts'
import { notFound, refuseFor, Refusal } from '../../api/errors.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { loadClient } from '../clients/load.ts'
import { ownClientId } from '../clients/access.ts'
import { enqueueMail } from '../email/enqueue.ts'
import { localeOf, recipientOf } from '../clients/recipient.ts'
import { settingsOf } from '../settings/queries.ts'
import type { waiversContract } from './contract.ts'
import { loadWaiver, presentSignature, signatureById, signedSince, type ShownSignature } from './queries.ts'
import { localDate, startOfDay } from '../../lib/time.ts'
import { say } from '../../lib/sayings/sayings.ts'

type Signing = z.output<(typeof waiversContract)['POST /api/v1/waivers/{waiver_id}/sign']['body']>

/**
 * Adds a client's signature at the waiver's current version, with the address the server sees. A caller who is not that client
 * signs as their guardian (the calling code has checked that), and the signature keeps who signed. Refuses with
 * WAIVER_CHANGED if the version that was shown is not the current one.
 */
export function signWaiver(ctx: Ctx, waiverId: number, client_id: number, { signed_name, version: shown }: Signing) {
  const signer = ownClientId(ctx)
  const guardian_id = signer === client_id ? null : signer
  return ctx.write((tx) => {
    const { version, title, is_active } = loadWaiver(tx, waiverId)
    loadClient(tx, client_id)
    if (!is_active) throw new Refusal('WAIVER_INACTIVE', say('waivers.not_in_use', { title }))
    refuseOtherText({ version, title }, shown)
    const signature = { waiver_id: waiverId, version, client_id, guardian_id, title, signed_name, ip_address: ctx.ip }
    const { id } = tx.run(db.insertInto('waiver_signatures').values({ ...signature, signed_at: ctx.now }))
    const signed = presentSignature(tx.one(signatureById, { id })!)
    confirmSignature(tx, ctx, signed)
    return signed
  })
}

/** Emails the signed text and its paper to the reader of the client's emails: once a day, however often it is signed. */
function confirmSignature(
  tx: Tx,
  act: Act,
  { id, client_id, waiver_id, version, title, signed_at }: ShownSignature,
): void {
  const { timezone } = settingsOf(tx)
  const since = startOfDay(localDate(act.now, timezone), timezone)
  if (tx.one(signedSince, { client_id, waiver_id, version, id, since })) return
  const found = recipientOf(tx, client_id)
  if (!found) return
  const { clientName, ...to } = found
  const for_name = clientName === to.name ? null : clientName
  const data = { name: to.name, for_name, title, signed_at, timezone }
  enqueueMail(tx, act, { template: 'waiver_signed', to, data, about: { signature_id: id } })
}

function refuseOtherText({ version, title }: { version: number; title: string }, shown: number | undefined): void {
  if (shown === undefined || shown === version) return
  const detail = say('waivers.text_has_changed', { title, version })
  throw refuseFor([{ code: 'WAIVER_CHANGED', detail, rule: 'version', value: version, fix: 'read_again' }])
}

/** A client's signature as a document; 404 if it is not theirs. */
export async function printSignature(reader: Reader, clientId: number, id: number): Promise<FileAnswer> {
  const row = reader.one(signatureById, { id })
  if (!row || row.client_id !== clientId) throw notFound('signature')
  return { bytes: await signaturePdf(reader, presentSignature(row)), type: 'application/pdf', name: `waiver-${id}.pdf` }
}

/** The bytes of a signed waiver, in the studio's name and colour, its words in the client's language. */
export function signaturePdf(reader: Reader, signature: ShownSignature): Promise<Uint8Array> {
  const { studio_name: studio, timezone, country, primary_color: color } = settingsOf(reader)
  return signedWaiverPdf(signature, { studio, timezone, country, color, locale: localeOf(reader, signature.client_id) })
}
