import { OVERTAKEN, type KeptBack } from '../../email/seam.ts'
import { askedAt } from './queries.ts'

/** Keeps a guest's link back that waited in the outbox while the team declined, or the class was cancelled: it leads nowhere. */
export const overtakenLink: KeptBack = (reader, { kind, to_email: email, created_at }) => {
  if (kind !== 'guest_confirm') return null
  const asked = reader.all(askedAt, { email, created_at })
  const isOver = asked.length > 0 && asked.every((one) => one.status === 'declined' || one.class_status === 'cancelled')
  return isOver ? OVERTAKEN : null
}
