import type { Sharp, SharpOptions } from 'sharp'
import { Refusal } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { UploadedFile } from '../../http/operation.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import { cutsOf, type Cut, type PictureKind } from './kinds.ts'
import { namesOf, newName } from './names.ts'

/** The picture that was replaced, and the record as it is now. */
export interface Replaced<Shown> {
  former: string | null
  shown: Shown
}

/** Names the picture in the database, or none. */
type Replace<Shown> = (tx: Tx, picture: string | null) => Replaced<Shown>

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
const ofPhones = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])
const MOST_PIXELS = 40_000_000
/** How finely a file is saved: the first that is small enough. */
const QUALITIES = { webp: [82, 68, 50, 34, 20, 8], jpeg: [84, 70, 55, 40, 25] } as const

/**
 * An upload as the files of a kind, in the order of its cuts: upright, without its metadata (EXIF, GPS) and whatever else
 * hides in it. PHOTO_UNREADABLE for what is no JPEG, PNG, WebP or AVIF by its content, is damaged, or has more than 40
 * megapixels.
 */
async function recode(bytes: Uint8Array, kind: PictureKind): Promise<Uint8Array[]> {
  await checkType(bytes)
  // Loaded with the first picture: a studio without one starts quicker and stays smaller.
  const { default: sharp } = await import('sharp')
  const [first, ...smaller] = cutsOf(kind) as readonly [Cut, ...Cut[]]
  const size = await sizeOf(sharp(bytes, { limitInputPixels: false }))
  const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate()
  // Decoded once, at the size of the largest: the others are cut from that.
  const { data, info } = await cutTo(upright, first, size).raw().toBuffer({ resolveWithObject: true }).catch(damaged)
  const raw: SharpOptions = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const files = [await encoded(sharp(data, raw), first)]
  for (const cut of smaller) files.push(await encoded(cutTo(sharp(data, raw), cut, info), cut))
  return files
}

async function checkType(bytes: Uint8Array): Promise<void> {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = (await fileTypeFromBuffer(bytes))?.mime
  if (type && accepted.has(type)) return
  if (type && ofPhones.has(type)) throw unreadable(say('pictures.heic_picture_as_phones'))
  throw unreadable(say('pictures.choose_jpeg_png_webp'))
}

interface Size {
  width: number
  height: number
}

/** The size of a picture as it is looked at, by its head alone. */
async function sizeOf(picture: Sharp): Promise<Size> {
  const { width, height, autoOrient } = await picture.metadata().catch(damaged)
  if (width * height > MOST_PIXELS) throw unreadable(say('pictures.picture_has_more_than_40'))
  return autoOrient
}

/** Cut to a size and no larger than it is: what fills its shape keeps the shape, however small the picture. */
function cutTo(picture: Sharp, { width, height, fit }: Cut, size: Size): Sharp {
  if (fit === 'inside') return picture.resize(width, height, { fit, withoutEnlargement: true })
  const scale = Math.min(1, size.width / width, size.height / height)
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return picture.resize(scaled(width), scaled(height), { fit })
}

async function encoded(picture: Sharp, { format, mostBytes }: Cut): Promise<Uint8Array> {
  const flat = format === 'jpeg' ? picture.flatten({ background: '#fff' }) : picture
  let file = new Uint8Array()
  for (const quality of QUALITIES[format]) {
    file = await flat.clone().toFormat(format, { quality }).toBuffer()
    if (mostBytes === undefined || file.length <= mostBytes) return file
  }
  return file
}

function damaged(): never {
  throw unreadable(say('pictures.picture_is_damaged'))
}

function unreadable(detail: Said): Refusal {
  return new Refusal('PHOTO_UNREADABLE', detail)
}

/**
 * Sets a picture: re-encodes it under a name that the server chooses, has `replace` name it, and removes the former one's
 * files. PHOTO_UNREADABLE if it is no picture, with nothing left behind.
 */
export async function setPicture<Shown extends object>(
  ctx: Ctx,
  { kind, id, file }: { kind: PictureKind; id?: number; file: UploadedFile },
  replace: Replace<Shown>,
): Promise<Shown> {
  const bytes = await recode(file.bytes, kind)
  const picture = newName(ctx.ports.random, kind, id)
  const names = namesOf(kind, picture)
  const former = await write().catch(async (error: unknown) => {
    await removeFiles(ctx, names)
    throw error
  })
  return settle(ctx, kind, former)

  async function write(): Promise<Replaced<Shown>> {
    for (const [at, name] of names.entries()) await ctx.ports.files.write(name, bytes[at]!)
    return replaced(ctx, picture, replace)
  }
}

/** Takes a picture away, with its files; without one there is nothing to do. */
export async function removePicture<Shown extends object>(
  ctx: Ctx,
  kind: PictureKind,
  replace: Replace<Shown>,
): Promise<Shown> {
  return settle(ctx, kind, await replaced(ctx, null, replace))
}

function replaced<Shown>(ctx: Ctx, picture: string | null, replace: Replace<Shown>): Promise<Replaced<Shown>> {
  return ctx.write<Replaced<Shown>>(
    (tx) => replace(tx, picture) as never,
    ({ shown }) => shown,
  )
}

async function settle<Shown>(ctx: Ctx, kind: PictureKind, { former, shown }: Replaced<Shown>): Promise<Shown> {
  if (former) await removeFiles(ctx, namesOf(kind, former))
  return shown
}

async function removeFiles(ctx: Ctx, names: readonly string[]): Promise<void> {
  for (const name of names) await ctx.ports.files.remove(name)
}
