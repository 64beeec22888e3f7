import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export interface ToastContent {
  tone: 'plain' | 'good' | 'bad'
  title: string
  detail?: string
  action?: { label: string; onPress: () => void }
}

/** What is waiting to be shown at the foot of the page, at most three at once. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

/** Milliseconds that a message stays; one with an action stays longer, an error until it is closed. */
const STAYS = { brief: 4000, action: 9000 }

export function showToast(content: ToastContent): () => void {
  const timeout = content.tone === 'bad' ? undefined : content.action ? STAYS.action : STAYS.brief
  const key = toastQueue.add(content, timeout ? { timeout } : {})
  return () => toastQueue.close(key)
}
