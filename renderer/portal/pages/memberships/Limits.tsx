import type { Item } from '../../../api/index.ts'
import { limitsSaid } from '../../../shared/coverage/limits.ts'
import { unlimitedSaid } from '../../../shared/coverage/unlimited.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'

type Limited = Pick<Item<'GET /api/v1/memberships'>, 'limits'>

/** Says that classes are not counted: as such, or within the limits below; nothing if it covers no classes. */
export function Uncounted({ limits }: Limited) {
  const { memberships: m, prices } = useMessages()
  const said = unlimitedSaid(limits ?? {})
  if (said === null) return null
  if (said === 'within') return <p className="mt-2 font-semibold text-pretty">{prices.offer.within}</p>
  return <p className="mt-2 text-lg font-semibold">{m.unlimited}</p>
}

/** Shows the limits a membership was sold with: classes, locations, times and number of visits. Empty without limits. */
export function Limits({ limits }: Limited) {
  const { coverage: words } = useMessages()
  const { clock, weekday } = useFormat()
  if (limits === null) return null
  const said = limitsSaid(limits, { words, clock, weekday: (day) => weekday(day, 'short') })
  return <p className="mt-1 text-sm text-pretty break-words">{said}</p>
}
