import type { Sale } from './sale.ts'

export type RestockChoice = 'all' | 'none' | 'some'

export interface Kept {
  product_id: number
  name: string
  /** Number the buyer still has. */
  quantity: number
}

/** The items of a sale still with the buyer, by product. */
export function keptOf({ items }: Pick<Sale, 'items'>): Kept[] {
  const kept = new Map<number, Kept>()
  for (const { product_id, product_name: name, quantity, returned_quantity } of items) {
    const before = kept.get(product_id)?.quantity ?? 0
    kept.set(product_id, { product_id, name, quantity: before + quantity - returned_quantity })
  }
  return [...kept.values()].filter(({ quantity }) => quantity > 0)
}

/** The items to restock, as the server takes them; `pieces` by product. */
export function restockOf(choice: RestockChoice, pieces: Readonly<Record<string, number | null>>) {
  if (choice !== 'some') return choice === 'all'
  return Object.entries(pieces)
    .map(([product_id, quantity]) => ({ product_id: Number(product_id), quantity: quantity ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
}
