import { useEffect, useSyncExternalStore } from 'react'
import type { Accents, ThemeName } from '../../../server/lib/accent-rules.ts'

export type ThemeChoice = 'system' | ThemeName

const KEY = 'studio-desk.theme'
const dark = () => matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function read(): ThemeChoice {
  const stored = localStorage.getItem(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function subscribe(listener: () => void): () => void {
  const media = dark()
  listeners.add(listener)
  media.addEventListener('change', listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    media.removeEventListener('change', listener)
    removeEventListener('storage', listener)
  }
}

const inForce = (choice: ThemeChoice): ThemeName => (choice === 'system' ? (dark().matches ? 'dark' : 'light') : choice)

/** Puts the theme and the studio's colour on the page. Call it once before the first paint. */
export function applyTheme(accents: Accents | null, theme: ThemeName = inForce(read())): void {
  const root = document.documentElement
  root.dataset['theme'] = theme
  const accent = accents?.[theme]
  if (!accent) return
  const variables = {
    '--hue': String(accent.hue),
    '--accent': accent.fill,
    '--accent-hover': accent.fillHover,
    '--on-accent': accent.onFill,
    '--accent-text': accent.text,
    '--accent-soft': accent.soft,
    '--on-accent-soft': accent.onSoft,
    '--ring': accent.ring,
  }
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value)
}

/** The reader's choice of theme, and the way to change it; it holds on this device. */
export function useTheme(): { choice: ThemeChoice; inForce: ThemeName; choose: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(subscribe, read)
  const force = useSyncExternalStore(subscribe, () => inForce(read()))
  return {
    choice,
    inForce: force,
    choose: (next) => {
      if (next === 'system') localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, next)
      for (const listener of listeners) listener()
    },
  }
}

/** Keeps the page in the theme chosen and in the studio's colour as either changes. */
export function useAppliedTheme(accents: Accents | null): void {
  const { inForce: theme } = useTheme()
  useEffect(() => applyTheme(accents, theme), [accents, theme])
}
