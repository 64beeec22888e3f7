import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeClient } from '../../../server/test/build/commerce.ts'
import { Accounts } from '../accounts.ts'
import { copyOfFolder, DESK, makeCopied, namesIn, options } from '../copied-studio.ts'
import { Desk } from '../desk.ts'
import { liveThere, wordsIn, type Person } from '../erased.ts'
import { commandLine, formOf, type GoneOn } from '../gone-on.ts'
import { all, deskWork } from '../kinds.ts'
import type { TormentedStudio } from '../studio.ts'
import type { Scene, Torment } from '../torment.ts'
import { until } from '../waiting.ts'

/** A studio with a copy in which people stand who will be erased. */
type Copied = Pick<GoneOn, 'folder' | 'copy' | 'far' | 'passphraseFile'> & { people: readonly Person[] }

/**
 * A copy takes the place of a studio that has erased clients since it was made, and is ended with -9 as it does: then none of
 * them is in the restored data, and the studio that was set aside is there as it was, without them.
 */
export const restoredAfterErasures: Torment = {
  name: 'restored after erasures',
  begin: async (scene) => {
    const copied = await makeCopy(scene)
    return () => restoreOne(scene, copied)
  },
}

async function makeCopy(scene: Scene): Promise<Copied> {
  const { studio, ...copied } = await makeCopied(scene)
  const people = [
    await liveThere(scene, studio, 1),
    await liveThere(scene, studio, 2),
    await liveThere(scene, studio, 3),
  ]
  const copy = (await studio.asOwner('POST /api/v1/studio/backup')).body.file_name as string
  await until('the copy is elsewhere', async () => {
    const { body } = await studio.asOwner('GET /api/v1/studio/backups')
    return body.folder.file_name === copy && body.bucket.file_name === copy
  })
  await studio.stop()
  return { ...copied, copy, people }
}

async function restoreOne(scene: Scene, copied: Copied): Promise<void> {
  const { chance, findings, isSmall } = scene
  const studio = scene.studio(copyOfFolder(scene, copied.folder), options)
  const desk = new Desk(studio)
  await studio.open()
  await desk.moveTo(studio)
  const accounts = new Accounts(desk, await deskWork(desk, DESK), { findings, chance })
  const newcomer = `Nora ${chance.whole(1e8, 1e9).toString(36)}`
  await makeClient(desk, { full_name: newcomer })
  const writers = accounts.write(chance.whole(1, 3))
  await writers.answers(chance.whole(1, 20))
  // One is erased before the restore, one after it; the third stays.
  const [before, after, stays] = copied.people as [Person, Person, Person]
  await erase(scene, studio, desk, before)
  await writers.stop()
  await restore(scene, studio, { copied, isKilled: !isSmall && chance.next() < 0.6 })
  await desk.moveTo(studio)
  const aside = namesIn(studio.folder).filter((name) => name.startsWith('replaced-'))
  const { restored_as_of } = (await studio.asOwner('GET /api/v1/studio/restored')).body
  if ((restored_as_of !== null) !== (aside.length === 1)) {
    findings.others.push(`restored as of ${restored_as_of}, aside: ${aside.join(', ')}`)
    return
  }
  await expectGone(scene, studio, before)
  if (restored_as_of !== null) {
    await expectThere(scene, studio, after)
    await erase(scene, studio, desk, after)
    await expectGone(scene, studio, after)
    await expectThere(scene, studio, stays)
    await studio.stop()
    await expectAside(scene, join(studio.folder, aside[0]!), {
      accounts,
      desk,
      newcomer,
      erased: [before, after],
      stays,
    })
  } else {
    await accounts.settle()
    await studio.stop()
  }
}

