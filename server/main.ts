import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { endOnFaults, endRefused } from './ending.ts'
import { FlagsRefused, helpText, readFlags, type Flags } from './flags.mjs'
import { StartRefused } from './refused-start.ts'
import { isBundle, versionOf } from './root.ts'

/**
 * The server as a process: it ends with code 0 after a stop that was asked for, 2 and a plain message where it can't start, 1
 * by a fault of its own. What it needs for its work is read from the disk once it is clear that it shall begin.
 */
async function main(): Promise<void> {
  const flags = flagsOf(process.argv.slice(2))
  if (flags.help) return print(helpText(versionOf()))
  if (flags.version) return print(`${versionOf()}\n`)
  // Whatever is made from here on is its user's alone.
  process.umask(0o077)
  if (isBundle) enableCompileCache(join(import.meta.dirname, 'compiled'))
  const { run } = await import('./run.ts')
  await run(flags, versionOf())
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
