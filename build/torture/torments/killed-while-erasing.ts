import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeClient, sell } from '../../../server/test/build/commerce.ts'
import { book, sellPack } from '../../../server/test/build/bookings.ts'
import { makeClass } from '../../../server/test/build/schedule.ts'
import type { TormentedStudio } from '../studio.ts'
import type { Scene, Torment } from '../torment.ts'

interface Person {
  id: number
  /** What the client can be found by. */
  words: readonly string[]
}

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

/** Somebody with a little of everything. */
async function liveThere({ chance }: Scene, studio: TormentedStudio, number: number): Promise<Person> {
  const word = (kind: string) => `${kind}${chance.whole(1e8, 1e9).toString(36)}x${number}`
  const [name, mail, note, reason] = [word('Quill'), word('mail'), word('mat'), word('engrave')] as const
  const { id } = await makeClient(studio, { full_name: `Zenobia ${name}`, email: `${mail}@client.test` })
  for (let notes = chance.whole(1, 30); notes > 0; notes -= 1)
    await studio.asOwner(`POST /api/v1/clients/${id}/notes`, { body: `${note} by the window ${notes}` })
  await sell(studio, { client_id: id, notes: reason })
  await sellPack(studio, { id }, 5)
  await book(studio, await makeClass(studio), { id })
  return { id, words: [name, mail, note, reason] }
}

/** After the start an erasure has not begun, or has been brought to its end. */
async function expectWholeOrGone({ findings }: Scene, studio: TormentedStudio, { id, words }: Person): Promise<void> {
  const [client, notes, sales] = await Promise.all(
    [`clients/${id}`, `clients/${id}/notes`, `product-sales?client_id=${id}`].map(async (path) =>
      JSON.stringify((await studio.asOwner(`GET /api/v1/${path}`)).body),
    ),
  )
  const [name, mail, note, reason] = words as [string, string, string, string]
  const left = [client!.includes(name), client!.includes(mail), notes!.includes(note), sales!.includes(reason)]
  if (new Set(left).size > 1) findings.others.push(`half of client ${id} is erased: ${left.join(', ')}`)
}

/** The words that stand in a file of the folder, whatever the case of their letters. */
function wordsIn(folder: string, words: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.flatMap(({ parentPath, name }) => {
    const text = readFileSync(join(parentPath, name)).toString('latin1').toLowerCase()
    return words.filter((word) => text.includes(word.toLowerCase())).map((word) => `${word} in ${name}`)
  })
}
