import { OVERTAKEN, type KeptBack } from '../../email/seam.ts'
import { queuedEntries } from './queries.ts'

/** Keeps an offer back that was declined, taken or withdrawn while its letter waited. */
export const overtakenOffer: KeptBack = (reader, { kind, client_id, expires_at }) => {
  if (kind !== 'waitlist_offer' || client_id === null) return null
  const queued = reader.all(queuedEntries, { client_id })
  const isOpen = queued.some(({ status, offer_expires_at }) => status === 'offered' && offer_expires_at === expires_at)
  return isOpen ? null : OVERTAKEN
}
