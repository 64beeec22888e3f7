import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { emit } from '../../../events/emit.ts'
import { audit } from '../../audit/audit.ts'
import type { ClassRow } from '../../schedule/queries.ts'
import { insertEntry, logJoin } from './queries.ts'

/** Puts a client at the end of the waitlist of a class and returns the entry's id; the calling code has asked the rules. */
export function enterWaitlist(tx: Tx, act: Act, { cls, client_id }: { cls: ClassRow; client_id: number }): number {
  const { id } = tx.run(insertEntry, { scheduled_class_id: cls.id, client_id, now: act.now })
  logJoin(tx, id, act.now)
  const { template_id, instructor_id, name: class_name, starts_at } = cls
  const about = { scheduled_class_id: cls.id, template_id, instructor_id, class_name, starts_at }
  emit(tx, act, 'waitlist.joined', client_id, { entry_id: id, ...about })
  audit(tx, act, 'waitlist.join', { entity: 'waitlist_entry', id, after: { scheduled_class_id: cls.id, client_id } })
  return id
}
