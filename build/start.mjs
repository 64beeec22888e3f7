import { join } from 'node:path'
import { handOver } from './children.mjs'
import { dist } from './paths.mjs'
import { giveUp, setUp } from './setup.mjs'

const node = await setUp().catch(giveUp)
const server = join(dist, 'server', 'main.mjs')
process.exitCode = await handOver(node, ['--enable-source-maps', server, ...process.argv.slice(2)])
