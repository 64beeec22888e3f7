import { createReadStream, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Ctx } from '../../context.ts'
import { implement } from '../../api/implement.ts'
import { notFound } from '../../api/errors.ts'
import { readBackupName } from '../../backup/names.ts'
import { audit } from '../audit/audit.ts'
import { backupContract } from './contract.ts'
import { findInBucket, findInFolder } from './find-copies.ts'
import { makeBackup } from './make.ts'
import { presentCopies, presentMade } from './present.ts'
import { ownerWhereStaffed, restore } from './restore.ts'
import { restoredState, settleRestored } from './restored.ts'
import { changePlaces, presentPlaces, tryPlaces } from './settings.ts'
import { backupsOf } from './state.ts'

export const backupRoutes = implement(backupContract, {
  'POST /api/v1/studio/backup': async (ctx) => {
    const made = await makeBackup(ctx, 'by-hand')
    const after = { file_name: made.file_name }
    return ctx.write((tx) => {
      audit(tx, ctx, 'studio.backup', { entity: 'studio', id: 1, after })
      return presentMade(made)
    })
  },
  'GET /api/v1/studio/backups': (ctx) => presentCopies(ctx),
  'GET /api/v1/studio/backups/{file_name}': (ctx, { params }) => download(ctx, params.file_name),
  'POST /api/v1/studio/restore': async (ctx, { stream }) => {
    const { as_of, ...restored } = await restore(ctx, stream)
    return { restored_as_of: as_of, ...restored }
  },
  'POST /api/v1/studio/restore/copies': async (ctx, { body }) => {
    await ownerWhereStaffed(ctx)
    const { folder, bucket } = body
    const inFolder = folder === undefined ? [] : await findInFolder(folder)
    if (!bucket) return inFolder
    const { access_key_id: accessKeyId, secret_access_key: secretAccessKey, ...place } = bucket
    return [...inFolder, ...(await findInBucket(ctx, { ...place, accessKeyId, secretAccessKey }))]
  },
  'GET /api/v1/studio/restored': (ctx) => restoredState(ctx),
  'POST /api/v1/studio/restored': (ctx, { body }) => settleRestored(ctx, body.decision),
  'GET /api/v1/studio/backup-settings': (ctx) => presentPlaces(ctx),
  'PUT /api/v1/studio/backup-settings': (ctx, { body }) => changePlaces(ctx, body),
  'POST /api/v1/studio/backup-settings/test': (ctx) => tryPlaces(ctx),
})

function download({ config }: Ctx, file_name: string) {
  const path = join(backupsOf(config.dataDir), file_name)
  const found = readBackupName(file_name) && statSync(path, { throwIfNoEntry: false })
  if (!found) throw notFound('backup')
  return { type: 'application/zip', name: file_name, stream: createReadStream(path), size: found.size }
}
