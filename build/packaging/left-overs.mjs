import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is split off from the modules that a server or one of its threads begins with is named by its content. */
const isSplitOff = /-[0-9A-Z]{8}\.mjs$/

/**
 * The modules of former builds beside those of the newest: nothing leads to them any more. A build leaves them where they
 * are, as a server at work may still ask for one.
 * @param {string} folder of the bundled server @returns {string[]} their names
 */
export function leftOvers(folder) {
  const modules = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
  const splitOff = modules.filter((name) => isSplitOff.test(name))
  const used = new Set(modules.filter((name) => !isSplitOff.test(name)))
  for (const name of used) {
    const text = readFileSync(join(folder, name), 'utf8')
    for (const other of splitOff) if (text.includes(`"./${other}"`)) used.add(other)
  }
  return splitOff.filter((name) => !used.has(name))
}
