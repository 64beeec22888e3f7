export interface ToastContent {
  tone: 'plain' | 'good' | 'bad'
  title: string
  detail?: string
  /** The action it offers; `isUndo` if that undoes what the message reports. */
  action?: { label: string; onPress: () => void; isUndo?: boolean }
}

/** A message, and how long it stays in milliseconds; without that it stays until it is closed. */
export interface Toast {
  content: ToastContent
  timeout: number | undefined
}

/** Shows a message; gives the way to take it off. */
type Show = (toast: Toast, gone: () => void) => () => void

/** Milliseconds that a message stays; one with an action long enough to be read and reached, an error until it is closed. */
const STAYS = { brief: 4000, action: 12_000 }

/** Messages that came before the place for them, each with the way to take it off once it is shown. */
const early = new Map<Toast, (() => void) | null>()
const listeners = new Set<() => void>()
let show: Show | null = null

export function showToast(content: ToastContent): () => void {
  const timeout = content.tone === 'bad' ? undefined : content.action ? STAYS.action : STAYS.brief
  const toast: Toast = { content, timeout }
  if (content.action?.isUndo) setUndoable([...undoable, toast])
  const takeOff = place(toast)
  takeOffs.set(toast, takeOff)
  return takeOff
}

function place(toast: Toast): () => void {
  if (show) return show(toast, () => forget(toast))
  early.set(toast, null)
  for (const listener of listeners) listener()
  return () => {
    early.get(toast)?.()
    early.delete(toast)
    forget(toast)
  }
}

const takeOffs = new WeakMap<Toast, () => void>()

/** The messages in sight that take something back, the last one last. */
let undoable: readonly Toast[] = []
const watchers = new Set<() => void>()

function setUndoable(next: readonly Toast[]): void {
  undoable = next
  for (const watcher of watchers) watcher()
}

const forget = (toast: Toast) => undoable.includes(toast) && setUndoable(undoable.filter((other) => other !== toast))

/** Undoes what the last message reports, as long as it is shown; pressing it removes the message. */
export const lastUndo = {
  get: (): Toast | undefined => undoable.at(-1),
  press: (toast: Toast): void => {
    toast.content.action?.onPress()
    takeOffs.get(toast)?.()
    forget(toast)
  },
  subscribe: (watcher: () => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
}

/** True if messages wait for a place; what calls whenever one has come to wait. */
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
  for (const toast of early.keys())
    early.set(
      toast,
      by(toast, () => forget(toast)),
    )
}
