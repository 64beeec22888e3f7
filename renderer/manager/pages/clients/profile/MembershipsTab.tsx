import { useState } from 'react'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Card, EmptyState } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { isLive, type Membership } from '../../selling/memberships/membership-words.ts'
import { MembershipCard } from '../../selling/memberships/MembershipCard.tsx'
import type { Client } from '../ClientForm.tsx'
import { SellButton } from './SellButton.tsx'
import { useProfile } from './use-profile.ts'

/** A client's memberships: those that count first, the ended ones on demand. */
export function MembershipsTab({ client }: { client: Client }) {
  const { memberships: words } = useMessages()
  const m = words.card
  const { memberships } = useProfile(client.id)
  return (
    <Card flush>
      <Loaded query={memberships}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon="ticket" title={m.none} action={<SellButton client={client} />}>
              {m.noneHelp}
            </EmptyState>
          ) : (
            <Lists items={items} />
          )
        }
      </Loaded>
    </Card>
  )
}

function Lists({ items }: { items: Membership[] }) {
  const { memberships } = useMessages()
  const live = items.filter(isLive)
  const past = items.filter((one) => !isLive(one))
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen || live.length === 0
  return (
    <>
      <ul className="divide-y divide-line">
        {live.map((membership) => (
          <MembershipCard key={membership.id} membership={membership} />
        ))}
      </ul>
      {past.length > 0 && live.length > 0 ? (
        <div className="border-t border-line px-2 py-1.5">
          <Button
            look="quiet"
            size="small"
            icon={shown ? 'up' : 'down'}
            aria-expanded={shown}
            onPress={() => setOpen(!isOpen)}
          >
            {memberships.card.past(past.length)}
          </Button>
        </div>
      ) : null}
      {shown ? (
        <ul className="divide-y divide-line border-t border-line">
          {past.map((membership) => (
            <MembershipCard key={membership.id} membership={membership} />
          ))}
        </ul>
      ) : null}
    </>
  )
}
