import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { upload } from '../../../server/test/build/migration.ts'
import type { Reply } from '../../../server/test/request.ts'
import { eventLoopTime, memoryOf } from '../../process-figures.ts'
import { hostileFiles } from '../hostile-files.ts'
import type { TormentedStudio } from '../studio.ts'
import type { Scene, Torment } from '../torment.ts'

/** The most memory a server may have while it reads what is hostile, in MB: itself, the upload and two threads of 512. */
const MOST_MEMORY = 1700
/** The most processor time that the event loop may take from one answer to the next, in milliseconds, however slow the computer. */
const LONGEST_TURN = 1000
/** The largest that the studio's file may become by some uploads of 50 MB at the most, in MB. */
const MOST_FILE = 600
const isLinux = process.platform === 'linux'

/** Files made to cost more than they weigh, while others are answered and written for. */
export const hostileWorkbooks: Torment = {
  name: 'hostile workbooks',
  begin: async (scene) => {
    const { studio, accounts } = await scene.openStudio(undefined, { codes: ['SERVER_BUSY'] })
    if (!isLinux) scene.findings.notMade.add('memory and the longest turn are only looked at on Linux')
    let next = scene.isSmall ? 0 : scene.chance.whole(0, hostileFiles.length - 1)
    return async () => {
      const files = Array.from({ length: scene.isSmall ? 1 : scene.chance.whole(1, 3) }, () => {
        next += 1
        return hostileFiles[next % hostileFiles.length]!
      })
      const writers = accounts.write(2)
      await whileWatched(scene, studio, async () => {
        await Promise.all(files.map((file) => send(scene, studio, file)))
      })
      await writers.stop()
      const size = statSync(join(studio.folder, 'studio.sqlite')).size / 1e6
      if (size > MOST_FILE) scene.findings.others.push(`the studio’s file has become ${Math.round(size)} MB large`)
      await accounts.settle()
    }
  },
}

/** Uploads one: it is refused, or read within its bounds. */
async function send(
  { chance, findings }: Scene,
  studio: TormentedStudio,
  { what, make }: (typeof hostileFiles)[number],
): Promise<void> {
  const { status, body }: Reply = await upload(studio, 'clients', await make(chance))
  if (![200, 413, 422, 503].includes(status)) findings.others.push(`${what}: ${status} ${JSON.stringify(body)}`)
}

/** Does something while health is asked for every few milliseconds, and looks at what that costs. */
async function whileWatched({ findings }: Scene, studio: TormentedStudio, work: () => Promise<void>): Promise<void> {
  let isDone = false
  const working = work().finally(() => (isDone = true))
  let [memory, longest] = [0, 0]
  while (!isDone) {
    const before = isLinux ? eventLoopTime(studio.pid) : 0
    const { status } = await studio.send('GET /api/v1/health', { door: 'public' })
    if (status !== 200) findings.others.push(`health answered ${status} while a file was read`)
    if (isLinux) {
      longest = Math.max(longest, eventLoopTime(studio.pid) - before)
      memory = Math.max(memory, memoryOf(studio.pid))
    }
    await wait(5)
  }
  await working
  if (memory > MOST_MEMORY) findings.others.push(`${Math.round(memory)} MB of memory`)
  if (longest > LONGEST_TURN) findings.others.push(`the event loop took ${Math.round(longest)} ms for one turn`)
}
