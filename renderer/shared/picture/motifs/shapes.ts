/** A shape of a drawing of 160 by 90. */
export interface Shape {
  path: string
  /** How strongly it has the drawing's colour. */
  opacity: number
  /** A line of this width in place of a filled shape. */
  line?: number
  /** Light that falls on it: white in place of the colour. */
  isLight?: true
}

/** Gives whole numbers within bounds, one after the other. */
export type Choose = (from: number, to: number) => number

export const fill = (path: string, opacity: number): Shape => ({ path, opacity })
export const light = (path: string, opacity: number): Shape => ({ path, opacity, isLight: true })
export const line = (path: string, width: number, opacity: number): Shape => ({ path, opacity, line: width })

export function circle(x: number, y: number, radius: number): string {
  return oval(x, y, radius, radius)
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

/** A rectangle whose corners are round. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  const [w, h] = [width - 2 * r, height - 2 * r]
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${w}${turn(r, r)}v${h}${turn(-r, r)}h${-w}${turn(-r, -r)}v${-h}${turn(r, -r)}z`
}

/** Water up to a height, its crests so high; `shift` of -80 to 0 moves them sideways. */
export function wave(height: number, rise: number, shift: number): string {
  return `M${shift} ${height}q20 ${-2 * rise} 40 0t40 0t40 0t40 0t40 0t40 0V90H${shift}z`
}

/** A hill that leaves the drawing at its foot. */
export const hill = (x: number, top: number, width: number): string => oval(x, top + width / 2, width, width / 2)

/** An opening with a round top, standing at a height. */
export function arch(x: number, foot: number, width: number, height: number): string {
  const r = width / 2
  return `M${x - r} ${foot}v${r - height}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`
}

/** A leaf from a point, so long, leaning by so much to the right. */
export function leaf(x: number, y: number, length: number, lean: number): string {
  const [tx, ty] = [lean, -length]
  const [sx, sy] = [length * 0.28, lean * 0.28]
  return `M${x} ${y}q${tx / 2 - sx} ${ty / 2 - sy} ${tx} ${ty}q${-tx / 2 + sx} ${-ty / 2 + sy} ${-tx} ${-ty}z`
}
