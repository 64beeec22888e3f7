import { formatInstant } from '../lib/phrases.ts'
import type { ShownSignature } from '../features/waivers/queries.ts'
import { openSheet } from './page.ts'

const quiet = { color: '#6b6b66', size: 9 } as const

/** A signed waiver as a PDF of A4: the text as it was signed, who signed it, when, and from where. */
export async function signedWaiverPdf(
  signature: ShownSignature,
  { studio, timezone, color }: { studio: string; timezone: string; color: string },
): Promise<Uint8Array> {
  const { id, title, version, body, signed_name, client_name, guardian_name, signed_at, ip_address } = signature
  const sheet = await openSheet({ title, author: studio, created: signed_at })
  sheet.text(studio, { size: 12, bold: true, color })
  sheet.gap(14)
  sheet.text(title, { size: 18, bold: true })
  sheet.text(`Version ${version}`, quiet)
  sheet.gap(14)
  sheet.text(body)
  sheet.gap(20)
  sheet.rule()
  sheet.text(`Signed by ${signed_name}`, { bold: true })
  sheet.text(`${formatInstant(signed_at, timezone)} (${signed_at})`)
  sheet.text(`Client: ${client_name}`, quiet)
  if (guardian_name !== null) sheet.text(`Signed for the client by the guardian: ${guardian_name}`, quiet)
  sheet.text(`Signature ${id}${ip_address === null ? '' : `, from the address ${ip_address}`}`, quiet)
  return sheet.finish()
}
