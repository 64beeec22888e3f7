import { prices, studio } from '../shop.ts'
import type { Shop } from '../../en/parts/shop.ts'

export const words: Shop = { prices, studio }
