import { join } from 'node:path'
import { handOver } from './children.mjs'
import { readOptions } from './seed/options.mjs'
import { giveUp, setUp } from './setup.mjs'

// A word that is not understood ends this before anything is installed.
readOptions()
const node = await setUp({ app: false }).catch(giveUp)
process.exitCode = await handOver(node, [join(import.meta.dirname, 'seed', 'main.ts'), ...process.argv.slice(2)])
