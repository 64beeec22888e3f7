import { OVERTAKEN, type KeptBack } from '../email/seam.ts'
import { chargesOfClient } from './queries.ts'

/** Keeps a letter back that says what is owed or was declined, where all that was due as it was written is paid or waived by now. */
export const nothingOwed: KeptBack = (reader, { kind, client_id, created_at }) => {
  if ((kind !== 'charge_due' && kind !== 'card_declined') || client_id === null) return null
  const charges = reader.all(chargesOfClient, { client_id })
  const isOwed = charges.some(({ status, due_at }) => status === 'due' && due_at <= created_at)
  return isOwed ? null : OVERTAKEN
}
