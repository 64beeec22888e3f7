import type { Reader } from '../../db/writer.ts'
import { opensOutside } from '../settings/queries.ts'
import { HELD } from './held-queries.ts'
import type { MailOutlook } from './outlook-values.ts'
import { smtpSettings, type EmailRow } from './queries.ts'

/** Returns the expected fate of an email in the outbox, so that no page says it is on its way when it is not. */
export function outlookOf(reader: Reader, mail?: Pick<EmailRow, 'next_attempt_at'>): MailOutlook {
  const server = reader.one(smtpSettings, {})
  if (!server) return 'no_server'
  if (mail?.next_attempt_at === HELD) return 'held'
  return server.down_since === null ? 'leaves' : 'server_down'
}

/** Returns the same for an email about a link: nobody elsewhere can open it before the studio has an address. */
export function outlookOfLink(reader: Reader): MailOutlook {
  const outlook = outlookOf(reader)
  return outlook === 'leaves' && !opensOutside(reader) ? 'not_online' : outlook
}
