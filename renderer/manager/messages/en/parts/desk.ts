import { pointOfSale } from '../pointOfSale.ts'
import { products } from '../products.ts'
import { sales } from '../sales.ts'
import { giftCards } from '../giftCards.ts'
import { promoCodes } from '../promoCodes.ts'

export const words = { pointOfSale, products, sales, giftCards, promoCodes }

export type Desk = typeof words
