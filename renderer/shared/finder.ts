import { formsOf, searchedWords } from '../../server/lib/fold-rules.ts'

/** Gives a test of whether a text has each word that was typed, in any letters; every text has no words at all. */
export function finder(typed: string): (text: string) => boolean {
  const words = searchedWords(typed)
  return (text) => {
    const ways = formsOf(text)
    return words.every((forms) => forms.some((form) => ways.some((way) => way.includes(form))))
  }
}
