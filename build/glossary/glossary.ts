import type { Language } from './texts.ts'

/** A row of the glossary: a term, and for each language its word and the words that it replaces. */
export type Row = Record<Language, { term: string; not: string[] }> & { name: string }

/**
 * Reads the table in docs/glossary.tsv: the term, then two columns for each language.
 * @param text the file; its first line has the headings
 */
export function readGlossary(text: string): Row[] {
  const [, ...lines] = text.trimEnd().split('\n')
  return lines.map((line) => {
    const [name = '', ...cells] = line.split('\t')
    const at = (n: number) => ({ term: cells[2 * n] ?? '', not: splitWords(cells[2 * n + 1] ?? '') })
    return { name, en: at(0), de: at(1), es: at(2), fr: at(3), it: at(4) }
  })
}

const splitWords = (cell: string) =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** Uses of a replaced word that mean something else; they are taken out of a text before it is searched. */
const MEANT: Record<Language, RegExp> = {
  en: /\b(capital|small|two|\d+) letters?\b|\bletters( from a to z|, digits)\b|\ba single class,? or\b/gi,
  de: /$^/g,
  es: /$^/g,
  fr: /\bse paie\b|\bnous avez manqué/gi,
  it: /$^/g,
}

/** The text without placeholders and the uses of replaced words that mean something else. */
export function withoutMeant(text: string, language: Language): string {
  return text.replaceAll(/\{[^{}]*\}/g, '…').replaceAll(MEANT[language], '…')
}

/** The words that a language no longer uses, each with the term to use. A word with * also matches its longer forms. */
export function replacedWords(
  rows: readonly Row[],
  language: Language,
): { word: string; term: string; pattern: RegExp }[] {
  return rows.flatMap((row) =>
    row[language].not.map((word) => ({ word, term: row[language].term, pattern: wholeWord(word) })),
  )
}

function wholeWord(word: string): RegExp {
  const escaped = word.replace(/\*$/, '').replaceAll(/[.?()[\]]/g, String.raw`\$&`)
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}-])${escaped}${word.endsWith('*') ? '' : String.raw`(?![\p{L}\p{N}])`}`,
    'iu',
  )
}
