import { useSyncExternalStore } from 'react'
import { ToastRegion } from '../../ui/feedback/ToastRegion.tsx'
import { lastUndo } from '../../ui/feedback/toasts.ts'
import { useHotkeys } from '../hotkeys.ts'

/** The place for short messages. Ctrl+Z triggers the undo of the last one while it is shown. */
export default function ToastPlace() {
  const last = useSyncExternalStore(lastUndo.subscribe, lastUndo.get)
  useHotkeys({ 'mod+z': last && (() => lastUndo.press(last)) })
  return <ToastRegion />
}
