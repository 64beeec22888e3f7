import { buy, collected, giftCard, paid } from '../buying.ts'

export const words = { buy, paid, giftCard, collected }

export type Buying = typeof words
