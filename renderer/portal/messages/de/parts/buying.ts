import { buy, collected, giftCard, paid } from '../buying.ts'
import type { Buying } from '../../en/parts/buying.ts'

export const words: Buying = { buy, paid, giftCard, collected }
