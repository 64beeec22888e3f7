import { sql, type RawBuilder } from 'kysely'
import { FOLDS, MOST_LETTERS, otherWays } from '../lib/fold-rules.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** A placeholder for no letter in the lists below; no name has it. */
const NOTHING = '\ue000'

const ones = [...FOLDS].filter(([, as]) => as.length <= 1)
const more = [...FOLDS].filter(([, as]) => as.length > 1)
const letters = (list: typeof ones) => quoted(list.map(([letter]) => letter).join(''))
const ONES = letters(ones)
const AS_ONE = quoted(ones.map(([, as]) => as || NOTHING).join(''))
const MORE = letters(more)
const AS_MORE = quoted(more.map(([, as]) => as.padEnd(MOST_LETTERS, NOTHING)).join(''))

/** The search form of a letter, found by its place in a list of all letters. */
const LETTER = `iif(letter GLOB '[ -&(-,.-_a-~一-鿿가-힣]', letter, coalesce(
  substr(${AS_ONE}, nullif(instr(${ONES}, letter), 0), 1),
  substr(${AS_MORE}, nullif(instr(${MORE}, letter), 0) * ${MOST_LETTERS} - ${MOST_LETTERS - 1}, ${MOST_LETTERS}),
  letter))`

/** A text in SQL as `fold` makes it: letter by letter where it has any that is not of ASCII. */
export function folded(text: string): string {
  const inAscii = [...FOLDS].filter(([letter]) => letter <= '~').reduce(replaced, text)
  return `lower(iif(${text} GLOB '*[^ -~]*', (
  WITH RECURSIVE letters (letter, rest) AS (
    SELECT '', ${text} UNION ALL SELECT substr(rest, 1, 1), substr(rest, 2) FROM letters WHERE rest <> ''
  ) SELECT replace(group_concat(${LETTER}, ''), '${NOTHING}', '') FROM letters WHERE letter <> ''
), ${inAscii}))`
}

const replaced = (inner: string, [letter, as]: readonly [string, string]) =>
  `replace(${inner}, ${quoted(letter)}, ${quoted(as)})`

/** The other ways in which a name may be typed, as `formsOf` makes them, behind a blank each; to be folded with the name. */
export function otherForms(name: string): string {
  const hyphens = `*[${otherWays.hyphens.replace(/(-)(.*)/, '$2$1')}]*`
  const two = `*[${[...new Set([...otherWays.asTwo.keys()].map((letter) => Array.from(letter).at(-1)))].join('')}]*`
  const joined = Array.from(otherWays.hyphens, (hyphen) => [hyphen, ''] as const).reduce(replaced, name)
  const inTwo = (text: string) => [...otherWays.asTwo].reduce(replaced, text)
  return `iif(${name} GLOB ${quoted(hyphens)}, ' ' || ${joined}, '')
  || iif(${name} GLOB ${quoted(two)}, ' ' || ${inTwo(name)}
    || iif(${name} GLOB ${quoted(hyphens)}, ' ' || ${inTwo(joined)}, ''), '')`
}

/** True if what rows are found by has each of the words, in one of its forms (`searchedWords`); no words are found nowhere. */
export function holdsEach(names: string, words: readonly (readonly string[])[]): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`0`
  const given = sql.raw(`SELECT ${folded('given')} FROM (SELECT ${names} || ${otherForms(names)} AS given)`)
  return sql<boolean>`EXISTS (WITH found (text) AS MATERIALIZED (${given}) SELECT 1 FROM found WHERE ${inText(words)})`
}

/** True if `text` has each of the words, in one of its forms. */
export function inText(words: readonly (readonly string[])[]): RawBuilder<boolean> {
  const each = words.map(
    (forms) =>
      sql`(${sql.join(
        forms.map((form) => sql`instr(text, ${form})`),
        sql` OR `,
      )})`,
  )
  return sql<boolean>`${sql.join(each, sql` AND `)}`
}
