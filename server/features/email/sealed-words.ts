import type { Secrets } from '../../secrets.ts'

const PLACE = 'emails:body'
const SEALED = /⟦([\w+/=]+)⟧/g

/** Seals a secret word (a gift card's code, a link that opens an account) while its email waits in the outbox. */
export function sealWord(secrets: Secrets, word: string): string {
  return `⟦${secrets.seal(PLACE, word)}⟧`
}

/** An email's word was sealed with a key that the studio no longer has. */
export class WordLost extends Error {}

/** Length of the shortest sealed word; a shorter text only looks like one. */
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
