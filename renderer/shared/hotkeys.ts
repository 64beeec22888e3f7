import { useEffect, useRef, useSyncExternalStore } from 'react'

type Run = (event?: KeyboardEvent) => void

/** The action of a key; with a label it is in the list of keys. */
export type Hotkey = Run | { label: string; run: Run }
export type Hotkeys = Record<string, Hotkey | undefined>

const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=spinbutton]'

// A message at the foot of the page calls itself an alert dialog too, but nobody is in it.
const OPEN_DIALOG = '[role=dialog], [role=alertdialog]:not([aria-modal=false])'

type Pressed = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'> & { code?: string }

/** The letter on the key of a keyboard that writes no Latin ones: Н on a Russian one is where N is. */
function signOf({ key, code = '' }: Pressed): string {
  const isForeign = key.length === 1 && key > '\u024f'
  return (isForeign && /^Key([A-Z])$/.exec(code)?.[1]) || key
}

/** The name of the keys pressed: "mod+k", "shift+?", "g". `mod` is ⌘ on a Mac and Ctrl elsewhere. */
export function nameOf(event: Pressed): string {
  const shifted = event.shiftKey && event.key.length > 1
  const parts = [event.metaKey || event.ctrlKey ? 'mod' : '', event.altKey ? 'alt' : '', shifted ? 'shift' : '']
  return [...parts.filter(Boolean), signOf(event).toLowerCase()].join('+')
}

/** True if a key is a plain sign, which speech input and a stray finger press too: those can be switched off. */
export const isSign = (name: string) => name.split(' ').every((key) => [...key].length === 1)

const registered = new Set<{ current: Hotkeys }>()
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const OFF = 'keys-off'

/** True if single keys do something on this device. */
const areOn = () => {
  try {
    return localStorage.getItem(OFF) === null
  } catch {
    return true
  }
}

export function turnKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFF)
    else localStorage.setItem(OFF, 'yes')
  } catch {
    // A browser that keeps nothing keeps them on.
  }
  tell()
}

export const useKeysOn = (): boolean => useSyncExternalStore(subscribe, areOn)

/** Milliseconds within which the second key has to follow the first. */
const TOGETHER = 1500
let first: { name: string; at: number } | null = null

/** The action of a pressed key, or of it and the key before where the two together have one. */
function wanted(name: string, at: number): Hotkey | undefined {
  const after = first && at - first.at < TOGETHER ? find(`${first.name} ${name}`) : undefined
  const begins = [...registered].some(({ current }) => Object.keys(current).some((key) => key.startsWith(`${name} `)))
  first = !after && begins ? { name, at } : null
  return after ?? find(name)
}

function find(name: string): Hotkey | undefined {
  for (const { current } of registered) if (current[name]) return current[name]
  return undefined
}

const doing = (hotkey: Hotkey) => (typeof hotkey === 'function' ? hotkey : hotkey.run)

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return
  const name = nameOf(event)
  const target = event.target instanceof Element ? event.target : null
  const busy = target?.closest(TYPING) || document.querySelector(OPEN_DIALOG)
  // In a field it undoes typing.
  if (name === 'mod+z' && target?.closest(TYPING)) return
  if (!name.startsWith('mod+') && (busy || (isSign(name) && !areOn()))) return
  const hotkey = wanted(name, event.timeStamp)
  if (!hotkey) return
  event.preventDefault()
  doing(hotkey)(event)
}

/** The key to press as soon as a page that knows it is there. */
let awaited: { name: string; pathname: string; until: number } | null = null

/** Presses a key on the coming page: lets others start an action that only the page has. */
export function pressOnArrival(name: string, href: string): void {
  awaited = { name, pathname: new URL(href, location.href).pathname, until: performance.now() + 8000 }
  // If the page is already open, no other page registers its keys.
  setTimeout(pressAwaited, 50)
}

function pressAwaited(): void {
  const isHere = awaited && awaited.pathname === location.pathname && performance.now() < awaited.until
  const hotkey = isHere ? find(awaited!.name) : undefined
  if (!hotkey) return
  awaited = null
  setTimeout(() => doing(hotkey)())
}

/**
 * Keys that do something on this page: "n", "mod+k", or two one after the other, "g t". Those without a modifier rest while
 * somebody types or a dialog is open, and where they are switched off.
 */
export function useHotkeys(hotkeys: Hotkeys): void {
  const latest = useRef(hotkeys)
  useEffect(() => {
    latest.current = hotkeys
  })
  useEffect(() => {
    if (registered.size === 0) addEventListener('keydown', onKey)
    registered.add(latest)
    pressAwaited()
    tell()
    return () => {
      registered.delete(latest)
      if (registered.size === 0) removeEventListener('keydown', onKey)
      tell()
    }
  }, [])
}

/** Every key of the page, with its words where it has any; of two with one name the one that is done. */
export function keysOfPage(): { name: string; label: string | undefined }[] {
  const keys = new Map<string, string | undefined>()
  for (const { current } of registered)
    for (const [name, hotkey] of Object.entries(current))
      if (hotkey && !keys.has(name)) keys.set(name, typeof hotkey === 'function' ? undefined : hotkey.label)
  return [...keys].map(([name, label]) => ({ name, label }))
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform)

/** "⌘K" on a Mac, "Ctrl K" elsewhere. */
export function keyLabel(letter: string): string {
  return isMac() ? `⌘${letter}` : `Ctrl ${letter}`
}

const SIGNS: Readonly<Record<string, string>> = {
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
  enter: '↵',
  escape: 'Esc',
  alt: 'Alt',
  shift: 'Shift',
}

/** The keys of a name as they are printed on them: "mod+k" as Ctrl and K, "g t" as G and T. */
export function keySigns(name: string): string[] {
  const mod = isMac() ? '⌘' : 'Ctrl'
  return name.split(/[ +]/).map((key) => (key === 'mod' ? mod : (SIGNS[key] ?? key.toUpperCase())))
}
