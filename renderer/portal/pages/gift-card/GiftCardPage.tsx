import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { useStudio } from '../../../shared/studio/studio.ts'
import { useMessages } from '../../messages/index.ts'
import { BackLink } from '../../parts/BackLink.tsx'
import { Unpaid } from '../../parts/Unpaid.tsx'
import { paths } from '../../paths.ts'
import { GiftCardForm } from './GiftCardForm.tsx'

/** Giving somebody a gift card, or oneself. */
export default function GiftCardPage() {
  const { giftCard: m, buy, prices } = useMessages()
  const { sells_online } = useStudio()
  return (
    <div data-wide className="mx-auto max-w-120 lg:max-w-5xl">
      <BackLink href={paths.prices()}>{prices.all}</BackLink>
      <PageHeader title={m.title} description={m.rowDetail} />
      <Unpaid of={({ kind }) => kind === 'gift_card'} />
      {sells_online ? <GiftCardForm /> : <Callout tone="plain">{buy.notOnline}</Callout>}
    </div>
  )
}
