import type { Random } from '../../ports/random/port.ts'
import { cutsOf, type Cut, type PictureKind } from './kinds.ts'

/** A new name for a picture of a kind (and of the record with an id): `template_7_<random>.webp`. */
export function newName(random: Random, kind: PictureKind, id: number | undefined): string {
  const version = Buffer.from(random.bytes(12)).toString('hex')
  return `${id === undefined ? kind : `${kind}_${id}`}_${version}.webp`
}

/** The name of one file of a picture: `cover_<random>_preview.jpg`. */
export function nameOf(picture: string, { suffix, format }: Cut): string {
  return suffix === '' ? picture : picture.replace(/\.webp$/, `${suffix}.${format === 'jpeg' ? 'jpg' : format}`)
}

/** The names of all files of a picture. */
export function namesOf(kind: PictureKind, picture: string): string[] {
  return cutsOf(kind).map((cut) => nameOf(picture, cut))
}

/** The part of a picture's name that changes with the picture; null without one. */
export function versionOf(picture: string | null): string | null {
  return /_([0-9a-z]+)\.webp$/.exec(picture ?? '')?.[1] ?? null
}

/** The address at which anybody reads a picture of the studio; null without one. */
export function publicPicture(public_studio_id: string, picture: string | null): string | null {
  return picture && `/api/v1/widget/${public_studio_id}/pictures/${picture}`
}

/** The preview of a link to the studio: its cover, as a JPEG of 1200 by 630; null without one. */
export function linkPreview(public_studio_id: string, cover: string | null): string | null {
  const cut = cutsOf('cover').find(({ suffix }) => suffix === '_preview')!
  return publicPicture(public_studio_id, cover && nameOf(cover, cut))
}
