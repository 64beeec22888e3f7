import { useSyncExternalStore } from 'react'
import { ToastRegion } from '../../ui/feedback/ToastRegion.tsx'
import { lastUndo } from '../../ui/feedback/toasts.ts'
import { useHotkeys } from '../hotkeys.ts'

/** Where short messages stand. Ctrl+Z takes back what the last one offers to, as long as it stands. */
export default function ToastPlace() {
  const last = useSyncExternalStore(lastUndo.subscribe, lastUndo.get)
  useHotkeys({ 'mod+z': last && (() => lastUndo.press(last)) })
  return <ToastRegion />
}
