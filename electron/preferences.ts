import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Bounds } from './bounds.ts'
import type { Ports } from './ports.ts'
import type { Installed } from './updates/former-version.ts'

/** The values that the shell remembers between two starts. */
export interface Preferences {
  bounds?: Bounds
  isMaximized?: boolean
  /** True if a notification has explained that closing the window leaves the studio at work. */
  isHidingTold?: boolean
  /** The doors' ports, where the usual ones were taken. */
  ports?: Ports
  /** The owner wants the key in a plain file. */
  isKeyInFile?: boolean
  /** The last update, until the new version has started. */
  installed?: Installed
}

/** The preferences in a file; one that can't be read is as good as none. */
export class PreferencesFile {
  readonly #file: string
  #kept: Preferences

  constructor(file: string) {
    this.#file = file
    this.#kept = read(file)
  }

  get kept(): Preferences {
    return this.#kept
  }

  /** Changes some and keeps all; an undefined one is forgotten. Where they can't be written they hold until the end. */
  keep(changes: Partial<Preferences>): void {
    this.#kept = { ...this.#kept, ...changes }
    try {
      const part = `${this.#file}.part`
      writeFileSync(part, JSON.stringify(this.#kept, null, 2), { mode: 0o600 })
      toDisk(part)
      renameSync(part, this.#file)
    } catch (error) {
      console.error('The preferences could not be kept:', error)
    }
  }
}

function read(file: string): Preferences {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {}
  } catch {
    return {}
  }
}

function toDisk(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
