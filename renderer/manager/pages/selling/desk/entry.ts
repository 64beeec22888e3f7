import { formsOf, searchedWords } from '../../../../../server/lib/fold-rules.ts'

export interface Entry {
  quantity: number
  text: string
}

/**
 * Reads the text in the field of the desk: a SKU or a part of a name, with a number of pieces before it if typed: `3*4006381`
 * or `3 x mat`. A bare number is a SKU, never a quantity.
 */
export function readEntry(typed: string): Entry {
  const text = typed.trim()
  const [, pieces, rest = ''] = /^(\d{1,3})\s*(?:[*×]|x\s)\s*(.*)$/i.exec(text) ?? []
  const quantity = Number(pieces)
  return quantity > 0 ? { quantity, text: rest } : { quantity: 1, text }
}

/** The product a scan or a typed name means among those found: an exact SKU, an exact name, or the only one; else none. */
export function meantBy<Product extends { name: string; sku: string | null }>(
  text: string,
  found: readonly Product[],
): Product | undefined {
  const same = (value: string | null) => value !== null && value.toLowerCase() === text.toLowerCase()
  return found.find(({ sku }) => same(sku)) ?? onlyOf(found.filter(({ name }) => same(name))) ?? onlyOf(found)
}

const onlyOf = <One extends object>([one, another]: readonly One[]): One | undefined => (another ? undefined : one)

/** True if each word that is typed begins a word of a name, in one of the ways to write it. */
export function fits(typed: string, name: string): boolean {
  const words = wordsOf(formsOf(name).join(' '))
  const wanted = searchedWords(typed)
  return (
    wanted.length > 0 &&
    wanted.every((forms) =>
      forms.some((form) => wordsOf(form).every((word) => words.some((one) => one.startsWith(word)))),
    )
  )
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
