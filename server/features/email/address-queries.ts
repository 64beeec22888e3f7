import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { sameAddress } from '../../db/same-address.ts'
import type { Said } from '../../lib/sayings/sayings.ts'
import type { Template } from './letters.ts'

/** Emails that open an account or prove who has an address: they may not go to another address. */
const FOR_ONE_ADDRESS: readonly Template[] = ['password_reset', 'claim_account', 'invitation', 'guest_confirm']

/** A client whose address has changed, and the former address. */
export interface Moved {
  client_id: number
  former: string
}

/** Unsent emails to the former address of a client and of those in their care. */
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
    // An email that can't be tried again has lost its text.
    .where('letter', 'is not', null)
    .where('status', 'in', [sql.lit('queued'), sql.lit('failed')] as never[])

/** Redirects them to another address, except those for the old one alone. */
export const forward = query((p: Moved & { address: string }) =>
  waiting(p).where('kind', 'not in', FOR_ONE_ADDRESS).set({ to_email: p.address }),
)
/** Gives up the remaining emails to that address. */
export const giveUp = query((p: Moved & { reason: Said }) =>
  waiting(p).set({ status: 'failed', letter: null, last_error: p.reason }),
)
