import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Scene, Torment } from '../torment.ts'
import type { TormentedStudio } from '../studio.ts'
import { expectReads, storageOf, until } from '../waiting.ts'

const locker = join(import.meta.dirname, '..', 'locker.mjs')

/** Another program holds its file for longer than it waits, and ends well or not; another server wants its folder. */
export const locked: Torment = {
  name: 'a lock held by another',
  begin: async (scene) => {
    const { chance, findings } = scene
    const { studio, accounts } = await scene.openStudio(undefined, {
      codes: ['STORAGE_BUSY'],
      lines: [/storage fails.*busy/, /the log stays beside/],
    })
    return async () => {
      const writers = accounts.write(chance.whole(1, 12))
      await writers.answers(chance.whole(5, 50))
      const other = await lock(scene, studio.folder)
      await until('the studio tells of the lock', async () => (await storageOf(studio)) === 'STORAGE_BUSY')
      await expectReads(studio, findings)
      await expectAlone(scene, studio)
      if (!scene.isSmall && chance.pick([true, false, false])) {
        await studio.kill()
        const refused = await studio.startOrRefusal()
        if (refused !== undefined && !/^2 Another program has locked/.test(refused))
          findings.others.push(`a start on a locked file: ${refused}`)
        await other.end(chance.pick(['SIGKILL', undefined]))
        if (refused !== undefined) await studio.start()
      }
      await other.end(chance.pick(['SIGKILL', undefined]))
      await until('the studio is well again', async () => (await storageOf(studio)) === undefined)
      await writers.answers(10)
      await writers.stop()
      await accounts.settle()
    }
  },
}

/** Another server on the same folder is refused, and the first goes on. */
async function expectAlone({ findings, studio: another }: Scene, { folder }: TormentedStudio): Promise<void> {
  const refused = await another(folder).startOrRefusal()
  if (!refused?.startsWith('2 Studio Desk is already running')) {
    findings.others.push(`a second server on the same folder: ${refused ?? 'it serves'}`)
  }
}

async function lock(scene: Scene, folder: string) {
  const child = spawn(process.execPath, [locker, join(folder, 'studio.sqlite')], { stdio: ['pipe', 'pipe', 'inherit'] })
  scene.after(() => child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return {
    /** Ends it, by a signal or because it has done its work. */
    end: async (signal?: NodeJS.Signals) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      if (signal) child.kill(signal)
      else child.stdin.end()
      await ended
    },
  }
}
