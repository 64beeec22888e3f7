const KEY = 'palette-recent'
const KEPT = 12

/** What was chosen in the palette lately on this device, the last one first; a record with what shows it again. */
export interface Recent {
  id: string
  label: string
  detail?: string | undefined
  /** Where a record is; pages and actions are known by their id. */
  href?: string | undefined
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' && value !== null && 'id' in value && 'label' in value

export function readRecent(): readonly Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    return []
  }
}

export function keepRecent(chosen: Recent): void {
  const others = readRecent().filter(({ id }) => id !== chosen.id)
  try {
    localStorage.setItem(KEY, JSON.stringify([chosen, ...others].slice(0, KEPT)))
  } catch {
    // A browser that keeps nothing shows nothing lately chosen.
  }
}

/** Forgets one record, such as a client who is gone. */
export function dropRecent(href: string): void {
  const others = readRecent().filter((one) => one.href !== href)
  try {
    localStorage.setItem(KEY, JSON.stringify(others))
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** What this device knows of a studio's people goes with who signs out. */
export function forgetRecent(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
