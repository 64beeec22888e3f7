import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localDate } from '../../server/lib/time.ts'
import { migrations } from '../../server/db/migrations/index.ts'
import { ZONE } from '../../server/seed/making.ts'
import { cache, root } from '../paths.mjs'

const SEED = 1

/**
 * The folder of a made studio of ten years at a scale, found this morning: made once a day (and anew for another schema or
 * another seed), kept in `.cache`. Older ones are removed.
 */
export function madeStudio(scale: number): string {
  const today = localDate(new Date().toISOString(), ZONE)
  const name = `bench-years-${scale}-`
  const folder = join(cache, `${name}${today}-${migrations.length}`)
  if (existsSync(join(folder, 'size'))) return folder
  for (const old of readdirSync(cache).filter((one) => one.startsWith(name))) {
    rmSync(join(cache, old), { recursive: true, force: true })
  }
  const options = [
    '--years',
    '10',
    '--seed',
    String(SEED),
    '--scale',
    String(scale),
    '--until',
    today,
    '--data',
    folder,
  ]
  console.log(`Making the studio of ten years at scale ${scale} …`)
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'build/seed/main.ts'), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error('The studio could not be made')
  writeFileSync(join(folder, 'size'), stdout.split('\n')[0]!.replace(/^Made in \d+ s: /, ''))
  return folder
}

/** How large a made studio is: bookings, megabytes, bytes a booking. */
export function sizeOf(folder: string): string {
  return `${readFileSync(join(folder, 'size'), 'utf8')} (${(statSync(join(folder, 'studio.sqlite')).size / 1e6).toFixed(0)} MB)`
}
