const KEY = 'palette-recent'
const KEPT = 12

/** Recent choices in the palette on this device, the last one first; a record has what shows it again. */
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
    // A browser without storage shows no recent choices.
  }
}

/** Forgets the studio's people on this device when the person signs out. */
export function forgetRecent(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // A browser without storage has nothing to forget.
  }
}
