import type { z } from 'zod'
import { Refusal } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { audit } from '../audit/audit.ts'
import { loadClient } from '../clients/load.ts'
import { enqueueMail } from '../email/enqueue.ts'
import type { LetterData } from '../email/letters.ts'
import { settingsOf, urlFromOutside } from '../settings/queries.ts'
import type { notificationsContract } from './contract.ts'
import { notify } from './notify.ts'
import { presentNotification } from './present.ts'
import { notificationById, readerOf, type Reader } from './queries.ts'
import { sayWhatFollows } from './sentence-rules.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { outlookOf } from '../email/outlook.ts'

type Message = z.output<(typeof notificationsContract)['POST /api/v1/notifications/send']['body']>

/**
 * Tells one client something by hand: in their list, to their devices, by e-mail where they chose that. It is news that concerns
 * them and no marketing, so consent to that is not asked for; consent to pushes is.
 */
export function sendNotification(ctx: Ctx, { client_id, title, body, url = null }: Message) {
  return ctx.write((tx) => {
    const client = loadClient(tx, client_id)
    if (!client.is_active) throw new Refusal('CLIENT_INACTIVE', say('notifications.client_is_not_active'))
    const reader = tx.one(readerOf, { client_id })!
    const told = notify(tx, ctx, { client_id, title, body, url, kind: 'message' })
    const for_name = reader.id === client_id ? null : client.full_name
    const isMailed = reader.deliver_by !== 'push' && mail(tx, ctx, reader, { title, body, url, for_name })
    audit(tx, ctx, 'notification.send', { entity: 'notification', id: told.id, after: { client_id, title } })
    const canSignIn = reader.password_hash !== null
    return {
      ...presentNotification(tx.one(notificationById, { id: told.id })!),
      pushes: told.pushes,
      is_mailed: isMailed,
      email: isMailed ? outlookOf(tx) : null,
      why_no_push: told.why,
      explanation: sayWhatFollows({ ...told, isMailed, canSignIn }),
    }
  })
}

/** The same as a letter; tells whether there is an address for it. */
function mail(tx: Tx, ctx: Ctx, reader: Reader, news: Omit<LetterData['notification'], 'name'>): boolean {
  const { id: clientId, full_name: name, email: address, locale } = reader
  if (address === null) return false
  // A path leads somewhere only where the studio can be reached from outside.
  const url = news.url?.startsWith('/') ? urlFromOutside(settingsOf(tx), news.url) : news.url
  const data = { ...news, name, url }
  enqueueMail(tx, ctx, { template: 'notification', to: { name, address, clientId, locale }, data })
  return true
}
