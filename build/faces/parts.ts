/** A part of a family in a separate file. Browsers fetch it where a page has one of its letters. */
export interface Part {
  name: string
  /** The file in the package that it is cut from. */
  from: string
  /** Its letters; all of the file where they are not named. */
  letters?: string
  /** CSS. */
  range: string
}

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')

/** The letters of the pages' five languages, with those of prices and times: a first page waits for these. */
const READ = `${between(0x20, 0x7e)}ÁÄÇÈÉÊÑÖÚÜßàáâäçèéêëìíîïñòóôöùúûüœ¡¿«»°·×€–—‘’“”„…•→\u{a0}\u{202f}`

/** The rest of what the package calls latin: capitals that are seldom, Portuguese and the languages of the north. */
const MORE = [...`${between(0xa0, 0xff)}ıŒœŸˆ˚˜‚‹›‰™−†‡`].filter((letter) => !READ.includes(letter)).join('')

const rangeOf = (letters: string): string => {
  const codes = [...new Set([...letters].map((letter) => letter.codePointAt(0)!))].sort((a, b) => a - b)
  const runs: [first: number, last: number][] = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run && code === run[1] + 1) run[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16)
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join()
}

/** Of the package's own parts those with letters of names and words; signs of mathematics are the system's. */
const OTHERS = {
  'latin-ext': 'U+100-2ff,U+1d00-1e9f,U+1ef2-1eff,U+20a0-20c0,U+2c60-2c7f,U+a720-a7ff',
  vietnamese: 'U+102-103,U+110-111,U+128-129,U+168-169,U+1a0-1a1,U+1af-1b0,U+300-309,U+323,U+1ea0-1ef9,U+20ab',
  greek: 'U+370-3ff',
  'greek-ext': 'U+1f00-1fff',
  cyrillic: 'U+400-45f,U+490-491,U+4b0-4b1,U+2116',
  'cyrillic-ext': 'U+460-52f,U+1c80-1c8a,U+20b4,U+2de0-2dff,U+a640-a69f',
} as const

/**
 * The parts of a family of whose package these are there, what is read most last: of two that name a letter, browsers take
 * the later one.
 */
export const partsOf = (there: ReadonlySet<string>): readonly Part[] => [
  ...Object.entries(OTHERS).flatMap(([name, range]) => (there.has(name) ? [{ name, from: name, range }] : [])),
  { name: 'more', from: 'latin', letters: MORE, range: 'U+a0-17f,U+2c6-2dd,U+2010-206f,U+2122,U+2212' },
  { name: 'read', from: 'latin', letters: READ, range: rangeOf(READ) },
]
