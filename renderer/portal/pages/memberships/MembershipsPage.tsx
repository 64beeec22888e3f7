import { useState } from 'react'
import { useApi, useSend, type Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { useStudio } from '../../../shared/studio/studio.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import { Columns } from '../../parts/Columns.tsx'
import { LinkRow } from '../../parts/LinkRow.tsx'
import { Refused } from '../../parts/Refused.tsx'
import { Unpaid } from '../../parts/Unpaid.tsx'
import { usePayment } from '../../parts/use-payment.ts'
import { paths } from '../../paths.ts'
import WhatToBuy from '../prices/WhatToBuy.tsx'
import { MembershipCard } from './MembershipCard.tsx'
import { Prices } from './Prices.tsx'
import { SharedMemberships } from './SharedMemberships.tsx'
import { SubscriptionCard } from './SubscriptionCard.tsx'
import { useCardName, useSavedCard } from './use-card.ts'

type Membership = Item<'GET /api/v1/memberships'>

const isFormer = ({ status }: Membership) => status === 'expired' || status === 'cancelled'
const isHeld = (items: readonly Membership[] = []) => items.some((item) => !isFormer(item))

/** The text that a client agrees to by saving a card; the server knows it by its number. */
const TEXT_VERSION = 2

/** The card that fees are taken from: saved by agreeing to that, and removed at any time. */
function SavedCard() {
  const { collected: m } = useMessages()
  const card = useSavedCard()
  const { sells_online } = useStudio()
  if (!card.data || (!card.data.fees_agreed_at && !sells_online)) return null
  return (
    <Card title={m.savedTitle} className="mt-4">
      <p className="text-sm text-pretty">{m.consent}</p>
      {card.data.fees_agreed_at ? <Kept since={card.data.fees_agreed_at} /> : <Save />}
    </Card>
  )
}

function Save() {
  const { collected: m } = useMessages()
  const here = paths.memberships()
  const { isLeaving, addresses, leave } = usePayment(here, here)
  const save = useSend('POST /api/billing/card')
  const begin = async () => {
    const body = { agrees_to_fees: true, fees_text_version: TEXT_VERSION, ...addresses } as const
    const begun = await save.sendOrThrow({ body }).catch(() => null)
    if (begun) leave(begun)
  }
  return (
    <>
      <p className="mt-1 mb-3 text-sm text-pretty text-muted">{m.noCard}</p>
      <Refused error={save.problem} />
      <Button icon="card" isPending={save.isPending || isLeaving} onPress={() => void begin()}>
        {m.save}
      </Button>
    </>
  )
}

function Kept({ since }: { since: string }) {
  const { collected: m } = useMessages()
  const format = useFormat()
  const forget = useSend('DELETE /api/billing/card', { done: m.removed })
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p>
        <span className="figures block font-semibold">{useCardName()}</span>
        <span className="text-sm text-muted">{m.agreed(format.date(format.dayOf(since)))}</span>
      </p>
      <Button isPending={forget.isPending} onPress={() => void forget.send()}>
        {m.remove}
      </Button>
    </div>
  )
}

/** Shows the reader's memberships, what they owe, and what the studio offers. */
export default function MembershipsPage() {
  const { memberships: m } = useMessages()
  const memberships = useApi('GET /api/v1/memberships', { query: { page_size: 100 } })
  return (
    <>
      <PageHeader title={m.title} />
      <Unpaid always of={({ kind }) => kind === 'membership' || kind === 'card'} />
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
        {memberships.isLoading ? null : <SharedMemberships />}
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
  const owed = useApi('GET /api/v1/clients/me/owed')
  const due = (owed.data ?? []).reduce((sum, { amount }) => sum + amount, 0)
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
