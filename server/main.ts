import * as nodeModules from 'node:module'
import { join } from 'node:path'
import { endOnFaults, endRefused } from './ending.ts'
import { FlagsRefused, helpText, readFlags, type Flags } from './flags.mjs'
import { StartRefused } from './refused-start.ts'
import { isBundle, versionOf } from './root.ts'

/** The oldest Node it runs on. */
const NODE = 24

/**
 * The server as a process: it ends with code 0 after a requested stop, 2 and a plain message if it can't start, 1 after a fault
 * of the program. It loads most of its code from the disk only once the start is certain.
 */
async function main(): Promise<void> {
  const flags = flagsOf(process.argv.slice(2))
  if (flags.help) return print(helpText(versionOf()))
  if (flags.version) return print(`${versionOf()}\n`)
  requireNode()
  // Whatever is made from here on is its user's alone.
  process.umask(0o077)
  if (isBundle) nodeModules.enableCompileCache(join(import.meta.dirname, 'compiled'))
  const { run } = await import('./run.ts')
  await run(flags, versionOf())
}

/** `npm start` fetches a newer Node where it needs one; who starts this file has chosen theirs. */
function requireNode(): void {
  if (Number.parseInt(process.versions.node) >= NODE) return
  throw new StartRefused(
    `Studio Desk needs Node ${NODE} or later, and this is Node ${process.versions.node}. Start it with npm start, which brings ` +
      'one along, or install a newer one.',
  )
}

function flagsOf(words: readonly string[]): Flags {
  try {
    return readFlags(words)
  } catch (error) {
    throw error instanceof FlagsRefused ? new StartRefused(error.message) : error
  }
}

function print(text: string): void {
  process.stdout.write(text)
}

endOnFaults()
main().catch((error: unknown) => endRefused(error, 'the data folder'))
