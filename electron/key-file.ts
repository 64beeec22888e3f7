import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The beginning of a key file whose key this computer's password store has locked. */
const WRAPPED = 'wrapped:'

/** This computer's password store, as far as Electron reaches one. */
export interface PasswordStore {
  /** True if what it locks is locked: on some Linux desktops there is none, and Electron would only hide the text. */
  isSafe(): Promise<boolean>
  lock(text: string): Promise<Buffer>
  open(locked: Buffer): Promise<string>
}

/** The password store does not open the key; the message names the key’s file. */
export class KeyLocked extends Error {}

/**
 * Returns the root key for the server if the password store keeps it, else null: then the server reads its file. A plain
 * key is locked first where that can be, unless the owner wants it in a file; one that was locked is put back then.
 */
export async function rootKey(folder: string, store: PasswordStore, isKeptInFile: boolean): Promise<string | null> {
  const file = join(folder, 'secrets.key')
  const text = textOf(file)
  if (text === undefined) return null
  if (text.startsWith(WRAPPED)) {
    const key = await unwrapped(file, text, store)
    return isKeptInFile && isReplaced(file, key) ? null : key
  }
  if (isKeptInFile || !isKey(text) || !(await store.isSafe())) return null
  const locked = await lockedBy(store, text)
  return locked !== undefined && isReplaced(file, WRAPPED + locked) ? text : null
}

/** The key as the store has locked it; undefined where the store fails: what can't be opened again must not take its place. */
async function lockedBy(store: PasswordStore, key: string): Promise<string | undefined> {
  try {
    const locked = await store.lock(key)
    return (await store.open(locked)) === key ? locked.toString('base64') : undefined
  } catch {
    return undefined
  }
}

async function unwrapped(file: string, text: string, store: PasswordStore): Promise<string> {
  try {
    const key = await store.open(Buffer.from(text.slice(WRAPPED.length), 'base64'))
    if (isKey(key)) return key
  } catch {
    // Said below: why a store does not open is its own affair.
  }
  throw new KeyLocked(file)
}

function isKey(text: string): boolean {
  const root = Buffer.from(text, 'base64')
  return root.length === 32 && root.toString('base64') === text
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    // The server says what is wrong with it.
    return undefined
  }
}

/** True if the new text is in the file. Where the disk takes nothing the former is still there, and does as well. */
function isReplaced(file: string, text: string): boolean {
  try {
    replace(file, text)
  } catch {
    // The next start tries again if it did not get so far.
  }
  return textOf(file) === text
}

/** Replaces a file's text. If the computer stops meanwhile, either the former or the new text is in it. */
function replace(file: string, text: string): void {
  const part = `${file}.part`
  writeFileSync(part, `${text}\n`, { mode: 0o600, flush: true })
  renameSync(part, file)
  if (process.platform === 'win32') return
  const folder = openSync(dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
