import { limitsSaid } from '../../../../shared/coverage/limits.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Membership } from './membership-words.ts'

/** Shows the limits a membership was sold with: classes, locations, times and number of visits. Empty without limits. */
export function Limits({ limits }: Pick<Membership, 'limits'>) {
  const { coverage: words } = useMessages()
  const { clock, weekday } = useFormat()
  if (limits === null) return null
  const said = limitsSaid(limits, { words, clock, weekday: (day) => weekday(day, 'short') })
  return <p className="figures mt-0.5 text-xs text-pretty text-muted">{said}</p>
}
