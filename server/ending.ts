import { writeSync } from 'node:fs'
import { OTHER_FOLDER, refusedBySystem } from './refused-start.ts'
import { shellAbove } from './shell/parent.ts'
import { reasonOf } from './lib/reason.ts'

/** The exit code for a start that failed through no fault of the program. */
const REFUSED = 2
const FAULT = 1

/**
 * Ends the process if it could not be started: with a plain sentence for an expected cause, which says how to choose another
 * `folder`, else with the fault and its place. The desktop shell learns of the former.
 */
export async function endRefused(error: unknown, folder: string, otherFolder = OTHER_FOLDER): Promise<never> {
  const refused = refusedBySystem(error, folder, otherFolder)
  print(`${refused ? refused.message : stackOf(error)}\n`)
  if (refused) await shellAbove()?.tell({ kind: 'refused', reason: refused.reason, message: refused.message })
  process.exit(refused ? REFUSED : FAULT)
}

/**
 * An uncaught fault is a bug: it is reported with its reason and ends the process, since its half-done work is unknown; the
 * parent of the process starts it again. Closed output is no fault.
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
