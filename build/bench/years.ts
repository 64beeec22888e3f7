import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localDate } from '../../server/lib/time.ts'
import { ZONE } from '../../server/seed/making.ts'
import { cache, root } from '../paths.mjs'

const SEED = 1

/**
 * Returns the folder of a made studio of some years at a scale, as of this morning. It is made once a day (and again for another
 * schema or another way of making it) and kept in `.cache`. Older ones are removed.
 */
export function madeStudio(years: number, scale: number): string {
  const today = localDate(new Date().toISOString(), ZONE)
  const name = `bench-years-${years}-${scale}-`
  const folder = join(cache, `${name}${today}-${madeBy()}`)
  if (existsSync(join(folder, 'size'))) return folder
  for (const old of readdirSync(cache).filter((one) => one.startsWith(name))) {
    rmSync(join(cache, old), { recursive: true, force: true })
  }
  const options = [
    '--years',
    String(years),
    '--seed',
    String(SEED),
    '--scale',
    String(scale),
    '--until',
    today,
    '--data',
    folder,
  ]
  console.log(`Making the studio of ${years} ${years === 1 ? 'year' : 'years'} at scale ${scale} …`)
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'build/seed/main.ts'), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error('The studio could not be made')
  writeFileSync(join(folder, 'size'), stdout.split('\n')[0]!.replace(/^Made in \d+ s: /, ''))
  return folder
}

/** A word for the schema and the code that makes the studio. */
function madeBy(): string {
  const seed = join(root, 'server/seed')
  const files = [join(root, 'server/db/schema.sql'), ...readdirSync(seed).map((name) => join(seed, name))]
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}

/** Returns the size of a made studio: bookings, megabytes, bytes a booking. */
export function sizeOf(folder: string): string {
  return `${readFileSync(join(folder, 'size'), 'utf8')} (${(statSync(join(folder, 'studio.sqlite')).size / 1e6).toFixed(0)} MB)`
}
