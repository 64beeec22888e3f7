import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { UploadedFile } from '../../http/operation.ts'
import { audit } from '../audit/audit.ts'
import { removePicture, setPicture } from '../pictures/keep.ts'
import { saveSettings } from '../settings/change.ts'
import { settingsOf } from '../settings/queries.ts'
import { presentSettings } from './present.ts'

type StudioPicture = 'logo' | 'cover'

/** Sets the studio's logo or cover; the former one is removed. PHOTO_UNREADABLE if it is no picture. */
export function setStudioPicture(ctx: Ctx, kind: StudioPicture, file: UploadedFile) {
  return setPicture(ctx, { kind, file }, (tx, name) => replace(tx, ctx, kind, name))
}

/** Takes the studio's logo or cover away; without one there is nothing to do. */
export function removeStudioPicture(ctx: Ctx, kind: StudioPicture) {
  return removePicture(ctx, kind, (tx, name) => replace(tx, ctx, kind, name))
}

function replace(tx: Tx, ctx: Ctx, kind: StudioPicture, name: string | null) {
  const before = settingsOf(tx)
  const former = before[`${kind}_file`]
  if (former === name) return { former: null, shown: presentSettings(ctx, before) }
  saveSettings(tx, { [`${kind}_file`]: name, updated_at: ctx.now })
  const after = settingsOf(tx)
  audit(tx, ctx, `studio.${kind}`, { entity: 'studio', id: 1, before, after })
  return { former, shown: presentSettings(ctx, after) }
}
