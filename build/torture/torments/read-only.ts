import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Scene, Torment } from '../torment.ts'
import type { TormentedStudio } from '../studio.ts'
import { expectReads, storageOf, until } from '../waiting.ts'

interface Way {
  /** Takes the right to write from a studio that runs. */
  take(studio: TormentedStudio): void
  giveBack(studio: TormentedStudio): void
}

const FILES = ['studio.sqlite', 'studio.sqlite-wal']
const isRoot = process.getuid?.() === 0
const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

/** The studio's files no longer take writes, while it runs and when it starts. */
export const readOnly: Torment = {
  name: 'files that take no writes',
  unable: () => (process.platform === 'linux' ? undefined : 'only Linux can take that right from a file that is open'),
  begin: async (scene) => {
    const { chance, findings } = scene
    const { studio, accounts } = await scene.openStudio(undefined, {
      codes: ['STORAGE_READ_ONLY'],
      lines: [/storage fails.*read_only/, /the log stays beside/],
    })
    const ways = [byLimit, ...(makeFast(scene, studio.folder) ? [byFiles] : [])]
    return async () => {
      const writers = accounts.write(chance.whole(1, 12))
      await writers.answers(chance.whole(5, 50))
      const way = chance.pick(ways)
      way.take(studio)
      await until('the studio tells that nothing can be written', async () => (await storageOf(studio)) !== undefined)
      await writers.answers(chance.whole(2, 20))
      await expectReads(studio, findings)
      way.giveBack(studio)
      await until('the studio is well again', async () => (await storageOf(studio)) === undefined)
      await writers.answers(10)
      if (chance.pick([true, false])) await startWithout(scene, studio)
      await writers.stop()
      await accounts.settle()
    }
  },
}

/** Ended and started on files that can't be written: it serves what can be read, or says why not. */
async function startWithout({ chance, findings }: Scene, studio: TormentedStudio): Promise<void> {
  await studio.kill()
  const names = chance.pick([FILES, ['studio.sqlite'], ['studio.sqlite-wal']])
  lock(studio.folder, true, names)
  const refused = await studio.startOrRefusal()
  if (refused === undefined) await expectReads(studio, findings)
  else if (!/^2 .*(can’t be opened|read-only)/.test(refused))
    findings.others.push(`a start on files that can’t be written: ${refused}`)
  lock(studio.folder, false)
  if (refused !== undefined) await studio.start()
  else await until('the studio is well again', async () => (await storageOf(studio)) === undefined)
}

/** No file may become larger than nothing: every write of the process to a file fails. */
const byLimit: Way = {
  take: ({ pid }) => limit(pid, '0:'),
  giveBack: ({ pid }) => limit(pid, 'unlimited:'),
}

/** Makes the files themselves read-only, also for processes that have them open. */
const byFiles: Way = {
  take: ({ folder }) => lock(folder, true),
  giveBack: ({ folder }) => lock(folder, false),
}

function limit(pid: number, size: string): void {
  if (!run('prlimit', '--pid', String(pid), `--fsize=${size}`)) throw new Error('prlimit could not set a limit')
}

/** True if files can be made fast here; said in the table where not. */
function makeFast(scene: Scene, folder: string): boolean {
  const isPossible = isRoot && run('chattr', '+i', join(folder, 'studio.sqlite'))
  if (isPossible) scene.after(() => lock(folder, false))
  else scene.findings.notMade.add('a file made fast while it is open needs root and a file system that can (chattr +i)')
  lock(folder, false)
  return isPossible
}

/** For root rights are no hindrance, so the files are made fast. */
function lock(folder: string, isLocked: boolean, names: readonly string[] = FILES): void {
  for (const name of names.filter((one) => existsSync(join(folder, one)))) {
    if (isRoot) run('chattr', isLocked ? '+i' : '-i', join(folder, name))
    else chmodSync(join(folder, name), isLocked ? 0o400 : 0o600)
  }
}
