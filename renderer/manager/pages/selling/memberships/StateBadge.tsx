import { isUsedUp } from '../../../../../server/features/memberships/state-rules.ts'
import { Badge } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { TONES, type Membership } from './membership-words.ts'

const isSpent = ({ status, unlimited, credits_remaining: credits, renews_at }: Membership) =>
  isUsedUp({ status, unlimited, credits: credits ?? 0, renews: renews_at !== null })

/** The state of a membership; an active one without anything left is used up. */
export function StateBadge({ membership }: { membership: Membership }) {
  const { memberships: m } = useMessages()
  if (isSpent(membership)) return <Badge>{m.list.states.used_up}</Badge>
  return <Badge tone={TONES[membership.status]}>{m.statuses[membership.status]}</Badge>
}
