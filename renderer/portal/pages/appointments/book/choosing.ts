import { useUrlState } from '../../../../shared/url/url-state.ts'

const DEFAULTS = { service: 0, with: '', day: '', for: 0 }

/** The choices so far, in the address: each tap is a step that "back" takes back. */
export const useChoosing = () => useUrlState(DEFAULTS)

export type Choosing = ReturnType<typeof useChoosing>

/** Somebody who comes into question. */
export interface Instructor {
  id: number
  full_name: string
}
