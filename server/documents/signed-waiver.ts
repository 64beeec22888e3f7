import type { ShownSignature } from '../features/waivers/queries.ts'
import { paperWordsIn } from './messages/index.ts'
import { paperOf } from './paper-size.ts'
import { setPaper } from './set-paper.ts'

/** The studio as its papers show it. */
export interface PaperStudio {
  studio: string
  timezone: string
  color: string
  country: string | null
  locale: string
}

/** A signed waiver as a PDF: the text as it was signed, who signed it, when, and from where. */
export function signedWaiverPdf(signature: ShownSignature, studio: PaperStudio): Promise<Uint8Array> {
  const { id, title, version, body, signed_name, client_name, guardian_name, signed_at, ip_address } = signature
  const words = paperWordsIn(studio.locale, studio.timezone)
  return setPaper('waiver', {
    title,
    author: studio.studio,
    created: signed_at,
    language: words.language,
    color: studio.color,
    paper: paperOf(studio.country),
    version: words.version(version),
    body,
    signed: words.signed_by(signed_name),
    moment: `${words.moment(signed_at, studio.timezone)} (${signed_at})`,
    about: [
      words.client(client_name),
      ...(guardian_name === null ? [] : [words.guardian(guardian_name)]),
      words.signature(id, ip_address),
    ],
  })
}
