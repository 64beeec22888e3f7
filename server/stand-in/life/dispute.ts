import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import { tell } from '../events.ts'
import { idOf } from '../kinds.ts'
import { newDispute } from '../objects/dispute.ts'
import { Refusal } from '../refusal.ts'

/** A client's bank takes a charge back; its money is withdrawn at once. */
export function dispute(books: Books, charge: Stripe.Charge): Stripe.Dispute {
  if (charge.disputed || charge.status !== 'succeeded') throw new Refusal(`Charge ${charge.id} can't be disputed.`)
  const made = newDispute(books, charge)
  charge.disputed = true
  tell(books, 'charge.dispute.created', made)
  tell(books, 'charge.dispute.funds_withdrawn', made)
  return made
}

/** A client asks their bank about a charge, which asks the seller: no money moves yet. */
export function inquire(books: Books, charge: Stripe.Charge): Stripe.Dispute {
  const made = newDispute(books, charge)
  made.status = 'warning_needs_response'
  tell(books, 'charge.dispute.created', made)
  return made
}

/** An inquiry becomes a dispute: its money is withdrawn. */
export function escalate(books: Books, inquiry: Stripe.Dispute): Stripe.Dispute {
  if (inquiry.status !== 'warning_needs_response') throw new Refusal(`Dispute ${inquiry.id} is ${inquiry.status}.`)
  inquiry.status = 'needs_response'
  books.get('charge', idOf(inquiry.charge)).disputed = true
  tell(books, 'charge.dispute.funds_withdrawn', inquiry)
  return inquiry
}

/** The bank has decided: won, the money comes back; lost, it is gone. */
export function decide(books: Books, disputed: Stripe.Dispute, status: 'won' | 'lost'): Stripe.Dispute {
  if (disputed.status !== 'needs_response') throw new Refusal(`Dispute ${disputed.id} is ${disputed.status}.`)
  disputed.status = status
  if (status === 'won') {
    books.get('charge', idOf(disputed.charge)).disputed = false
    tell(books, 'charge.dispute.funds_reinstated', disputed)
  }
  tell(books, 'charge.dispute.closed', disputed, { status: 'needs_response' })
  return disputed
}
