import { setTimeout as wait } from 'node:timers/promises'
import type { Torment } from '../torment.ts'

/** Ended with -9 while it is started in an empty folder, and while it is set up: what is started then is a studio. */
export const killedAtFirstStart: Torment = {
  name: 'killed at its first start',
  begin: async ({ chance, findings, studio: newStudio, folder }) => {
    const began = performance.now()
    const first = newStudio()
    await first.start()
    const span = performance.now() - began
    await first.stop()
    return async () => {
      const studio = newStudio(folder())
      for (let times = chance.whole(1, 5); times > 0; times -= 1)
        await studio.killWhileStarting(chance.whole(1, Math.ceil(span)))
      await studio.open()
      const settingUp = studio.setUp().catch(() => undefined)
      if (chance.pick([true, false])) {
        await wait(chance.whole(0, 150))
        await studio.kill()
        await settingUp
        await studio.open()
      }
      // Signing in is the way if the set-up succeeded but its answer was lost.
      if (!(await settingUp)) await studio.setUp().catch(() => studio.signIn())
      const { status } = await studio.asOwner('POST /api/v1/clients', { full_name: 'First Client' })
      if (status === 201) findings.acknowledged += 1
      else findings.others.push(`a studio set up after kills takes no client: ${status}`)
      await studio.stop()
      await studio.start()
      const { body } = await studio.asOwner('GET /api/v1/clients')
      if (body.items[0]?.full_name !== 'First Client') findings.lost.push('the first client of a new studio')
      const integrity = (await studio.asOwner('GET /api/v1/studio/integrity')).body
      if (!integrity.ok) findings.others.push(`integrity after a first start: ${JSON.stringify(integrity)}`)
      await studio.stop()
    }
  },
}
