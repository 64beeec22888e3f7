import { isSameSecret } from '../../lib/same-secret.ts'
import type { Secrets } from '../../secrets.ts'

/** The token of a feed: its id and what only the studio's key makes of it. Nothing of it is kept. */
export function feedToken(secrets: Secrets, id: number): string {
  return `${id}-${secrets.hash('calendar feed', String(id)).slice(0, 43)}`
}

/** The id of the feed that a token opens; undefined where it is none of ours. */
export function readFeedToken(secrets: Secrets, token: string): number | undefined {
  const id = Number(/^([1-9]\d{0,14})-/.exec(token)?.[1])
  return Number.isInteger(id) && isSameSecret(token, feedToken(secrets, id)) ? id : undefined
}
