import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { UploadedFile } from '../../http/operation.ts'
import type { PictureKind } from './kinds.ts'
import { namesOf, newName } from './names.ts'
import { recode } from './recode.ts'

/** What a picture has taken the place of, and the record as it is now. */
export interface Replaced<Shown> {
  former: string | null
  shown: Shown
}

/** Names the picture in the database, or none. */
type Replace<Shown> = (tx: Tx, picture: string | null) => Replaced<Shown>

/**
 * Sets a picture: saved anew under a name of the server's own, then named by `replace`; the files of the former one are
 * removed. PHOTO_UNREADABLE for what is no picture, with nothing left behind.
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
