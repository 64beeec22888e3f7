const KEY = 'studio-desk.portal.next'

/** Milliseconds that a link for a new password is good for. */
const LIFE = 3_600_000

/** Remembers on this device the address a person was going to before they left for the email with the password link. */
export function rememberWay(storage: Pick<Storage, 'setItem' | 'removeItem'>, next: string, now: number): void {
  if (next) storage.setItem(KEY, JSON.stringify({ next, until: now + LIFE }))
  else storage.removeItem(KEY)
}

/** Returns the remembered address, once, to a person who comes back in time; otherwise ''. */
export function takeWay(storage: Pick<Storage, 'getItem' | 'removeItem'>, now: number): string {
  const kept = storage.getItem(KEY)
  storage.removeItem(KEY)
  try {
    const { next, until } = JSON.parse(kept ?? '{}') as { next?: unknown; until?: number }
    return typeof next === 'string' && until !== undefined && now < until ? next : ''
  } catch {
    return ''
  }
}
