import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inherited } from '../../server/test/process.ts'

const main = join(import.meta.dirname, '..', 'main.ts')

/** The content of a running service's license.json. */
export interface Note {
  url: string
  pid: number
  version: string
  public_key: string
}

export interface LicenseProcess {
  child: ChildProcess
  /** Everything it has written to standard output. */
  printed(): string
  /** Everything it has written to standard error. */
  said(): string
  /** Resolves when it has ended: its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
  /** Resolves with license.json once it is ready; rejects with what it said if it ends instead. */
  ready: Promise<Note>
}

/** Runs the service as its own process, with this configuration and nothing else of the environment. */
export function runLicense(env: Record<string, string | undefined>, words: readonly string[] = []): LicenseProcess {
  const child = spawn(process.execPath, [main, ...words], { env: { ...inherited(), ...env } })
  let [errors, output] = ['', '']
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? -1))
  })
  const ready = new Promise<Note>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('is ready')) resolve(noteIn(env['LICENSE_DATA_DIR']!))
    })
    void ended.then((how) => reject(new Error(`The service ended (${how}): ${errors}`)))
  })
  ready.catch(() => {})
  return { child, printed: () => output, said: () => errors, ended, ready }
}

/** Reads license.json in a data folder. */
export function noteIn(folder: string): Note {
  return JSON.parse(readFileSync(join(folder, 'license.json'), 'utf8')) as Note
}
