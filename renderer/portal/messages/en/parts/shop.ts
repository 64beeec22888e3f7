import { prices, studio } from '../shop.ts'

export const words = { prices, studio }

export type Shop = typeof words
