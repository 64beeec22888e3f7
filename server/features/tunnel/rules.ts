import type { TunnelState } from './tunnel-values.ts'

export interface LineFacts {
  isOpen: boolean
  /** True if it has the studio's own name. */
  isOwnName: boolean
  /** True if it was looked for at its address since it is open. */
  isLooked: boolean
  /** How often in a row it was not found there, and how often in a row none could be had. */
  misses: number
  failures: number
}

/** The state of the tunnel that the health page and the settings show. */
export function stateOf(isOn: boolean, { isOpen, isOwnName, isLooked, misses, failures }: LineFacts): TunnelState {
  if (!isOn) return 'off'
  if (misses > 0 || (!isOpen && failures > 0)) return 'unreachable'
  if (!isOpen || !isLooked) return 'connecting'
  return isOwnName ? 'online' : 'name_taken'
}

const STEPS = [1, 2, 5, 10, 30]

/**
 * How long to wait after so many failures in a row (from 1), in units; `chance` (0 to 1) spreads it by a fifth either way, so
 * that studios that lost a server together do not come back together.
 */
export function waitAfter(failures: number, chance: number): number {
  const step = STEPS[Math.min(failures, STEPS.length) - 1] ?? 1
  return step * (0.8 + 0.4 * chance)
}

/** How often in a row another name is declined: the server may still hold the own one for the connection that just ended. */
const DECLINED = 3

/** True if another name than the own one is taken for now, which was given so many times in a row. */
export function takesOtherName(times: number): boolean {
  return times > DECLINED
}

/** How many minutes to wait until the own name is asked for again, after another was given so many times in a row. */
export function waitForName(times: number, chance: number): number {
  return waitAfter(Math.max(1, times - DECLINED), chance)
}

/** True if a tunnel missed at its address so many times in a row is to be opened again: soon, and then now and then. */
export function opensAnew(misses: number): boolean {
  return misses === 2 || (misses > 0 && misses % 10 === 0)
}

/** A stable name for a studio's address: its own, as far as it can be written so, and letters that nobody guesses. */
export function nameFor(studioName: string, letters: string): string {
  const plain = studioName.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 30)
  return [words.replaceAll(/^-+|-+$/g, '') || 'studio', letters].join('-')
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz'

/** Letters of chance, one for each byte. */
export function lettersOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}
