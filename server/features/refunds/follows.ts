import type { Act, App } from '../../context.ts'
import type { Connected } from '../billing/account/connected.ts'
import type { Follow } from '../billing/events/follows.ts'
import { followDispute } from './follow-dispute.ts'
import { followRefund } from './follow-refund.ts'

/** What follows from something that happened to an object of each kind by which money goes back, by its id. */
export const refundFollows: Readonly<Record<string, Follow>> = {
  refund: followRefund,
  charge: followCharge,
  dispute: followDispute,
}

/** A charge is told of where something of it was given back: each refund is looked at. */
async function followCharge(app: App, act: Act, connected: Connected, id: string): Promise<void> {
  for (const refund of await connected.processor.refundsOf(id)) await followRefund(app, act, connected, refund.id)
}
