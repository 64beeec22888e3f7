import type { Answer } from '../../../../api/index.ts'

type Today = Answer<'GET /api/v1/today'>
type One<Kind extends keyof Today> = NonNullable<Today[Kind]> extends { items: (infer Item)[] } ? Item : never

export type OpenRoster = One<'unresolved'>
export type DueCharge = One<'charges_due'>
export type FailedPayment = One<'failed_payments'>
export type Expiring = One<'expiring'>

/** An item that needs a dialog to settle, where a button alone can't. */
export type DialogItem =
  | { about: 'roster'; cls: OpenRoster }
  | { about: 'payment'; charge: DueCharge }
  | { about: 'message'; payment: FailedPayment }
  | { about: 'renewal'; membership: Expiring }
