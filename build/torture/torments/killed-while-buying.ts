import { setTimeout as wait } from 'node:timers/promises'
import { daysPass } from '../buying/bank.ts'
import { crowd } from '../buying/crowd.ts'
import { holdAgainst, waiting } from '../buying/held-against.ts'
import { openShop } from '../buying/shop.ts'
import type { Torment } from '../torment.ts'
import { until } from '../waiting.ts'

/** Minutes after which nobody can pay for a purchase that was begun before. */
const OVER = 45

/**
 * Ended with -9 while clients buy, and the processor tells of it twice, late, turned round or not at all: what was paid is
 * delivered once, with one receipt, and nothing else is.
 */
export const killedWhileBuying: Torment = {
  name: 'killed while buying',
  begin: async (scene) => {
    const { chance, findings, isSmall } = scene
    const shop = await openShop(scene)
    const { studio, processor } = shop
    const begun: string[] = []
    return async () => {
      for (let kills = isSmall ? 3 : chance.whole(1, 5); kills > 0; kills -= 1) {
        const buyers = crowd(scene, shop, chance.whole(2, isSmall ? 4 : 10))
        await buyers.begins(isSmall ? 17 : chance.whole(5, 40))
        await wait(chance.whole(0, 60))
        await studio.kill()
        for (let times = chance.pick([0, 0, 0, 1]); times > 0; times -= 1)
          await studio.killWhileStarting(chance.whole(1, 600))
        await studio.start()
        await buyers.stop()
        begun.push(...buyers.begun)
      }
      await daysPass(scene, shop)
      processor.deliver.as(chance.pick([{ drop: true }, { times: 2, order: 'shuffled', together: true }]))
      await studio.kill()
      shop.passMinutes(OVER)
      const started = shop.clock.now()
      await studio.start()
      await processor.catchUp()
      await until('what was paid is delivered', () => waiting(shop, started).length === 0).catch((error: unknown) => {
        findings.others.push(`${String(error)}: ${waiting(shop, started).join(', ')}`)
      })
      await holdAgainst(shop, begun, findings)
    }
  },
}
