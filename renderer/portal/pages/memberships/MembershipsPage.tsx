import { useState } from 'react'
import { useApi, type Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { useStudio } from '../../../shared/studio/studio.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import { Columns } from '../../parts/Columns.tsx'
import { LinkRow } from '../../parts/LinkRow.tsx'
import { paths } from '../../paths.ts'
import WhatToBuy from '../prices/WhatToBuy.tsx'
import { MembershipCard } from './MembershipCard.tsx'
import { Prices } from './Prices.tsx'
import { SavedCard } from './SavedCard.tsx'
import { SubscriptionCard } from './SubscriptionCard.tsx'

type Membership = Item<'GET /api/v1/memberships'>

const isFormer = ({ status }: Membership) => status === 'expired' || status === 'cancelled'
const isHeld = (items: readonly Membership[] = []) => items.some((item) => !isFormer(item))

/** What the reader can book with, what she owes, and what the studio offers. */
export default function MembershipsPage() {
  const { memberships: m } = useMessages()
  const memberships = useApi('GET /api/v1/memberships', { query: { page_size: 100 } })
  return (
    <>
      <PageHeader title={m.title} />
      <Freshness query={memberships} />
      <Columns
        side={
          memberships.isLoading ? null : (
            <>
              <ChargesLink />
              <SavedCard />
              {isHeld(memberships.data?.items) ? <Prices /> : null}
            </>
          )
        }
      >
        <Loaded query={memberships} skeleton={<Skeleton className="h-36 w-full rounded-lg" />}>
          {({ items }) => <Memberships items={items} />}
        </Loaded>
        {memberships.isLoading ? null : <SubscriptionCard />}
      </Columns>
    </>
  )
}

function Memberships({ items }: { items: readonly Membership[] }) {
  const { memberships: m, buy } = useMessages()
  const { sells_online } = useStudio()
  const [showsFormer, showFormer] = useState(false)
  const former = items.filter(isFormer)
  const shown = [...items.filter((item) => !isFormer(item)), ...(showsFormer ? former : [])]
  return (
    <>
      {shown.length > 0 ? (
        <ul className="flex flex-col gap-3">
          {shown.map((membership) => (
            <MembershipCard key={membership.id} membership={membership} />
          ))}
        </ul>
      ) : (
        <>
          <EmptyState
            icon="ticket"
            title={m.none}
            action={sells_online ? <LinkButton href={paths.prices()}>{buy.toPrices}</LinkButton> : null}
          >
            {m.noneMeans}
          </EmptyState>
          <WhatToBuy />
        </>
      )}
      {former.length > 0 && !showsFormer ? (
        <Button look="quiet" icon="clock" className="mt-2 -ms-2" onPress={() => showFormer(true)}>
          {m.former(former.length)}
        </Button>
      ) : null}
    </>
  )
}

function ChargesLink() {
  const { memberships: m } = useMessages()
  const format = useFormat()
  const client_id = useSession()?.account.id ?? 0
  const charges = useApi('GET /api/v1/clients/{client_id}/charges', { params: { client_id } })
  const due = (charges.data ?? []).filter(({ status }) => status === 'due').reduce((sum, { amount }) => sum + amount, 0)
  return (
    <LinkRow
      href={paths.charges()}
      icon="card"
      title={m.charges}
      detail={due > 0 ? m.chargesDue(format.money(due)) : m.chargesMeans}
      isUrgent={due > 0}
    />
  )
}
