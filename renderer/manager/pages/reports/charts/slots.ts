/** The slot that a key leads to from another of `count`; null for keys that lead nowhere. */
export function slotAfter(key: string, at: number, count: number): number | null {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[key]
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to))
}

/** The slot below a point so many pixels from where the first begins; null beside them. */
export function slotAt(x: number, wide: number, count: number): number | null {
  const at = Math.floor(x / wide)
  return at >= 0 && at < count ? at : null
}

/** Rows with those of the period before at their side, the first beside the first; the longer of both has the say. */
export function sideBySide<Row, Former>(
  rows: readonly Row[],
  former: readonly Former[],
): [Row | null, Former | null][] {
  return Array.from({ length: Math.max(rows.length, former.length) }, (_, n) => [rows[n] ?? null, former[n] ?? null])
}
