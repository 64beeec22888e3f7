import { pointOfSale } from '../pointOfSale.ts'
import { products } from '../products.ts'
import { sales } from '../sales.ts'
import { giftCards } from '../giftCards.ts'
import { promoCodes } from '../promoCodes.ts'
import { takings } from '../takings.ts'

export const words = { pointOfSale, products, sales, giftCards, promoCodes, takings }

export type Desk = typeof words
