import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Accounts } from '../accounts.ts'
import { copyOfFolder, DESK, expectCounted, leftOversIn, namesIn, options, photoOf } from '../copied-studio.ts'
import { Desk } from '../desk.ts'
import { commandLine, formOf, makeGoneOn, type GoneOn, type Source } from '../gone-on.ts'
import { deskWork } from '../kinds.ts'
import type { TormentedStudio } from '../studio.ts'
import type { Scene, Torment } from '../torment.ts'
import { asSoonAs } from '../waiting.ts'

/** Ended with -9 while a copy takes the studio's place: then there is the one studio or the other, and nothing of both. */
export const killedWhileRestoring: Torment = {
  name: 'killed while restoring',
  begin: async (scene) => {
    const goneOn = await makeGoneOn(scene)
    const { chance, isSmall } = scene
    return async () => {
      const way = chance.pick(['sent', 'here', 'folder', 'bucket', 'command line', 'empty folder'] as const)
      if (way === 'empty folder' && !isSmall) return restoreInEmpty(scene, goneOn)
      await restoreOver(scene, goneOn, way === 'empty folder' ? 'sent' : way)
    }
  },
}

/** Over a studio at work: by its own door, or by the command line after it was ended. */
async function restoreOver(scene: Scene, goneOn: GoneOn, way: Source | 'command line'): Promise<void> {
  const { chance, findings } = scene
  const studio = scene.studio(copyOfFolder(scene, goneOn.folder), options)
  const desk = new Desk(studio)
  await studio.open()
  await desk.moveTo(studio)
  const accounts = new Accounts(desk, await deskWork(desk, DESK), { findings, chance })
  const writers = accounts.write(chance.whole(1, 4))
  await writers.answers(chance.whole(1, 30))
  const moment = momentOf(scene, studio.folder)
  let isAnswered = false
  if (way === 'command line') {
    await writers.stop()
    await (chance.pick([true, false]) ? studio.stop() : studio.kill())
    await studio.killStarted(commandLine(scene, studio.folder, goneOn), moment)
  } else {
    const form = await formOf(way, goneOn)
    const asked = desk.ask('POST /api/v1/studio/restore', { body: form }).catch(() => undefined)
    await moment()
    await studio.kill()
    const [reply] = await Promise.all([asked, writers.stop()])
    isAnswered = reply?.status === 200
    if (reply && !isAnswered) findings.others.push(`not restored: ${reply.status} ${JSON.stringify(reply.body)}`)
  }
  for (let times = chance.pick([0, 0, 1, 2]); times > 0; times -= 1)
    await studio.killWhileStarting(chance.whole(1, 400))
  await studio.open()
  await desk.moveTo(studio)
  await expectOneOf(scene, goneOn, { studio, desk, accounts, isAnswered })
}

/** In a folder without a studio: then there is the copied one, or a new one can begin. */
async function restoreInEmpty(scene: Scene, goneOn: GoneOn): Promise<void> {
  const studio = scene.studio(scene.folder(), options)
  await studio.killStarted(commandLine(scene, goneOn.folder, goneOn), momentOf(scene, studio.folder))
  await studio.open()
  const isRestored = existsSync(join(studio.folder, 'copies.json'))
  if (isRestored) {
    await studio.signIn()
    await expectRestored(scene, goneOn, studio)
  } else await studio.setUp()
  expectNothingLeft(scene, studio)
  await studio.stop()
}

/** Picks the moment at which the restore is ended, by what appears on the disk step by step; returns a wait for it. */
function momentOf({ chance, isSmall }: Scene, folder: string): () => Promise<void> {
  const staging = join(folder, 'restoring')
  const isThere = (name: string) => existsSync(join(staging, name))
  let wasReady = false
  const moment = chance.pick<() => boolean>([
    () => true,
    () => existsSync(join(folder, 'backups', 'incoming')),
    () => existsSync(staging),
    () => isThere('studio.sqlite'),
    () => isThere('copies.json'),
    () => isThere('ready.json.part') || isThere('ready.json'),
    () => isThere('ready.json'),
    () => namesIn(folder).some((name) => name.startsWith('replaced-')),
    () => isThere('former-is-aside.json'),
    () => {
      wasReady ||= isThere('ready.json')
      return wasReady && !existsSync(staging)
    },
  ])
  const more = chance.pick([0, 0, chance.whole(0, 20), chance.whole(0, 400)])
  return async () => {
    await asSoonAs(moment, isSmall ? 1500 : 6000)
    await wait(more)
  }
}

interface After {
  studio: TormentedStudio
  desk: Desk
  accounts: Accounts
  /** True if the answer said that it is done. */
  isAnswered: boolean
}

/** The restored studio with the former aside, whole; or the former one, with everything that was acknowledged. */
async function expectOneOf(scene: Scene, goneOn: GoneOn, { studio, desk, accounts, isAnswered }: After): Promise<void> {
  const { findings } = scene
  const { body } = await studio.asOwner('GET /api/v1/studio/restored')
  const aside = namesIn(studio.folder).filter((name) => name.startsWith('replaced-'))
  const isRestored = body.restored_as_of !== null
  expectNothingLeft(scene, studio)
  if (aside.length !== (isRestored ? 1 : 0)) findings.others.push(`restored: ${isRestored}, aside: ${aside.join(', ')}`)
  if (isAnswered && !isRestored) findings.lost.push('a restore that was answered 200')
  if (isRestored) {
    await expectRestored(scene, goneOn, studio)
    await studio.stop()
    const former = scene.studio(copyOfFolder(scene, join(studio.folder, aside[0]!)), options)
    await former.open()
    await desk.moveTo(former)
    await expectFormer(scene, goneOn, { studio: former, accounts })
  } else await expectFormer(scene, goneOn, { studio, accounts })
}

async function expectRestored(scene: Scene, { manifest, product, photos }: GoneOn, studio: TormentedStudio) {
  await expectCounted(scene, studio, manifest)
  const { body } = await studio.asOwner('GET /api/v1/studio/restored')
  if (body.restored_as_of !== manifest.made_at)
    scene.findings.others.push(`restored as of ${body.restored_as_of}, and the copy is of ${manifest.made_at}`)
  if ((await photoOf(studio, product)) !== photos.copied)
    scene.findings.others.push('a restored studio with another photo than its own')
}

async function expectFormer(
  { findings }: Scene,
  { product, photos }: GoneOn,
  { studio, accounts }: Pick<After, 'studio' | 'accounts'>,
): Promise<void> {
  await accounts.settle()
  if ((await photoOf(studio, product)) !== photos.since)
    findings.others.push('the former studio with another photo than its own')
  await studio.stop()
}

function expectNothingLeft({ findings }: Scene, { folder }: TormentedStudio): void {
  // Copies are brought elsewhere and tried at any time.
  const left = leftOversIn(folder).filter((name) => /restoring|incoming|secrets|copies/.test(name))
  if (left.length > 0) findings.others.push(`left after a restore: ${left.join(', ')}`)
}
