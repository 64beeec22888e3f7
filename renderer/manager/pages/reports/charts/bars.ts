/** A bar of a chart, or several side by side: what they are at one place of the axis. */
export interface Bar {
  key: string
  /** At the axis. */
  label: string
  /** Its full name, shown with its figures; the label without one. */
  long?: string
  /** Of each series; none where only the period before goes on so long. */
  values: readonly number[]
  /** The first series' value at this place of the period before. */
  before?: number
  /** The page with more about its figures. */
  href?: string
}

/** The drawing's measures in pixels: a screen never scales it, so that its words stay as large as they are. */
export const [HEIGHT, LEFT, BOTTOM, TOP] = [220, 64, 24, 10]

/** Many bars are never drawn narrower than this: what is narrower scrolls. */
const LEAST = 560
/** With so few bars nothing needs to scroll. */
const FEW = 5

/** Width of the drawing of some bars in a box, and of each of their slots. */
export function widthsOf(bars: number, box: number): { width: number; slot: number } {
  const width = Math.max(bars <= FEW ? 0 : LEAST, box)
  return { width, slot: (width - LEFT) / Math.max(1, bars) }
}

export const FILLS = ['var(--accent)', 'url(#bars-striped)']
