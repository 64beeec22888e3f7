import type { Visit } from '../steps.ts'

/** What is done with products, gift cards, codes, membership types and receipts, and what each page says when it is done. */
export const shelf: Visit[] = []
