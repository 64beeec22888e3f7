import { login } from '../login.ts'
import { filters, prices, studio } from '../shop.ts'
import type { Shop } from '../../en/parts/shop.ts'

export const words: Shop = { login, filters, prices, studio }
