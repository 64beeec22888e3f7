import type { TermsFollower } from '../membership-types/seam.ts'
import { db } from '../../db/build.ts'

/** Memberships that have not ended go on under the terms that their type has now; bookings made are not looked at again. */
export const termsTakenOver: TermsFollower = (tx, act, typeId, termsId, former) => {
  const all = db
    .updateTable('memberships')
    .set({ terms_id: termsId, updated_at: act.now })
    .where('membership_type_id', '=', typeId)
    .where('status', 'in', ['pending', 'active', 'paused'])
    .where('terms_id', 'is not', termsId)
  tx.run(former === undefined ? all : all.where('terms_id', 'is', former))
}
