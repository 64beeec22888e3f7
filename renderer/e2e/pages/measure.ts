import type { Page } from '../studio.ts'

/** Pixels that a rounding may cost. */
const ROUNDING = 2
/** Pixels beside a cut text that count as space. */
const SPACE = 12

/**
 * Faults of the layout of a page as it is drawn now: a page wider than its window, controls over one another, and texts that
 * are cut although there is space beside them, or without a sign that they are.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ rounding, space }) => {
      const isDrawn = (one: Element) => {
        const { width, height } = one.getBoundingClientRect()
        return width > 1 && height > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      }
      const name = (one: Element) =>
        `${one.tagName.toLowerCase()} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 60)}”`

      function tooWide(): string[] {
        const by = document.documentElement.scrollWidth - innerWidth
        return by > 0 ? [`the page is ${by} px wider than the window`] : []
      }

      function overlapping(): string[] {
        const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, [role=gridcell] > *')]
          .filter(isDrawn)
          .filter((one) => getComputedStyle(one).pointerEvents !== 'none' && !one.closest('[aria-hidden=true]'))
          .filter((one) => ['static', 'relative'].includes(placing(one)))
        return controls.flatMap((one, at) =>
          controls
            .slice(at + 1)
            .filter((other) => !one.contains(other) && !other.contains(one) && overlap(one, other))
            .map((other) => `${name(one)} lies over ${name(other)}`),
        )
      }

      /** How an element is placed: alone, or with a bar or a sheet that floats above the page. */
      function placing(one: Element): string {
        for (let at: Element | null = one; at && at !== document.body; at = at.parentElement) {
          const { position } = getComputedStyle(at)
          if (position !== 'static' && position !== 'relative') return position
        }
        return 'static'
      }

      function overlap(one: Element, other: Element): boolean {
        const a = one.getBoundingClientRect()
        const b = other.getBoundingClientRect()
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return across > rounding && down > rounding
      }

      function cut(): string[] {
        return [...document.querySelectorAll('body *')]
          .filter((one) =>
            [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
          )
          .filter((one) => isDrawn(one) && !one.closest('textarea, [aria-hidden=true], .sr-only'))
          .flatMap((one) => {
            const { overflowX, overflowY, textOverflow } = getComputedStyle(one)
            const isCutAcross = overflowX !== 'visible' && one.scrollWidth - one.clientWidth > rounding
            const isCutBelow = overflowY === 'hidden' && one.scrollHeight - one.clientHeight > one.clientHeight / 2
            if (isCutAcross && overflowX === 'hidden' && textOverflow !== 'ellipsis')
              return [`${name(one)} is cut without a sign`]
            if (isCutAcross && hasSpaceBeside(one)) return [`${name(one)} is cut although there is space`]
            return isCutBelow && textOverflow !== 'ellipsis' && !isClamped(one) ? [`${name(one)} is cut below`] : []
          })
      }

      const isClamped = (one: Element) => getComputedStyle(one).webkitLineClamp !== 'none'

      function hasSpaceBeside(one: Element): boolean {
        const parent = one.parentElement!
        const { paddingRight, borderRightWidth } = getComputedStyle(parent)
        const inner = parent.getBoundingClientRect().right - parseFloat(paddingRight) - parseFloat(borderRightWidth)
        const last = Math.max(...[...parent.children].map((child) => child.getBoundingClientRect().right))
        return inner - last > space
      }

      return [...tooWide(), ...overlapping(), ...cut()]
    },
    { rounding: ROUNDING, space: SPACE },
  )
