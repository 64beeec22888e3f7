import type { Answer } from '../../../api/index.ts'

const KEY = 'studio-desk.just-restored'

export type RestoredNote = Answer<'POST /api/v1/studio/restore'>

/** The restore just done, for the sign-in that follows in this tab; null if there was none. */
export function restoredNote(): RestoredNote | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as RestoredNote | null
  } catch {
    return null
  }
}

export const keepNote = (note: RestoredNote): void => sessionStorage.setItem(KEY, JSON.stringify(note))

export const forgetNote = (): void => sessionStorage.removeItem(KEY)
