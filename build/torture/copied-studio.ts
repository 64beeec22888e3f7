import { spawn } from 'node:child_process'
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Manifest } from '../../server/backup/manifest.ts'
import { openBackupTask } from '../../server/backup/open-task.ts'
import type { S3Server } from '../../server/test/s3-server.ts'
import type { ReachedStudio } from '../../server/test/request.ts'
import { all } from './kinds.ts'
import type { TormentedStudio } from './studio.ts'
import type { Scene } from './torment.ts'

export const PASSPHRASE = 'seven quiet mats by the sea'

/** The options of a studio whose copies go to a folder and a bucket on this computer. */
export const options = {
  env: { BUCKET_LOOPBACK: '1' },
  lines: [/"message":"(a copy takes the studio’s place|stopped while jobs were at work)"/],
}

/** Number of large photos that make a copy larger than a part that goes to a bucket. */
const LARGE = 12

/** The size of a desk whose work is small enough for a round. */
export const DESK = { members: 6, classes: 4 }

/** A stopped studio with a photo whose copies go to two more places: each round works in a copy of its folder. */
export interface CopiedStudio {
  folder: string
  /** The product with the photo. */
  product: number
  /** Places of its copies in the folder they go to, and in the bucket's. */
  far: { folder: string; bucket: string }
  passphraseFile: string
}

/** Makes one, running: the caller stops it. */
export async function makeCopied(scene: Scene): Promise<CopiedStudio & { studio: TormentedStudio }> {
  const [folder, disk, bucket] = [scene.folder(), scene.folder(), scene.folder()]
  const { region, accessKeyId, secretAccessKey, ...place } = await serveBucket(scene, bucket)
  const studio = scene.studio(folder, options)
  await studio.start()
  const access = { ...place, region, access_key_id: accessKeyId, secret_access_key: secretAccessKey }
  const wish = { passphrase: PASSPHRASE, folder: disk, bucket: access }
  const { status, body } = await studio.asOwner('PUT /api/v1/studio/backup-settings', wish)
  if (status !== 200) throw new Error(`No place for copies: ${status} ${JSON.stringify(body)}`)
  const product = (await studio.asOwner('POST /api/v1/products', { name: 'Mat', price: 5, stock_quantity: 1 })).body.id
  if (!scene.isSmall) await hangLargePhotos(studio)
  const passphraseFile = join(scene.folder(), 'passphrase')
  writeFileSync(passphraseFile, `${PASSPHRASE}\n`)
  const own = readdirSync(disk)[0]!
  const far = { folder: join(disk, own), bucket: join(bucket, 'studio') }
  return { studio, folder, product, far, passphraseFile }
}

/** A bucket's server as a process, which goes with the scene. */
async function serveBucket(scene: Scene, folder: string): Promise<S3Server['access']> {
  const file = join(import.meta.dirname, '../../server/test/s3-server.ts')
  const child = spawn(process.execPath, [file, '--folder', folder, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  scene.after(() => child.kill('SIGKILL'))
  for await (const line of createInterface(child.stdout)) return JSON.parse(line) as S3Server['access']
  throw new Error('The bucket was not served')
}

/** Photos that are as large as photos get: with them a copy goes to the bucket in several parts. */
async function hangLargePhotos(studio: TormentedStudio): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  for (let n = 0; n < LARGE; n += 1) {
    const photo = sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#000', noise } })
    const { id } = (await studio.asOwner('POST /api/v1/products', { name: `Poster ${n}`, price: 5 })).body
    await sendPhoto(studio, id, await photo.jpeg({ quality: 95 }).toBuffer())
  }
}

/** Gives the product a photo of a colour. */
export async function hangPhoto(studio: TormentedStudio, product: number, background: string): Promise<void> {
  await sendPhoto(
    studio,
    product,
    await sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer(),
  )
}

async function sendPhoto(studio: TormentedStudio, product: number, bytes: Uint8Array): Promise<void> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'photo')
  const { status } = await studio.ask(`POST /api/v1/products/${product}/photo`, { body: form })
  if (status !== 200) throw new Error(`No photo: ${status}`)
}

/** The photo that the product shows. */
export const photoOf = async (studio: ReachedStudio, product: number): Promise<string> =>
  String((await studio.asOwner(`GET /api/v1/products/${product}/photo`)).body)

/** A copy of a folder in a new one. */
export function copyOfFolder(scene: Scene, from: string): string {
  const to = scene.folder()
  cpSync(from, to, { recursive: true })
  return to
}

/** The names in a folder; none where it is not there. */
export const namesIn = (...way: string[]): string[] => (existsSync(join(...way)) ? readdirSync(join(...way)) : [])

/** Opens a copy aside, and reports where it is not whole; returns its manifest. */
export async function expectWhole({ findings, folder }: Scene, file: string): Promise<Manifest | undefined> {
  const into = join(folder(), 'opened')
  try {
    return await openBackupTask({ file, into, opener: { passphrase: PASSPHRASE }, free: undefined }, () => undefined)
  } catch (error) {
    findings.others.push(`a copy that is not whole: ${file}, ${String(error)}`)
    return undefined
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}

/** Tells where a restored studio has not what was counted when its copy was made. */
export async function expectCounted({ findings }: Scene, studio: ReachedStudio, { counts }: Manifest): Promise<void> {
  const found = {
    clients: (await all(studio, 'clients?')).length,
    bookings: (await all(studio, 'bookings?')).length,
    product_sales: (await studio.asOwner('GET /api/v1/product-sales?start_date=2000-01-01')).body.length as number,
  }
  for (const [table, count] of Object.entries(found))
    if (count !== counts[table]) findings.others.push(`${counts[table]} ${table} in the copy, ${count} restored`)
}

/** Returns what a copy or a restore that was broken off leaves in a data folder. */
export function leftOversIn(folder: string): string[] {
  const unfinished = (where: string) =>
    namesIn(folder, where).flatMap((name) => (/\.part$|^try-/.test(name) ? join(where, name) : []))
  const passing = ['restoring', 'backups/proving', 'backups/incoming', 'backups/sending']
  return [...['', 'backups', 'photos'].flatMap(unfinished), ...passing.filter((name) => existsSync(join(folder, name)))]
}
