import Database from 'better-sqlite3'
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'
import { NAMES, type Manifest } from '../../server/backup/manifest.ts'
import { tallyOf, type Tally } from '../../server/backup/tally.ts'
import { serverFile } from '../paths.mjs'
import { quietEnvironment } from './served.ts'

export interface RestoredAside {
  folder: string
  seconds: number
  /** The backup's manifest. */
  manifest: Manifest
}

/** Restores a copy in a new folder with the bundle’s own `--restore`, and ends it before the studio is served. */
export async function restoredAside(file: string): Promise<RestoredAside> {
  const manifest = await manifestOf(file)
  const folder = mkdtempSync(join(tmpdir(), 'studio-restored-'))
  const began = performance.now()
  const child = spawn(process.execPath, [serverFile, '--restore', file], {
    env: quietEnvironment(folder),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let said = ''
  let seconds = Number.NaN
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (!said.includes('is restored as of')) return
    seconds = (performance.now() - began) / 1000
    child.kill('SIGKILL')
  })
  await ended
  if (Number.isNaN(seconds)) throw new Error(`Not restored: ${file} ${said}`)
  return { folder, seconds, manifest }
}

/** The rows and sums of the studio in a folder that nobody works in. */
export function tallyIn(folder: string): Tally {
  const database = new Database(join(folder, 'studio.sqlite'), { readonly: true })
  try {
    return tallyOf(database)
  } finally {
    database.close()
  }
}

async function manifestOf(file: string): Promise<Manifest> {
  const zip = await yauzl.openPromise(file, { autoClose: false })
  try {
    for await (const entry of zip.eachEntry())
      if (entry.fileName === NAMES.manifest)
        return JSON.parse((await buffer(await zip.openReadStreamPromise(entry))).toString()) as Manifest
    throw new Error(`${file} has no manifest`)
  } finally {
    zip.close()
  }
}
