/** An answer, and since when nothing newer is known (milliseconds); null while it is current. */
export interface Seen<T> {
  value: T
  seenAt: number | null
}

/** Thrown where nothing is known and the studio can't be asked. */
export class Unreachable extends Error {}

const PATIENCE = 15_000
const keyOf = (url: string) => `studio-desk ${url}`

interface Kept {
  at: number
  value: unknown
}

/** Returns this browser's stored copy of an answer, or nothing: storage can be forbidden to a page in a frame. */
export function kept<T>(url: string): Seen<T> | undefined {
  try {
    const { at, value } = JSON.parse(localStorage.getItem(keyOf(url)) ?? 'null') as Kept
    return { value: value as T, seenAt: at }
  } catch {
    return undefined
  }
}

function keep(url: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(url), JSON.stringify({ at: Date.now(), value } satisfies Kept))
  } catch {
    // Nothing is kept, and nothing is lost.
  }
}

/**
 * Reads what the studio shows: as it is now, else as this browser last saw it. Undefined where the studio has no such thing
 * (404); throws Unreachable where it can't be asked and was never seen.
 */
export async function read<T>(url: string): Promise<Seen<T> | undefined> {
  const answer = await ask<T>(url, {}).catch(() => undefined)
  if (answer?.status === 404) return undefined
  if (answer?.status === 200) {
    keep(url, answer.body)
    return { value: answer.body, seenAt: null }
  }
  const last = kept<T>(url)
  if (last) return last
  throw new Unreachable()
}

interface Answer<T> {
  status: number
  body: T
}

/** Asks the studio, without cookies. Throws where it does not answer, or somebody answers for it (a tunnel with a page). */
export async function ask<T>(url: string, init: RequestInit): Promise<Answer<T>> {
  const response = await fetch(url, { ...init, credentials: 'omit', signal: AbortSignal.timeout(PATIENCE) })
  if (!/json/.test(response.headers.get('content-type') ?? '')) throw new Unreachable()
  return { status: response.status, body: (await response.json()) as T }
}
