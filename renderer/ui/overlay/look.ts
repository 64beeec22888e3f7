/** The classes of an overlay: of its ground, its panel and the scrolling body. */
export interface OverlayLook {
  scrim: string
  panel: string
  body: string
  /** True if it is in the middle of the window, as high as its content. */
  isCentred?: boolean
}

export type OverlayWidth = 'small' | 'medium' | 'large'

const DIALOG = { small: 'max-w-104', medium: 'max-w-136', large: 'max-w-200' }
const DRAWER = { small: 'max-w-88', medium: 'max-w-120', large: 'max-w-176' }

/** In the middle of the window; on a phone it rises from the foot. */
export const dialogLook = (width: OverlayWidth): OverlayLook => ({
  scrim:
    'fixed inset-0 z-40 flex items-end justify-center bg-scrim p-4 pb-(--below,1rem) entering:animate-[appear_150ms] exiting:opacity-0 exiting:transition-opacity phone:p-0',
  panel: `flex max-h-[min(100%,88dvh,56rem)] w-full ${DIALOG[width]} flex-col overflow-hidden rounded-xl bg-surface shadow-float entering:animate-[rise_180ms_var(--ease-out)] phone:max-h-[88dvh] phone:rounded-b-none phone:entering:animate-[slide-up_220ms_var(--ease-out)]`,
  body: 'pb-5',
  isCentred: true,
})

/** At the side, as high as the window; the whole screen on a phone. Messages make way for its buttons (`at-side`). */
export const drawerLook = (width: OverlayWidth): OverlayLook => ({
  scrim:
    'at-side fixed inset-0 z-40 flex justify-end bg-scrim entering:animate-[appear_150ms] exiting:opacity-0 exiting:transition-opacity',
  panel: `m-2 flex w-full ${DRAWER[width]} overflow-hidden rounded-xl bg-surface shadow-float entering:animate-[slide-in_200ms_var(--ease-out)] phone:m-0 phone:rounded-none`,
  body: 'flex-1 pb-6',
})
