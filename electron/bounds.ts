export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

const USUAL = { width: 1280, height: 820 }
export const SMALLEST = { width: 480, height: 560 }
/** Size of the part of the window's top that has to be visible so that it can be dragged. */
const HOLD = { width: 120, height: 40 }

/**
 * Returns the window's bounds when it opens: as it was left if that is still on a screen, else in the middle of the first
 * one, never larger than that. All in device-independent pixels; `screens` are the parts of each that programs may use, the
 * first the main one.
 */
export function placeWindow(left: Partial<Bounds> | undefined, screens: readonly Bounds[]): Bounds {
  const size = { width: sizeOf(left?.width, USUAL.width), height: sizeOf(left?.height, USUAL.height) }
  const at = { ...size, x: left?.x ?? Number.NaN, y: left?.y ?? Number.NaN }
  const screen = screens.find((one) => isHeld(at, one))
  if (screen) return { ...at, ...shrunk(size, screen) }
  const first = screens[0]!
  const fitting = shrunk(size, first)
  return {
    ...fitting,
    x: Math.round(first.x + (first.width - fitting.width) / 2),
    y: Math.round(first.y + (first.height - fitting.height) / 2),
  }
}

function sizeOf(kept: number | undefined, usual: number): number {
  return typeof kept === 'number' && Number.isFinite(kept) ? Math.round(kept) : usual
}

function shrunk(
  { width, height }: Pick<Bounds, 'width' | 'height'>,
  screen: Bounds,
): { width: number; height: number } {
  return {
    width: Math.min(Math.max(width, SMALLEST.width), screen.width),
    height: Math.min(Math.max(height, SMALLEST.height), screen.height),
  }
}

/** True if enough of the window's title bar lies on a screen. */
function isHeld(window: Bounds, screen: Bounds): boolean {
  const wide = Math.min(window.x + window.width, screen.x + screen.width) - Math.max(window.x, screen.x)
  const above = window.y - screen.y
  return wide >= HOLD.width && above >= 0 && above <= screen.height - HOLD.height
}
