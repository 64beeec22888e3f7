import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../../server/backup/manifest.ts'
import { PASSWORD } from '../../server/test/studio.ts'
import { DESK, expectWhole, hangPhoto, makeCopied, PASSPHRASE, photoOf, type CopiedStudio } from './copied-studio.ts'
import { deskWork } from './kinds.ts'
import type { Scene } from './torment.ts'
import { until } from './waiting.ts'

/** A studio that has gone on since its copy was made. */
export interface GoneOn extends CopiedStudio {
  /** The copy's name, and its manifest. */
  copy: string
  manifest: Manifest
  /** The photo in the copy, and the one that hangs since. */
  photos: { copied: string; since: string }
}

/** Makes one, stopped. */
export async function makeGoneOn(scene: Scene): Promise<GoneOn> {
  const { studio, ...copied } = await makeCopied(scene)
  const { product, folder } = copied
  await hangPhoto(studio, product, '#a33')
  await deskWork(studio, DESK)
  const before = await photoOf(studio, product)
  const copy = (await studio.asOwner('POST /api/v1/studio/backup')).body.file_name as string
  await until('the copy is elsewhere', async () => {
    const { body } = await studio.asOwner('GET /api/v1/studio/backups')
    return body.folder.file_name === copy && body.bucket.file_name === copy
  })
  await hangPhoto(studio, product, '#3a3')
  const photos = { copied: before, since: await photoOf(studio, product) }
  await studio.stop()
  const manifest = await expectWhole(scene, join(folder, 'backups', copy))
  if (!manifest) throw new Error('There is no copy to restore')
  return { ...copied, copy, manifest, photos }
}

/** The words that restore its copy, the one in this data folder or the one elsewhere. */
export function commandLine({ chance }: Scene, folder: string, { copy, far, passphraseFile }: GoneOn): string[] {
  const file = chance.pick([join(folder, 'backups', copy), join(far.folder, copy)])
  return ['--restore', file, '--passphrase-file', passphraseFile]
}

/** The source of a copy that is restored while the studio is served. */
export type Source = 'sent' | 'here' | 'folder' | 'bucket'

/** The form that restores its copy. */
export async function formOf(source: Source, { copy, far }: GoneOn): Promise<FormData> {
  const form = new FormData()
  form.set('password', PASSWORD)
  form.set('passphrase', PASSPHRASE)
  if (source === 'sent') form.set('file', await openAsBlob(join(far.folder, copy)), copy)
  else {
    form.set('from', source)
    form.set('file_name', copy)
  }
  return form
}
