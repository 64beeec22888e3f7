import type { Reader } from '../../db/writer.ts'
import { isSameSecret } from '../../lib/same-secret.ts'
import type { Secrets } from '../../secrets.ts'
import { feedById, type FeedRow } from './queries.ts'

/**
 * The token of a feed: its id and a hash that only the studio's key can make. None of it is stored. A restored studio may
 * give an id again: the time at which the feed was made tells it from one that had its id.
 */
export function feedToken(secrets: Secrets, { id, created_at }: Pick<FeedRow, 'id' | 'created_at'>): string {
  return `${id}-${secrets.hash('calendar feed', `${id} ${created_at}`).slice(0, 43)}`
}

/** The feed that a token opens; undefined where it is none of ours, or has been closed. */
export function feedOfToken(reader: Reader, secrets: Secrets, token: string): FeedRow | undefined {
  const id = /^([1-9]\d{0,14})-/.exec(token)?.[1]
  const feed = id === undefined ? undefined : reader.one(feedById, { id: Number(id) })
  return feed && isSameSecret(token, feedToken(secrets, feed)) ? feed : undefined
}
