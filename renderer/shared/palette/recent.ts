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

export const keepRecent = (chosen: Recent): void =>
  write([chosen, ...readRecent().filter(({ id }) => id !== chosen.id)].slice(0, KEPT))

/** Forgets one record, such as a client who is gone. */
export const dropRecent = (href: string): void => write(readRecent().filter((one) => one.href !== href))

function write(recent: readonly Recent[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(recent))
  } catch {
    // A browser that keeps nothing shows nothing lately chosen.
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
