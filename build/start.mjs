import { join } from 'node:path'
import { handOver } from './children.mjs'
import { dist } from './paths.mjs'
import { giveUp, setUp } from './setup.mjs'

if (process.env.npm_lifecycle_event) endWithNpm()
const node = await setUp().catch(giveUp)
const server = join(dist, 'server', 'main.mjs')
process.exitCode = await handOver(node, ['--enable-source-maps', server, ...process.argv.slice(2)])

/** Ends the server when npm is ended: npm's shell does not pass the signal on. */
function endWithNpm() {
  const npm = process.ppid
  setInterval(() => process.ppid === npm || process.kill(process.pid, 'SIGTERM'), 500).unref()
}
