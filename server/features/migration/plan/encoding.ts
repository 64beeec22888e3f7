import { say } from '../../../lib/sayings/sayings.ts'
import { fitOf } from '../read/alphabets.ts'
import { CODE_PAGES, isCodePage, isReadable, oddWords, readAgain, type CodePage } from '../read/code-pages.ts'
import type { SheetRow } from '../read/sheet.ts'
import type { Answers, Question } from './model.ts'

const WORDS_SHOWN = 4

/** The rows as the owner says their letters are to be read. */
export function inEncoding(rows: SheetRow[], kept: string | null, { encoding }: Answers): SheetRow[] {
  if (!isCodePage(kept) || encoding === undefined || encoding === kept) return rows
  return rows.map((line) => ({ ...line, cells: line.cells.map((cell) => readAgain(cell, kept, encoding)) }))
}

/**
 * Asks how letters are to be read where more than one way, or none, gives words; each choice shows some of them. Where one way
 * alone gives words of languages, it is taken without asking.
 */
export function askEncoding(rows: readonly SheetRow[], kept: string | null, answers: Answers): Question[] {
  if (!isCodePage(kept)) return []
  const words = oddWords(cellsOf(rows))
  if (words.length === 0) return []
  const ways = waysToRead(words, kept)
  const best = Math.max(...ways.map(({ fit }) => fit))
  const clear = ways.filter(({ fit }) => fit === best)
  if (clear.length === 1 && clear[0]?.page === kept) return []
  const choices = ways.map(({ page, text }) => ({
    value: page,
    label: page,
    sample: text.slice(0, WORDS_SHOWN).join(' · '),
  }))
  const answered = answers.encoding !== undefined
  return [{ id: 'encoding', question: say('migration.encoding'), choices, examples: [], rows: [], answered }]
}

/** The ways that give words and differ, the one the file was read by first; all of them where none does. */
function waysToRead(words: readonly string[], kept: CodePage) {
  const all = [kept, ...CODE_PAGES.filter((page) => page !== kept)].map((page) => ({
    page,
    text: words.map((word) => readAgain(word, kept, page)),
  }))
  const readable = all.filter(({ text }) => isReadable(text))
  const ways = readable.length > 0 ? readable : all
  return ways
    .filter(({ text }, at) => !ways.slice(0, at).some((before) => before.text.join() === text.join()))
    .map(({ page, text }) => ({ page, text, fit: fitOf(text) }))
}

function* cellsOf(rows: readonly SheetRow[]): Generator<string> {
  for (const { cells } of rows) yield* cells
}
