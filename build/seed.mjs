import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { handOver } from './children.mjs'
import { removeHalfMade } from './seed/half-made.mjs'
import { folderOf, readOptions } from './seed/options.mjs'
import { giveUp, setUp } from './setup.mjs'

// A word that is not understood ends this before anything is installed.
const folder = folderOf(readOptions().values)
const node = await setUp({ app: false }).catch(giveUp)
const wasThere = existsSync(folder)
const code = await handOver(node, [join(import.meta.dirname, 'seed', 'main.ts'), ...process.argv.slice(2)])
// A refusal (2) has made nothing, and what lies there may be another’s.
if (code !== 0 && code !== 2 && removeHalfMade(folder, wasThere))
  console.error(`The studio in ${folder} was not finished; what there was of it is removed.`)
process.exitCode = code
