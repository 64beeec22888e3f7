import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { Refusal } from './api/errors.ts'
import { finishRestore } from './backup/staging.ts'
import type { Ports } from './context.ts'
import { makeDataFolder } from './data-folder.ts'
import { prepareRestore, type Restored } from './features/backup/prepare-restore.ts'
import { lockFolder } from './lock.ts'
import { StartRefused } from './refused-start.ts'
import { readSecrets } from './secrets.ts'
import { ENGLISH, formatSaying } from './lib/sayings/format.ts'

/** The copy, and the file with its passphrase. */
interface Asked {
  file: string
  passphraseFile: string | undefined
}

/**
 * Puts the studio of a copy in a data folder that nobody works in, and gives what to say of it. Refuses the start where that
 * can't be done, and has changed nothing then.
 */
export async function restoreAtStart(dataDir: string, asked: Asked, { random, clock, disk }: Ports): Promise<string> {
  const file = resolve(asked.file)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new StartRefused(`${file} is not a file. Nothing was changed.`)
  makeDataFolder(dataDir)
  const unlock = lockFolder(dataDir)
  try {
    finishRestore(dataDir)
    const passphrase = asked.passphraseFile === undefined ? undefined : firstLine(asked.passphraseFile)
    const present = readable(() => readSecrets(dataDir, random))
    const restored = await prepareRestore({
      dataDir,
      file,
      passphrase,
      present,
      random,
      disk,
      now: clock.now(),
      by: null,
    })
    return said(restored, finishRestore(dataDir)!)
  } catch (error) {
    throw error instanceof Refusal ? new StartRefused(formatSaying(error.detail, ENGLISH)) : error
  } finally {
    unlock()
  }
}

function firstLine(file: string): string {
  return readFileSync(resolve(file), 'utf8').split(/\r?\n/)[0]!
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

function said({ studio_name, as_of, clients, key }: Restored, aside: string): string {
  const keys = {
    same: '',
    restored: ' The keys came with it.',
    new: ' It works with a new key: saved passwords, gift cards by their codes, the recovery code and second factors are lost.',
  }
  return `${studio_name ?? 'The studio'} is restored as of ${as_of}, with ${clients} clients.${keys[key]} What was here before is in ${aside}.`
}
