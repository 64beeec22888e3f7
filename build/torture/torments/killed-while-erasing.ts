import { setTimeout as wait } from 'node:timers/promises'
import { liveThere, wordsIn, type Person } from '../erased.ts'
import type { TormentedStudio } from '../studio.ts'
import type { Scene, Torment } from '../torment.ts'

/** Ended with -9 while a client is erased: asked again, no word of theirs is left in the folder, and nobody else lost any. */
export const killedWhileErasing: Torment = {
  name: 'killed while erasing',
  begin: async (scene) => {
    const { chance, findings } = scene
    const { studio, accounts } = await scene.openStudio()
    let people = 0
    return async () => {
      people += 1
      const person = await liveThere(scene, studio, people)
      const writers = accounts.write(chance.whole(1, 4))
      await writers.answers(chance.whole(1, 20))
      const path = `POST /api/v1/gdpr/delete/${person.id}`
      const begun = studio.asOwner(path).catch(() => undefined)
      await wait(chance.whole(0, 80))
      await studio.kill()
      await Promise.all([begun, writers.stop()])
      await studio.start()
      await expectWholeOrGone(scene, studio, person)
      const { status, body } = await studio.asOwner(path)
      if (status !== 200) findings.others.push(`an erasure that was broken off: ${status} ${JSON.stringify(body)}`)
      else findings.acknowledged += 1
      for (const word of wordsIn(studio.folder, person.words)) findings.others.push(`erased, and still there: ${word}`)
      await accounts.settle()
    }
  },
}

/** After the start an erasure has not begun, or has been brought to its end. */
async function expectWholeOrGone({ findings }: Scene, studio: TormentedStudio, { id, words }: Person): Promise<void> {
  const [client, notes, sales] = await Promise.all(
    [`clients/${id}`, `clients/${id}/notes`, `product-sales?client_id=${id}`].map(async (path) =>
      JSON.stringify((await studio.asOwner(`GET /api/v1/${path}`)).body),
    ),
  )
  const [name, mail, note, reason] = words
  const left = [client!.includes(name), client!.includes(mail), notes!.includes(note), sales!.includes(reason)]
  if (new Set(left).size > 1) findings.others.push(`half of client ${id} is erased: ${left.join(', ')}`)
}
