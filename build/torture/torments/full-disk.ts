import { noSmallDisk, smallDisk } from '../small-disk.ts'
import type { Torment } from '../torment.ts'
import { expectReads, storageOf, until } from '../waiting.ts'

/** Its disk fills while many write, and is emptied again; now and then it is ended and started on the full disk. */
export const fullDisk: Torment = {
  name: 'a full disk',
  unable: noSmallDisk,
  begin: async (scene) => {
    const { chance, findings } = scene
    const disk = smallDisk(scene, 48)
    const { studio, accounts } = await scene.openStudio(disk.folder, {
      codes: ['STORAGE_FULL'],
      lines: [/storage fails.*full/, /the log stays beside/],
    })
    return async () => {
      const writers = accounts.write(chance.whole(1, 12))
      await writers.answers(chance.whole(5, 50))
      disk.fill()
      await until('the studio tells of the full disk', async () => (await storageOf(studio)) === 'STORAGE_FULL')
      await writers.answers(chance.whole(2, 20))
      await expectReads(studio, findings)
      if (!scene.isSmall && chance.pick([true, false])) {
        await studio.kill()
        const refused = await studio.startOrRefusal()
        if (refused === undefined) await expectReads(studio, findings)
        else if (!/^2 The disk with .* is full/.test(refused))
          findings.others.push(`a start on a full disk: ${refused}`)
        disk.empty()
        if (refused !== undefined) await studio.start()
      }
      disk.empty()
      await until('the studio is well again', async () => (await storageOf(studio)) === undefined)
      await writers.answers(10)
      await writers.stop()
      await accounts.settle()
    }
  },
}
