/** So few pieces that somebody should order more. */
export const LOW_STOCK = 3

export type StockLevel = 'out' | 'low' | 'fine'

export function stockLevel(pieces: number): StockLevel {
  if (pieces <= 0) return 'out'
  return pieces <= LOW_STOCK ? 'low' : 'fine'
}

export type StockWay = 'in' | 'out' | 'counted'

/** The change of the stock when pieces came in, went out, or were recounted. */
export function deltaOf(way: StockWay, pieces: number, now: number): number {
  if (way === 'counted') return pieces - now
  return way === 'in' ? pieces : -pieces
}
