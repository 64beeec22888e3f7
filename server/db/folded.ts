import { FOLDS } from '../lib/fold-rules.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** A text in SQL as `fold` makes it. */
export function folded(text: string): string {
  const plain = [...FOLDS].reduce((inner, [letter, as]) => `replace(${inner}, ${quoted(letter)}, ${quoted(as)})`, text)
  return `lower(iif(${text} GLOB '*[^ -~]*', ${plain}, ${text}))`
}