/** Erases a client; now and then it is ended meanwhile, and asked again. */
async function erase({ chance, findings, isSmall }: Scene, studio: TormentedStudio, desk: Desk, { id }: Person) {
  const path = `POST /api/v1/gdpr/delete/${id}`
  if (!isSmall && chance.next() < 0.3) {
    const asked = desk.asOwner(path).catch(() => undefined)
    await wait(chance.whole(0, 60))
    await studio.kill()
    await asked
    await studio.open()
    await desk.moveTo(studio)
  }
  const { status, body } = await desk.asOwner(path)
  if (status === 200) findings.acknowledged += 1
  else findings.others.push(`not erased: ${status} ${JSON.stringify(body)}`)
}

/** Restores the copy through the door or the command line, with or without a kill in between, and starts the server again. */
async function restore(
  scene: Scene,
  studio: TormentedStudio,
  { copied, isKilled }: { copied: Copied; isKilled: boolean },
): Promise<void> {
  const { chance, findings } = scene
  const goneOn = copied as unknown as GoneOn
  if (chance.next() < 0.4) {
    await studio.stop()
    const words = commandLine(scene, studio.folder, goneOn)
    if (isKilled) await studio.killStarted(words, () => wait(chance.whole(100, 2500)))
    else await studio.open(words)
    if (isKilled) await studio.open()
    return
  }
  const form = await formOf(chance.pick(['sent', 'here', 'folder', 'bucket'] as const), goneOn)
  const asked = studio.ask('POST /api/v1/studio/restore', { body: form }).catch(() => undefined)
  if (isKilled) {
    await wait(chance.whole(0, 2500))
    await studio.kill()
    await asked
    return studio.open()
  }
  const reply = await asked
  if (reply?.status !== 200) findings.lost.push(`a restore: ${reply?.status} ${JSON.stringify(reply?.body)}`)
  // The server starts itself again.
  await until('it serves again', async () => {
    const { status } = await studio.send('GET /api/v1/health').catch(() => ({ status: 0 }))
    return status === 200 && namesIn(studio.folder).some((name) => name.startsWith('replaced-'))
  })
}

/** None of their words is in the data folder, but in its sealed copies. */
async function expectGone({ findings }: Scene, studio: TormentedStudio, { id, words }: Person): Promise<void> {
  for (const word of wordsIn(studio.folder, words, /^(backups|restoring)\//))
    findings.others.push(`erased, and there after the restore: ${word}`)
  const { status, body } = await studio.asOwner(`GET /api/v1/clients/${id}`)
  if (status === 200 && JSON.stringify(body).includes(words[0]))
    findings.others.push(`erased, and shown after the restore: client ${id}`)
}

async function expectThere({ findings }: Scene, studio: TormentedStudio, { id, words }: Person): Promise<void> {
  const { body } = await studio.asOwner(`GET /api/v1/clients/${id}`)
  if (!JSON.stringify(body).includes(words[0]))
    findings.lost.push(`client ${id}, whom nobody has erased: ${JSON.stringify(body)}`)
}

interface Aside {
  accounts: Accounts
  desk: Desk
  /** Somebody who came after the copy was made. */
  newcomer: string
  erased: readonly Person[]
  stays: Person
}

/** Expects the folder set aside to be a whole studio with everything since the copy, and without the erased clients. */
async function expectAside(scene: Scene, folder: string, { accounts, desk, newcomer, erased, stays }: Aside) {
  const { findings } = scene
  const former = scene.studio(copyOfFolder(scene, folder), options)
  await former.open()
  await desk.moveTo(former)
  const names = (await all(desk, 'clients?')).map(({ full_name }) => full_name as string)
  if (!names.includes(newcomer)) findings.lost.push(`${newcomer}, from the studio that was set aside`)
  if (!names.some((name) => name.includes(stays.words[0]))) findings.lost.push('who stays, from what was set aside')
  for (const { id, words } of erased)
    if (names.some((name) => name.includes(words[0]))) findings.others.push(`client ${id} stands in what was set aside`)
  await accounts.settle()
  await former.stop()
}
