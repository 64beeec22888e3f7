import { Refusal } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { inPieces } from '../../lib/in-pieces.ts'
import { localDate } from '../../lib/time.ts'
import { Workers } from '../../workers/workers.ts'
import { audit } from '../audit/audit.ts'
import { settingsOf } from '../settings/queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** How long the work may take, in milliseconds, the time its taker needs not counted: many thousand papers are set in it. */
const MOST_MS = 12 * 60 * 60_000

/** A separate thread, so that a slow download keeps no import and no check waiting. It ends with the pack. */
const packer = new Workers({ threads: 1, waiting: 1, heapMb: 256, idleMs: 0 })

/** The folders of which a pack is being made. */
const atWork = new Set<string>()

/**
 * Everything the studio holds on its business, as a ZIP that leaves while it is made; who took it is in the audit log. Refuses a
 * second one meanwhile. It ends where nobody takes it any more.
 */
export async function makePack(ctx: Ctx): Promise<FileAnswer> {
  const { now, language, config } = ctx
  if (atWork.has(config.dataDir)) {
    const detail = say('exit_pack.everything_is_being_packed_already')
    throw new Refusal('SERVER_BUSY', detail, { headers: { 'Retry-After': '30' } })
  }
  atWork.add(config.dataDir)
  try {
    await ctx.write((tx) => audit(tx, ctx, 'studio.export', { entity: 'studio', id: 1 }))
  } catch (error) {
    atWork.delete(config.dataDir)
    throw error
  }
  const name = `exit-pack-${localDate(now, settingsOf(ctx.db).timezone)}.zip`
  return { stream: packed({ folder: config.dataDir, now, language }), type: 'application/zip', name }
}

async function* packed(order: { folder: string; now: string; language: string }): AsyncGenerator<Uint8Array> {
  try {
    yield* inPieces<Uint8Array>((give) => packer.run('writeExitPack', order, { ms: MOST_MS, onChunk: give }))
  } finally {
    atWork.delete(order.folder)
  }
}
