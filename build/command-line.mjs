import { parseArgs } from 'node:util'
import { giveUp } from './setup.mjs'

/** The exit code for words that a tool does not understand. */
const MISREAD = 2

/**
 * The way a tool is called. In plain JavaScript without packages, since it is read before anything is installed.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @typedef {object} CommandLine
 * @property {string} command what somebody types, such as `npm run bench`
 * @property {string} help what `--help` prints
 * @property {Options} options
 * @property {readonly (keyof Options & string)[]} [numbers] the options whose value is a number
 * @property {boolean} [takesWords] whether words that are no options are expected too
 */

/**
 * Reads the words after a tool's name. Prints the help and ends with 0 where that is asked for; ends with 2 and a sentence
 * where a word is not understood.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {CommandLine<Options>} tool
 * @returns {ReturnType<typeof parseArgs<{ options: Options, strict: true, allowPositionals: true }>>}
 */
export function readCommandLine({ command, help, options, numbers = [], takesWords = false }) {
  const words = process.argv.slice(2)
  // Asked for beside a word that is misread, it helps all the more.
  if (words.includes('--help')) giveUp(help.trim(), 0)
  try {
    const read = parseArgs({ args: words, options, strict: true, allowPositionals: takesWords })
    /** @type {Record<string, unknown>} */
    const values = read.values
    const wrong = numbers.find((name) => values[name] !== undefined && !isNumber(values[name]))
    if (wrong) return misread(command, `--${wrong} needs a number, not “${String(values[wrong])}”.`)
    return /** @type {ReturnType<typeof parseArgs<{ options: Options, strict: true, allowPositionals: true }>>} */ (
      read
    )
  } catch (error) {
    return misread(command, sentence(command, /** @type {NodeJS.ErrnoException} */ (error)))
  }
}

/** Says why a tool does nothing, and where to read how it is called; ends with 2. @param {string} command @param {string} why */
export const misread = (command, why) => giveUp(`${why} \`${command} -- --help\` says what there is.`, MISREAD)

/** @param {unknown} value */
const isNumber = (value) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)

/** @param {string} command @param {NodeJS.ErrnoException} error of parseArgs, which quotes the word that it is about */
function sentence(command, { code, message }) {
  const word = /'(-{0,2}[^\s']+)/.exec(message)?.[1] ?? 'A word'
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return `“${word}” is not an option of ${command}.`
  return /not take/.test(message) ? `${word} takes no value.` : `${word} needs a value behind it.`
}
