import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Manifest } from '../../../server/backup/manifest.ts'
import { readBackupName } from '../../../server/backup/names.ts'
import { Accounts } from '../accounts.ts'
import {
  copyOfFolder,
  DESK,
  expectCounted,
  expectWhole,
  hangPhoto,
  leftOversIn,
  makeCopied,
  namesIn,
  options,
  photoOf,
  type CopiedStudio,
} from '../copied-studio.ts'
import { all, deskWork } from '../kinds.ts'
import type { TormentedStudio } from '../studio.ts'
import type { Scene, Torment } from '../torment.ts'
import { asSoonAs, until } from '../waiting.ts'

/** Ended with -9 while copies are made, brought elsewhere and restored for trial: each that has a name is whole. */
export const killedWhileCopying: Torment = {
  name: 'killed while copying',
  begin: async (scene) => {
    const { chance, findings, isSmall } = scene
    const { studio: first, ...copied } = await makeCopied(scene)
    await hangPhoto(first, copied.product, '#a33')
    const photo = await photoOf(first, copied.product)
    await first.stop()
    const looked = new Set<string>()
    /** The clients that have to be in a copy, wherever it lies: by its name, the names of those who were there before it. */
    const clientsIn = new Map<string, readonly string[]>()
    return async () => {
      const studio = scene.studio(copyOfFolder(scene, copied.folder), options)
      await studio.open()
      await studio.signIn()
      const accounts = new Accounts(studio, await deskWork(studio, DESK), { findings, chance })
      const writers = accounts.write(chance.whole(1, 4))
      await writers.answers(chance.whole(5, 30))
      const fresh: string[] = []
      for (let times = isSmall ? 2 : chance.whole(1, 4); times > 0; times -= 1) {
        const before = accounts.ledger.with('acknowledged').map(({ mark }) => mark)
        await killWhileCopying(scene, studio, copied)
        for (const file of copiesOf(studio, copied).filter((one) => !looked.has(one))) {
          looked.add(file)
          fresh.push(file)
          if (!clientsIn.has(nameOf(file)))
            clientsIn.set(
              nameOf(file),
              before.filter((mark) => /^Client/.test(mark)),
            )
        }
      }
      await writers.stop()
      await accounts.settle()
      await until('nothing is left of copies that were broken off', () => leftOf(studio, copied).length === 0).catch(
        (error: unknown) => findings.others.push(`${String(error)}: ${leftOf(studio, copied).join(', ')}`),
      )
      const tried = chance.pick(fresh)
      for (const file of fresh) {
        const manifest = await expectWhole(scene, file)
        const clients = clientsIn.get(nameOf(file))!
        if (manifest && file === tried) await expectRestorable(scene, copied, { file, manifest, clients, photo })
      }
      await studio.stop()
    }
  },
}

/** Asks for a copy, ends the server at some moment from there to the trial of what was brought elsewhere, and starts it. */
async function killWhileCopying({ chance, findings, isSmall }: Scene, studio: TormentedStudio, { far }: CopiedStudio) {
  const asked = studio.asOwner('POST /api/v1/studio/backup').catch(() => undefined)
  const backups = join(studio.folder, 'backups')
  const moment = chance.pick<() => boolean>([
    () => true,
    () => namesIn(backups).some((name) => name.endsWith('.sqlite.part')),
    () => namesIn(backups).some((name) => name.endsWith('.studiobackup.part')),
    () => namesIn(backups).some((name) => readBackupName(name)),
    () => namesIn(far.folder).some((name) => name.endsWith('.part')),
    () => namesIn(backups, 'sending').length > 0,
    () => namesIn(backups, 'sending').some((name) => readBackupName(name)),
    () => namesIn(far.bucket, 'uploads').some((id) => namesIn(far.bucket, 'uploads', id).length > 1),
    () => namesIn(backups, 'proving').length > 0,
    () => namesIn(backups, 'proving', 'studio').includes('studio.sqlite'),
  ])
  // Some come only where a copy is large, or where none was tried before.
  await asSoonAs(moment, isSmall ? 1500 : 5000)
  await wait(chance.pick([0, chance.whole(0, 20), chance.whole(0, 500)]))
  await studio.kill()
  const reply = await asked
  const copies = namesIn(backups)
  if (reply && reply.status !== 200) findings.others.push(`no copy: ${reply.status} ${JSON.stringify(reply.body)}`)
  if (reply?.status === 200) {
    findings.acknowledged += 1
    if (!copies.includes(reply.body.file_name)) findings.lost.push(`the copy ${reply.body.file_name}`)
  }
  for (let times = chance.pick([0, 0, 1, 2]); times > 0; times -= 1)
    await studio.killWhileStarting(chance.whole(1, 600))
  await studio.start()
}

/** Everything that bears a copy's name, here and elsewhere. */
function copiesOf({ folder }: TormentedStudio, { far }: CopiedStudio): string[] {
  return [join(folder, 'backups'), far.folder, join(far.bucket, 'objects')].flatMap((where) =>
    namesIn(where)
      .map((name) => join(where, name))
      .filter((file) => readBackupName(nameOf(file))),
  )
}

/** A copy's name; an object of the bucket lies under its whole way there, encoded. */
const nameOf = (file: string) => decodeURIComponent(basename(file)).split('/').at(-1)!

/** Returns what was broken off and is still there, here and elsewhere. */
function leftOf({ folder }: TormentedStudio, { far }: CopiedStudio): string[] {
  // One that was begun and has no part yet takes no room.
  const uploads = namesIn(far.bucket, 'uploads').filter((id) => namesIn(far.bucket, 'uploads', id).length > 1)
  return [...leftOversIn(folder), ...namesIn(far.folder).filter((name) => name.endsWith('.part')), ...uploads]
}

interface Expected {
  file: string
  manifest: Manifest
  /** Clients that were there before the copy was asked for. */
  clients: readonly string[]
  photo: string
}

/** Restores a copy in an empty folder by the command line. */
async function expectRestorable(scene: Scene, copied: CopiedStudio, expected: Expected): Promise<void> {
  const { findings } = scene
  const { file, manifest, clients, photo } = expected
  const studio = scene.studio(scene.folder(), options)
  await studio.open(['--restore', file, '--passphrase-file', copied.passphraseFile])
  await studio.signIn()
  await expectCounted(scene, studio, manifest)
  const names = new Set((await all(studio, 'clients?')).map(({ full_name }) => full_name))
  for (const name of clients) if (!names.has(name)) findings.lost.push(`${name}, from the copy ${file}`)
  if ((await photoOf(studio, copied.product)) !== photo) findings.lost.push(`the photo, from the copy ${file}`)
  await studio.stop()
}
