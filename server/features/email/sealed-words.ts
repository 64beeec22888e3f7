import type { Secrets } from '../../secrets.ts'

const PLACE = 'emails:body'
const SEALED = /⟦([\w+/=]+)⟧/g

/** A word for a letter that must not stand in the outbox (a gift card's code, what opens an account): it is opened as the letter leaves the house. */
export function sealWord(secrets: Secrets, word: string): string {
  return `⟦${secrets.seal(PLACE, word)}⟧`
}

/** A letter's word was sealed with a key that the studio has no more. */
export class WordLost extends Error {}

/** Letters of the shortest sealed word: what is shorter only looks like one. */
const SHORTEST = 40

/** A letter's text with its sealed words opened; what only looks like one stays as it is. Throws WordLost. */
export function openWords(secrets: Secrets, text: string): string {
  return text.replaceAll(SEALED, (whole, sealed: string) => {
    try {
      return secrets.open(PLACE, sealed)
    } catch {
      if (sealed.length < SHORTEST) return whole
      throw new WordLost()
    }
  })
}
