import { writeSync } from 'node:fs'
import { OTHER_FOLDER, refusedBySystem } from './refused-start.ts'
import { shellAbove } from './shell/parent.ts'
import { reasonOf } from './lib/reason.ts'

/** Where it can't start, through no fault of its own. */
const REFUSED = 2
const FAULT = 1

/**
 * Ends the process where it could not be started: a plain sentence where that is expected, which says how another `folder` is
 * chosen, else the fault with its place. The desktop shell is told of the former.
 */
export async function endRefused(error: unknown, folder: string, otherFolder = OTHER_FOLDER): Promise<never> {
  const refused = refusedBySystem(error, folder, otherFolder)
  print(`${refused ? refused.message : stackOf(error)}\n`)
  if (refused) await shellAbove()?.tell({ kind: 'refused', reason: refused.reason, message: refused.message })
  process.exit(refused ? REFUSED : FAULT)
}

/**
 * A fault that nobody caught is a bug: it is told with its reason and ends the process, since nobody knows what it left
 * half done; who started the process starts it again. That nobody reads what is printed is no fault.
 */
export function endOnFaults(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const end = (what: string) => (error: unknown) => {
    const fields = { at: new Date().toISOString(), level: 'error', message: what, error: stackOf(error) }
    print(`${JSON.stringify(fields)}\nStudio Desk ended itself: ${reasonOf(error)}\n`)
    process.exit(FAULT)
  }
  process.on('uncaughtException', end('a fault was not caught'))
  process.on('unhandledRejection', end('a failure was not waited for'))
}

/** At once, so that it is out before the process has gone; a full disk or a closed window keeps nobody from ending. */
function print(text: string): void {
  try {
    writeSync(process.stderr.fd, text)
  } catch {
    // There is nobody to tell.
  }
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
