import { parseArgs } from 'node:util'

/**
 * Options of `npm start`. In plain JavaScript, since `npm start` reads it before there is anything to
 * run TypeScript with.
 * @typedef {{ help: boolean, version: boolean, demo: boolean, data?: string, port?: string, newKey: boolean,
 *   restore?: string, passphraseFile?: string, withoutKeys: boolean }} Flags
 */

/** The words after the command can't be understood; the message names the first. */
export class FlagsRefused extends Error {}

const options = /** @type {const} */ ({
  help: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
  demo: { type: 'boolean', default: false },
  data: { type: 'string' },
  port: { type: 'string' },
  'new-key': { type: 'boolean', default: false },
  restore: { type: 'string' },
  'passphrase-file': { type: 'string' },
  'without-keys': { type: 'boolean', default: false },
})

/**
 * Reads the words after the command. Throws FlagsRefused for one that is not known, has no value or one too many.
 * @param {readonly string[]} words @returns {Flags}
 */
export function readFlags(words) {
  try {
    const { values } = parseArgs({ args: [...words], options, strict: true, allowPositionals: false })
    const { help, version, demo, data, port, restore, 'passphrase-file': passphraseFile } = values
    if (restore === '') throw new FlagsRefused('--restore needs a copy: --restore FILE')
    if (passphraseFile !== undefined && restore === undefined) {
      throw new FlagsRefused('--passphrase-file is for --restore FILE, and there is none.')
    }
    if (values['without-keys'] && restore === undefined) {
      throw new FlagsRefused('--without-keys is for --restore FILE, and there is none.')
    }
    if (data === '') throw new FlagsRefused('--data needs a folder: --data DIR')
    if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) {
      throw new FlagsRefused(`--port needs a number from 0 to 65535, not “${port}”.`)
    }
    const { 'new-key': newKey, 'without-keys': withoutKeys } = values
    return { help, version, demo, data, port, newKey, restore, passphraseFile, withoutKeys }
  } catch (error) {
    if (error instanceof FlagsRefused) throw error
    throw new FlagsRefused(sentence(words, /** @type {NodeJS.ErrnoException} */ (error)))
  }
}

/** @param {readonly string[]} words @param {NodeJS.ErrnoException} error */
function sentence(words, { code }) {
  const hint = 'so nothing was started. `npm start -- --help` says what there is.'
  const named = words.filter((word) => word.startsWith('-')).map((word) => word.replace(/=.*/s, ''))
  const known = Object.keys(options).map((name) => `--${name}`)
  const unknown = named.find((word) => !known.includes(word)) ?? words.find((word, at) => isLoose(word, words[at - 1]))
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    const needy = named.find((word) => NEEDY.includes(word))
    return needy ? `${needy} needs a value behind it, ${hint}` : `${named[0]} takes no value, ${hint}`
  }
  return `“${unknown ?? words.join(' ')}” is not an option of Studio Desk, ${hint}`
}

/** True if a word is neither an option nor the value of the one before it. @param {string} word @param {string} [before] */
const isLoose = (word, before) => !word.startsWith('-') && !NEEDY.includes(before ?? '')

/** The options that have a value. */
const NEEDY = Object.entries(options)
  .filter(([, { type }]) => type === 'string')
  .map(([name]) => `--${name}`)

/**
 * Throws FlagsRefused where npm has kept an option to itself, which it does without `--` before it: what was asked for would
 * be forgotten, and another studio be started than was meant.
 * @param {Record<string, string | undefined>} env
 */
export function refuseKeptByNpm(env) {
  const kept = taken.filter(([name]) => env[`npm_config_${name.replaceAll('-', '_')}`])
  if (!env['npm_lifecycle_event'] || kept.length === 0) return
  const names = kept.map(([name]) => `--${name}`).join(', ')
  const said = kept.map(([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`).join(' ')
  throw new FlagsRefused(`npm has kept ${names} to itself: write \`npm start -- ${said}\`. Nothing was started.`)
}

/** Options that npm itself does not use. */
const taken = Object.entries(options).filter(([name]) => name !== 'help' && name !== 'version')

/** Text of `--help`. @param {string} version */
export const helpText = (
  version,
) => `Studio Desk ${version}: the software a fitness or wellness studio runs on its own computer.

  npm start                     serve the studio and open it

After \`npm start --\`, or after \`node dist/server/main.mjs\`:

  --demo                        serve a made-up studio to look at, in a folder of its own
  --data DIR                    the folder with the studio's data (STUDIO_DATA_DIR; else .studio-desk in the home folder)
  --port N                      the port of the studio's own pages, 0 for a free one (STUDIO_PORT; else 4310)
  --new-key                     begin with a new key where secrets.key is lost for good; says what is lost with it
  --restore FILE                put the studio of a copy in the folder first; what was there is kept aside
  --passphrase-file FILE        the file whose first line is the passphrase of that copy
  --without-keys                restore a copy whose passphrase is lost, under a new key
  --help, --version             say this, or which version it is

The clients' pages are at STUDIO_PUBLIC_PORT (4311). The README lists every variable.
`
