import type { Invariant } from '../invariant.ts'
import { classInvariants } from './classes.ts'
import { creditInvariants } from './credits.ts'
import { dayCloseInvariants } from './day-closes.ts'
import { giftCardInvariants } from './gift-cards.ts'
import { storedCountInvariants } from './stored-counts.ts'
import { marketingInvariants } from './marketing.ts'
import { onlineInvariants } from './online.ts'
import { payrollInvariants } from './payroll.ts'
import { promoInvariants } from './promo-codes.ts'
import { purchaseInvariants } from './purchases.ts'
import { receiptInvariants, saleInvariants } from './sales.ts'
import { refundInvariants } from './refunds.ts'
import { reportInvariants } from './reports.ts'
import { waiverInvariants } from './waivers.ts'

/** Everything that always holds, in the order in which it is reported. */
export const invariants: readonly Invariant[] = [
  ...classInvariants,
  ...creditInvariants,
  ...giftCardInvariants,
  ...saleInvariants,
  ...promoInvariants,
  ...purchaseInvariants,
  ...receiptInvariants,
  ...refundInvariants,
  ...dayCloseInvariants,
  ...onlineInvariants,
  ...waiverInvariants,
  ...payrollInvariants,
  ...storedCountInvariants,
  ...reportInvariants,
  ...marketingInvariants,
]
