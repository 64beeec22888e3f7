import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const project = join(import.meta.dirname, '../../..')
const server = join(project, 'dist/server/main.mjs')

/** Where today's made-up studio of this build is stored: making it takes longer than most tests. */
const place = () => {
  const build = statSync(server).mtimeMs.toFixed(0)
  return join(project, '.cache', `demo-${build}-${new Date().toISOString().slice(0, 10)}`)
}

/**
 * Copies the made-up studio into a folder, where need be once another process has stored it.
 * @returns false where the caller has to make it and `storeMadeUpStudio`
 */
export async function takeMadeUpStudio(folder: string): Promise<boolean> {
  while (!existsSync(place())) {
    if (isOursToMake()) return false
    await wait(200)
  }
  cpSync(place(), folder, { recursive: true })
  return true
}

/** Stores a made-up studio, whose server has ended, for the tests that follow. */
export function storeMadeUpStudio(folder: string): void {
  const unfinished = mkdtempSync(`${place()}.part-`)
  cpSync(folder, unfinished, { recursive: true })
  renameSync(unfinished, place())
  rmSync(lock())
}

const lock = () => `${place()}.lock`

/** True if this process is the one that makes it: the first that asks, or the next one where that has ended. */
function isOursToMake(): boolean {
  try {
    writeFileSync(lock(), String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (existsSync(lock()) && !isAlive(Number(readFileSync(lock(), 'utf8')))) rmSync(lock(), { force: true })
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
