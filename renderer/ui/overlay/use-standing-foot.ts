import { useLayoutEffect, type RefObject } from 'react'

/** Pixels between a panel and the window's edge. */
const EDGE = 16
/** Pixels a panel may grow before it is put in the middle again: more than a few lines of faults. */
const MUCH = 96

/**
 * Puts the panel around a foot into the middle of the window once, and leaves the foot there: lines that appear later
 * make the panel grow upwards, so that a button that is being pressed does not move. Sets `--below` on the ground.
 */
export function useStandingFoot(foot: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const panel = foot.current?.closest<HTMLElement>('[data-panel=centred]')
    const ground = panel?.parentElement
    if (!panel || !ground) return
    let height = 0
    const place = () => {
      height = panel.offsetHeight
      ground.style.setProperty('--below', `${Math.max(EDGE, (innerHeight - height) / 2)}px`)
    }
    const grown = new ResizeObserver(() => Math.abs(panel.offsetHeight - height) > MUCH && place())
    place()
    grown.observe(panel)
    addEventListener('resize', place)
    return () => {
      grown.disconnect()
      removeEventListener('resize', place)
    }
  }, [foot])
}
