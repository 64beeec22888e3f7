import { renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Torment } from '../torment.ts'
import { expectReads, storageOf, until } from '../waiting.ts'

/** Its file, or the log beside it, is moved away while many write, and put back. */
export const takenAway: Torment = {
  name: 'files taken away',
  unable: () => (process.platform === 'win32' ? 'Windows lets nobody move a file that is open' : undefined),
  begin: async (scene) => {
    const { chance, findings } = scene
    const { studio, accounts } = await scene.openStudio(undefined, {
      codes: ['STORAGE_GONE'],
      lines: [/storage fails.*gone/, /the database was moved or deleted/],
    })
    return async () => {
      const writers = accounts.write(chance.whole(1, 12))
      await writers.answers(chance.whole(5, 50))
      const file = join(studio.folder, chance.pick(['studio.sqlite', 'studio.sqlite-wal']))
      renameSync(file, `${file}.elsewhere`)
      await until('the studio tells that its file is gone', async () => (await storageOf(studio)) === 'STORAGE_GONE')
      await writers.answers(chance.whole(2, 20))
      await expectReads(studio, findings)
      renameSync(`${file}.elsewhere`, file)
      await until('the studio is well again', async () => (await storageOf(studio)) === undefined)
      await writers.answers(10)
      await writers.stop()
      await accounts.settle()
    }
  },
}
