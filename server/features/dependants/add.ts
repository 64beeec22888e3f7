import { Refusal } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { ownClientId } from '../clients/access.ts'
import { addClient } from '../clients/change.ts'
import { dependantsOf } from '../clients/queries.ts'

/** So many a guardian may have and still add one; staff may give them more. */
export const MOST_DEPENDANTS = 10

/** Puts a child on file for the guardian who asks. */
export function addDependant(ctx: Ctx, child: { full_name: string; date_of_birth: string }) {
  const guardian_id = ownClientId(ctx)
  return ctx.write((tx) => {
    const count = tx.all(dependantsOf, { guardian_id }).length
    if (count >= MOST_DEPENDANTS) throw new Refusal('TOO_MANY_DEPENDANTS', say('dependants.no_more', { count }))
    return addClient(tx, ctx, { ...child, guardian_id }, 'registered')
  })
}
