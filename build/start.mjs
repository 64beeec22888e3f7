import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FlagsRefused, helpText, readFlags, refuseKeptByNpm } from '../server/flags.mjs'
import { dist, root, serverFile } from './paths.mjs'
import { endAs, endWithNpm, REFUSED, refuse, runToEnd, serve } from './serving.mjs'
import { setUp } from './setup.mjs'

const words = process.argv.slice(2)
if (saidAll()) process.exit()
endWithNpm()
const node = await setUp().catch(refuse)
if (!existsSync(serverFile))
  refuse(new Error(`${serverFile} is missing, although the app was built. Delete ${dist} and start again.`))

endAs(await serve('Studio Desk', (isAgain) => runToEnd(node, [serverFile, ...(isAgain ? withoutOnce(words) : words)])))

/** Answers words that need no server: the options, the version, unknown words. Nothing is made for these. */
function saidAll() {
  try {
    refuseKeptByNpm(process.env)
    const { help, version } = readFlags(words)
    if (!help && !version) return false
    const { version: number } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    console.log(help ? helpText(number) : number)
    return true
  } catch (error) {
    if (!(error instanceof FlagsRefused)) throw error
    console.error(error.message)
    process.exit(REFUSED)
  }
}

/** The words but those that are meant for the first start alone. @param {readonly string[]} all */
function withoutOnce(all) {
  const isValue = (/** @type {number} */ at) => ['--restore', '--passphrase-file'].includes(all[at - 1] ?? '')
  return all.filter((word, at) => !/^--(new-key|restore|passphrase-file|without-keys)(=|$)/.test(word) && !isValue(at))
}
