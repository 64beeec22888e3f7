import type { Act, App } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import type { ProcessorInvoice, ProcessorSubscription, SavedCard } from '../../../ports/processor/port.ts'
import type { AccountOf } from '../account/connected.ts'
import type { CheckoutRow } from '../checkout/queries.ts'

/** The processor's facts about a payment. */
export interface Paid {
  payment_intent_id?: string | null
  account?: AccountOf
  subscription?: ProcessorSubscription | undefined
  invoice?: ProcessorInvoice | undefined
  card?: SavedCard | undefined
}

/** Gives what was bought, and says by which purchase it is in the ledger (none for a card that was saved). */
export type Delivery = (
  tx: Tx,
  act: Act,
  app: Pick<App, 'ports' | 'secrets'>,
  row: CheckoutRow,
  paid: Paid,
) => {
  purchase_id: number | null
  subscription_id?: number
  /** Everything that was paid goes back at once: it was settled otherwise meanwhile. */
  isGivenBack?: boolean
}
