import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { sameAddress } from '../../db/same-address.ts'
import type { Said } from '../../lib/sayings/sayings.ts'
import type { Template } from './letters.ts'

/** What opens an account, or proves whose an address is: none of it may be sent to another. */
const FOR_ONE_ADDRESS: readonly Template[] = ['password_reset', 'claim_account', 'invitation', 'guest_confirm']

/** Whose address has changed, and what it was. */
export interface Moved {
  client_id: number
  former: string
}

/** What has not left, of a client and of those in their care, for their former address. */
const waiting = ({ client_id, former }: Moved) =>
  db
    .updateTable('emails')
    .where((eb) =>
      eb(
        'client_id',
        'in',
        eb
          .selectFrom('clients')
          .select('id')
          .where((of) => of.or([of('id', '=', client_id), of('guardian_id', '=', client_id)])),
      ),
    )
    .where('to_email', 'in', sameAddress(former))
    // What it said is not kept of one that can't be tried again.
    .where('letter', 'is not', null)
    .where('status', 'in', [sql.lit('queued'), sql.lit('failed')] as never[])

/** Has them leave to another address, but what is for this one alone. */
export const forward = query((p: Moved & { address: string }) =>
  waiting(p).where('kind', 'not in', FOR_ONE_ADDRESS).set({ to_email: p.address }),
)
/** Gives up what is still for that address. */
export const giveUp = query((p: Moved & { reason: Said }) =>
  waiting(p).set({ status: 'failed', letter: null, last_error: p.reason }),
)
