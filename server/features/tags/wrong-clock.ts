import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'

/** Takes back the tags that rules have given after an instant that has not come: the clock that set them off was wrong. */
export function takeTagsBack(tx: Tx, after: Instant): void {
  tx.run(db.deleteFrom('client_tags').where('rule_id', 'is not', null).where('created_at', '>', after))
}
