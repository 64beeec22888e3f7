import type { Enclosure } from '../email/seam.ts'
import { signaturePdf } from './sign.ts'
import { presentSignature, signatureById } from './queries.ts'

/** The waiver that a letter says was signed, as it was signed. */
export const signedPaper: Enclosure = async (app, { signature_id }) => {
  const row = signature_id === null ? undefined : app.db.one(signatureById, { id: signature_id })
  if (!row) return undefined
  const content = await signaturePdf(app.db, presentSignature(row))
  return { filename: `waiver-${row.id}.pdf`, content, contentType: 'application/pdf' }
}
