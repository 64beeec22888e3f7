import type { Answer } from '../api/types.ts'
import { problemOf } from '../api/problem.ts'

const KEY = 'studio-desk.kiosk'
/** Milliseconds after which a computer that says nothing counts as gone. */
const PATIENCE = 8000

export type Classes = Answer<'GET /api/v1/kiosk/classes'>
export type Welcome = Answer<'POST /api/v1/kiosk/check-in'>

/** The outcome of asking: an answer, a refusal with its code, or nobody there. */
export type Asked<T> =
  | { kind: 'done'; answer: T }
  | { kind: 'refused'; code: string; status: number }
  | { kind: 'gone' }

export const kioskToken = {
  get: () => localStorage.getItem(KEY),
  set: (token: string) => localStorage.setItem(KEY, token),
  forget: () => localStorage.removeItem(KEY),
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<Asked<T>> {
  try {
    const token = kioskToken.get()
    const response = await fetch(`/api/v1/kiosk/${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (response.ok) return { kind: 'done', answer: (await response.json()) as T }
    const { code } = await problemOf(response)
    return response.status >= 500 ? { kind: 'gone' } : { kind: 'refused', code, status: response.status }
  } catch {
    return { kind: 'gone' }
  }
}

export const pair = (pairing_code: string) => ask<Answer<'POST /api/v1/kiosk/pair'>>('POST', 'pair', { pairing_code })
export const readClasses = () => ask<Classes>('GET', 'classes')
/** By a booking that is shown, or by the code of a phone; twice is the same as once. */
export const checkIn = (by: { booking_id: number } | { code: string }) => ask<Welcome>('POST', 'check-in', by)
/** Takes back the check-in that this kiosk has just made. */
export const undo = (undo_code: string) => ask<Answer<'POST /api/v1/kiosk/undo'>>('POST', 'undo', { undo_code })
