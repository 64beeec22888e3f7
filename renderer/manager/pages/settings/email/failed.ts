import type { Item } from '../../../../api/index.ts'

export type Mail = Item<'GET /api/v1/emails'>

/** Letters that did not go out for one reason. */
export interface Failed<One extends Pick<Mail, 'last_error'>> {
  reason: string | null
  mails: One[]
}

/** Failed letters by why, the reason that stopped most of them first. */
export function byReason<One extends Pick<Mail, 'last_error'>>(mails: readonly One[]): Failed<One>[] {
  return [...Map.groupBy(mails, ({ last_error }) => last_error)]
    .map(([reason, of]) => ({ reason, mails: of }))
    .toSorted((one, other) => other.mails.length - one.mails.length)
}
