/** Countries whose offices print on Letter (CLDR); everybody else prints on A4. */
const LETTER = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ')
const LANGUAGES = ['en', 'es', 'fr', 'de', 'it']

/** The codes and names of those countries, made at their first use: the languages' own names take a while to load. */
const letterNames = () =>
  (names ??= new Set([
    ...LETTER,
    'USA',
    ...LANGUAGES.flatMap((language) => {
      const regions = new Intl.DisplayNames(language, { type: 'region' })
      return LETTER.map((code) => plain(regions.of(code) ?? code))
    }),
  ]))
let names: ReadonlySet<string> | undefined

/** The sheet a country prints on, by its code or its name in words: `US`, `U.S.A.`, `México`. */
export function paperOf(country: string | null): 'a4' | 'us-letter' {
  return country !== null && letterNames().has(plain(country)) ? 'us-letter' : 'a4'
}

/** Half a sheet lying, in millimetres: what a card is printed on. */
export function cardSizeOf(country: string | null): [width: number, height: number] {
  return paperOf(country) === 'a4' ? [210, 148] : [215.9, 139.7]
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\p{Letter} ]/gu, '')
    .trim()
    .toUpperCase()
}
