import { login } from '../login.ts'
import { filters, prices, studio } from '../shop.ts'

export const words = { login, filters, prices, studio }

export type Shop = typeof words
