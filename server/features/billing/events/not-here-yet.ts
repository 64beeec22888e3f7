/**
 * The processor's event is about a payment that is not in the ledger: one that is delivered later, since messages keep no order,
 * or another shop's of the same account. It is looked at again once something is delivered, and for five days.
 */
export class NotHereYet extends Error {
  constructor() {
    super('Its payment is not here (yet).')
  }
}
