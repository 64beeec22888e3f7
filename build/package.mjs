import { join } from 'node:path'
import { handOver } from './children.mjs'
import { giveUp, setUp } from './setup.mjs'

const node = await setUp().catch(giveUp)
process.exitCode = await handOver(node, [join(import.meta.dirname, 'packaging', 'run.mjs'), ...process.argv.slice(2)])
