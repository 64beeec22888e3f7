import type { Reader } from '../../db/writer.ts'
import { opensOutside } from '../settings/queries.ts'
import { HELD } from './held-queries.ts'
import type { MailOutlook } from './outlook-values.ts'
import { smtpSettings, type EmailRow } from './queries.ts'

/** What becomes of an email that is in the outbox now, so that no page says it is on its way when it is not. */
export function outlookOf(reader: Reader, mail?: Pick<EmailRow, 'next_attempt_at'>): MailOutlook {
  const server = reader.one(smtpSettings, {})
  if (!server) return 'no_server'
  if (mail?.next_attempt_at === HELD) return 'held'
  return server.down_since === null ? 'leaves' : 'server_down'
}

/** The same of an email that is its link: nobody elsewhere can open that before the studio has an address. */
export function outlookOfLink(reader: Reader): MailOutlook {
  const outlook = outlookOf(reader)
  return outlook === 'leaves' && !opensOutside(reader) ? 'not_online' : outlook
}
