import type { Reader } from '../../db/writer.ts'
import { type Said } from '../../lib/sayings/sayings.ts'

/** Says what uses a tag, so that it can't be deleted: `2 tag rules (no. 1, no. 3)`, or null where nothing does. */
export type TagUses = (reader: Reader, tagId: number) => Said | null
