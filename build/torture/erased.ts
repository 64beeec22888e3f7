import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { book, sellPack } from '../../server/test/build/bookings.ts'
import { makeClient, sell } from '../../server/test/build/commerce.ts'
import { makeClass } from '../../server/test/build/schedule.ts'
import type { ReachedStudio } from '../../server/test/request.ts'
import type { Scene } from './torment.ts'

/** A client who is to be erased. */
export interface Person {
  id: number
  /** Words that nobody else has: in the name, the e-mail, the notes and the reason of a sale. */
  words: readonly [name: string, mail: string, note: string, reason: string]
}

/** Somebody with a little of everything, whose words nobody else has. */
export async function liveThere({ chance }: Scene, studio: ReachedStudio, number: number): Promise<Person> {
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

/** The words found in files of the folder, in capitals or not; `but` names the files that may have them. */
export function wordsIn(folder: string, words: readonly string[], but: RegExp = /^$/): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.flatMap(({ parentPath, name }) => {
    const file = join(parentPath, name).slice(folder.length + 1)
    if (but.test(file)) return []
    const text = readFileSync(join(parentPath, name)).toString('latin1').toLowerCase()
    return words.filter((word) => text.includes(word.toLowerCase())).map((word) => `${word} in ${file}`)
  })
}
