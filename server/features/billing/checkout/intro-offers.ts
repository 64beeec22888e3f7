import type { Act } from '../../../context.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import { recipientOf } from '../../clients/recipient.ts'
import { enqueueMail } from '../../email/enqueue.ts'
import { introTakenBy } from '../../memberships/queries.ts'
import { toMajor } from '../../../lib/money.ts'
import { typeOffered } from './offered.ts'
import type { CheckoutRow } from './queries.ts'

/** True if a checkout sells an intro offer, which is had once for ever. */
export const isIntro = (reader: Reader, row: CheckoutRow): boolean =>
  row.kind === 'membership' && typeOffered(reader, row).is_intro_offer

/** True if a checkout sells an intro offer to somebody who has had one since it began. */
export const hasHadIntro = (reader: Reader, row: CheckoutRow): boolean =>
  isIntro(reader, row) && reader.one(introTakenBy, { client_id: row.client_id! }) !== undefined

/** Tells a client who paid for a second intro offer that they have had one, and that they get a full refund. */
export function tellIntroReturned(tx: Tx, act: Act, row: CheckoutRow): void {
  const { total_minor, currency } = row
  const to = recipientOf(tx, row.client_id!)
  if (!to || total_minor === 0) return
  enqueueMail(tx, act, {
    template: 'intro_returned',
    to,
    data: {
      name: to.name,
      client: to.clientName,
      type_name: typeOffered(tx, row).name,
      amount: toMajor(total_minor, currency),
      currency,
    },
  })
}
