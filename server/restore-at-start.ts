import { accessSync, constants, existsSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Refusal } from './api/errors.ts'
import { finishRestore } from './backup/staging.ts'
import type { Ports } from './context.ts'
import { makeDataFolder } from './data-folder.ts'
import { prepareRestore, type Restored } from './features/backup/prepare-restore.ts'
import { lockFolder } from './lock.ts'
import { StartRefused } from './refused-start.ts'
import { readSecrets } from './secrets.ts'
import { LOST_WITH_A_KEY } from './studio-key.ts'
import { formatCount, formatInstant } from './lib/phrases.ts'
import { ENGLISH, formatSaying } from './lib/sayings/format.ts'
import { readSaying } from './lib/sayings/sayings.ts'

/** The options given at the terminal. */
export interface Asked {
  /** The copy. */
  file: string
  /** The file with its passphrase. */
  passphraseFile?: string | undefined
  /** Go on with a new key where the passphrase is lost. */
  withoutKeys?: boolean | undefined
  /** The root key of the studio that is there, where the desktop shell keeps it. */
  key?: string | undefined
}

/**
 * Puts the studio of a copy in a data folder that nobody works in, and gives what to say of it. Refuses the start where that
 * can't be done, and has changed nothing then.
 */
export async function restoreAtStart(dataDir: string, asked: Asked, { random, clock, disk }: Ports): Promise<string> {
  const file = requireCopy(asked.file)
  const passphrase = asked.passphraseFile === undefined ? undefined : passphraseIn(resolve(asked.passphraseFile))
  const missing = missingFolders(dataDir)
  try {
    makeDataFolder(dataDir)
    const unlock = lockFolder(dataDir)
    try {
      finishRestore(dataDir)
      const present = readable(() => readSecrets(dataDir, random, asked.key))
      const restored = await prepareRestore({
        dataDir,
        file,
        passphrase,
        withoutSecrets: asked.withoutKeys,
        present,
        random,
        disk,
        now: clock.now(),
        by: null,
      })
      return said(restored, finishRestore(dataDir))
    } finally {
      unlock()
    }
  } catch (error) {
    takeBack(missing)
    if (!(error instanceof Refusal)) throw error
    const reason = error.code === 'BACKUP_PASSPHRASE_WRONG' ? 'passphrase' : 'other'
    throw new StartRefused(sentenceOf(error, file), { reason })
  }
}

const NOTHING_CHANGED = 'Nothing was changed.'

function requireCopy(asked: string): string {
  const file = resolve(asked)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new StartRefused(`${file} is not a file. ${NOTHING_CHANGED}`)
  try {
    accessSync(file, constants.R_OK)
  } catch {
    throw new StartRefused(`This user of the computer may not read ${file}. ${NOTHING_CHANGED}`)
  }
  return file
}

function passphraseIn(file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    const why = existsSync(file) ? 'it is no file, or this user of the computer may not read it' : 'it is not there'
    throw new StartRefused(`The passphrase file ${file} can’t be read: ${why}. ${NOTHING_CHANGED}`)
  }
  const first = text.split(/\r?\n/)[0]!
  if (first !== '') return first
  throw new StartRefused(
    `The first line of ${file} is empty: it has to be the passphrase of the copy. ${NOTHING_CHANGED}`,
  )
}

/** The folders on the way to one that are not there yet, the innermost first. */
function missingFolders(folder: string): string[] {
  return existsSync(folder) ? [] : [folder, ...missingFolders(dirname(folder))]
}

/** Removes the folders that were made for a restore that was refused; one that holds anything but the lock stays. */
function takeBack(made: readonly string[]): void {
  const [dataDir] = made
  if (dataDir === undefined) return
  try {
    // Elsewhere the lock's file stays, since two could hold it; of a folder that new no other process knows.
    rmSync(join(dataDir, 'studio.lock'), { force: true })
    for (const folder of made) rmdirSync(folder)
  } catch {
    // Remains that can't be removed must not hide the reason of the refusal.
  }
}

/** A key file that can't be read is none: it is kept aside with the rest. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof StartRefused) return undefined
    throw error
  }
}

/** Why it was refused; where a passphrase is asked for, with the options that give it. */
function sentenceOf({ detail }: Refusal, file: string): string {
  const give = 'Put its passphrase on the first line of a file, and name that with --passphrase-file FILE.'
  const { code } = readSaying(detail)
  if (code === 'backup.copy_is_encrypted') return `${file} is encrypted. ${give} ${NOTHING_CHANGED}`
  if (code !== 'backup.keys_travel') return formatSaying(detail, ENGLISH)
  return (
    `The keys of this studio travel with ${file} under a passphrase. ${give} Where the passphrase is lost, add --without-keys ` +
    `(${LOST_WITH_A_KEY}). ${NOTHING_CHANGED}`
  )
}

function said({ studio_name, as_of, clients, key }: Restored, aside: string | undefined): string {
  const keys = {
    same: '',
    restored: ' The keys came with it.',
    new: ' It works with a new key: saved passwords, gift cards by their codes, the recovery code and second factors are lost.',
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const former = aside === undefined ? '' : ` What was here before is in ${aside}.`
  return `${studio_name ?? 'The studio'} is restored as of ${formatInstant(as_of, timeZone)}, with ${formatCount(clients, 'client')}.${keys[key]}${former}`
}
