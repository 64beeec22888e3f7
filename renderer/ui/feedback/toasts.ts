export interface ToastContent {
  tone: 'plain' | 'good' | 'bad'
  title: string
  detail?: string
  action?: { label: string; onPress: () => void }
}

/** A message, and how long it stays in milliseconds; without that it stays until it is closed. */
export interface Toast {
  content: ToastContent
  timeout: number | undefined
}

/** Shows a message; gives the way to take it off. */
type Show = (toast: Toast) => () => void

/** Milliseconds that a message stays; one with an action stays longer, an error until it is closed. */
const STAYS = { brief: 4000, action: 9000 }

/** Messages that came before the place for them, each with the way to take it off once it is shown. */
const early = new Map<Toast, (() => void) | null>()
const listeners = new Set<() => void>()
let show: Show | null = null

export function showToast(content: ToastContent): () => void {
  const timeout = content.tone === 'bad' ? undefined : content.action ? STAYS.action : STAYS.brief
  const toast: Toast = { content, timeout }
  if (show) return show(toast)
  early.set(toast, null)
  for (const listener of listeners) listener()
  return () => {
    early.get(toast)?.()
    early.delete(toast)
  }
}

/** Whether messages wait for a place; what calls whenever one has come to wait. */
export const waiting = {
  isAny: () => early.size > 0 && show === null,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** The place for messages is there: those that waited are shown, and every later one at once. */
export function placeToasts(by: Show): void {
  show = by
  for (const toast of early.keys()) early.set(toast, by(toast))
}
