import { setTimeout as wait } from 'node:timers/promises'
import type { Torment } from '../torment.ts'

/** Ended with -9 while many write, and now and then again while it starts. */
export const killedWhileWriting: Torment = {
  name: 'killed while writing',
  begin: async ({ chance, isSmall, openStudio }) => {
    const { studio, accounts } = await openStudio()
    return async () => {
      const writers = accounts.write(chance.whole(1, isSmall ? 8 : 32))
      await writers.answers(chance.whole(1, isSmall ? 60 : 400))
      await wait(chance.whole(0, 20))
      await studio.kill()
      await writers.stop()
      for (let times = chance.pick([0, 0, 1, 3]); times > 0; times -= 1)
        await studio.killWhileStarting(chance.whole(1, 600))
      await studio.start()
      await accounts.settle()
    }
  },
}
