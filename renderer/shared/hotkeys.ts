import { useEffect, useRef } from 'react'

type Hotkeys = Record<string, ((event: KeyboardEvent) => void) | undefined>

const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=spinbutton]'

// A message at the foot of the page calls itself an alert dialog too, but nobody is in it.
const OPEN_DIALOG = '[role=dialog], [role=alertdialog]:not([aria-modal=false])'

/** The name of the keys pressed: "mod+k", "shift+?", "g". `mod` is ⌘ on a Mac and Ctrl elsewhere. */
export function nameOf(event: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>): string {
  const shifted = event.shiftKey && event.key.length > 1
  const parts = [event.metaKey || event.ctrlKey ? 'mod' : '', event.altKey ? 'alt' : '', shifted ? 'shift' : '']
  return [...parts.filter(Boolean), event.key.toLowerCase()].join('+')
}

/** Keys that do something on this page. Those without a modifier rest while somebody types or a dialog is open. */
export function useHotkeys(hotkeys: Hotkeys): void {
  const latest = useRef(hotkeys)
  useEffect(() => {
    latest.current = hotkeys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const name = nameOf(event)
      const run = latest.current[name]
      if (!run) return
      const target = event.target instanceof Element ? event.target : null
      const busy = target?.closest(TYPING) || document.querySelector(OPEN_DIALOG)
      if (!name.startsWith('mod+') && busy) return
      event.preventDefault()
      run(event)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** "⌘K" on a Mac, "Ctrl K" elsewhere. */
export function keyLabel(letter: string): string {
  return /mac|iphone|ipad/i.test(navigator.platform) ? `⌘${letter}` : `Ctrl ${letter}`
}
