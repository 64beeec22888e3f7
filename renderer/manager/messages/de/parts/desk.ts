import { pointOfSale } from '../pointOfSale.ts'
import { products } from '../products.ts'
import { sales } from '../sales.ts'
import { giftCards } from '../giftCards.ts'
import { promoCodes } from '../promoCodes.ts'
import { takings } from '../takings.ts'
import type { Desk } from '../../en/parts/desk.ts'

export const words: Desk = { pointOfSale, products, sales, giftCards, promoCodes, takings }
