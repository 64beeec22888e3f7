import { useSyncExternalStore } from 'react'

let isOpen = false
const watching = new Set<() => void>()

function subscribe(changed: () => void): () => void {
  watching.add(changed)
  return () => watching.delete(changed)
}

/** Opens the assistant beside the page, or closes it. */
export function openAssistant(open: boolean): void {
  isOpen = open
  for (const changed of watching) changed()
}

/** True if the assistant is open beside the page. */
export const useAssistantOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen)
