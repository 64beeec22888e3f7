/** How much of a text is looked at; what is longer than any error of ours is cut. */
const LONGEST = 4000

/** The mark in place of removed text. */
const GONE = '…'

const EMAIL = /[^\s<>"'“”‘’«»(),;:]+@[^\s<>"'“”‘’«»(),;:]+/gu
/**
 * Double, single and typographic quotes of several languages, and what was not closed again; a single one inside a word is an
 * apostrophe.
 */
const QUOTED =
  /"[^"]*(?:"|$)|`[^`]*(?:`|$)|(?<![\p{L}\d])'[^']*'(?![\p{L}\d])|“[^”]*(?:”|$)|„[^“”]*(?:[“”]|$)|‘[^’]*(?:’|$)|«[^»]*(?:»|$)/gu
/** A file or a folder by its full path. */
const PATH = /(?:file:\/\/)?(?:\b[A-Za-z]:)?(?:[\\/][^\s\\/'"():]+){2,}[\\/]?/gu
/** The end of a path that is a file of the program itself. */
const OWN_CODE = /[\w.-]+\.[cm]?[jt]s$/
/** Five digits and more, however they are grouped. */
const LONG_NUMBER = /\+?\d(?:[\s()./-]{0,2}\d){4,}/gu
const WORD = /[\p{L}\p{M}\d_’'-]+/gu
/** A capital letter first and small ones behind it, or a letter beyond ASCII. */
const LIKE_A_NAME = /^\p{Lu}.*\p{Ll}|(?![a-zA-Z])[\p{L}\p{M}]/u
const OF_ERRORS = /(?:Error|Refused|Refusal)$|^(?:Cannot|The|This|Something|Invalid|Unexpected|No|Not)$/

/**
 * A technical text without anything that could identify a person: no email addresses, quoted text, paths, numbers of five
 * digits and more, or words that could be names. The words of errors, codes and places in the program remain.
 */
export function scrub(text: string): string {
  return text
    .slice(0, LONGEST)
    .replaceAll(EMAIL, GONE)
    .replaceAll(QUOTED, GONE)
    .replaceAll(PATH, (path) => OWN_CODE.exec(path)?.[0] ?? GONE)
    .replaceAll(LONG_NUMBER, GONE)
    .replaceAll(WORD, (word) => (LIKE_A_NAME.test(word) && !OF_ERRORS.test(word) ? GONE : word))
}
