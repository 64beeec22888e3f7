import type { Router } from './router.ts'

/** Fetches the page of a link when a pointer comes to it or the keyboard does: before it is pressed. */
export function preloadOnIntent(router: Pick<Router, 'preload'>, owns: (href: string) => boolean): void {
  const near = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null
    const href = link?.getAttribute('href')
    if (href && owns(href)) router.preload(href)
  }
  addEventListener('pointerover', near, { passive: true })
  addEventListener('focusin', near, { passive: true })
}
