import { intervalStart } from '../../../../server/features/memberships/term-rules.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { safeNext } from '../../../shared/url/safe-next.ts'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { usePathId } from '../../../shared/url/use-go.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { BackLink } from '../../parts/BackLink.tsx'
import { Refused } from '../../parts/Refused.tsx'
import { Unpaid } from '../../parts/Unpaid.tsx'
import { usePublicTypes, type PublicType } from '../../parts/use-public.ts'
import { paths } from '../../paths.ts'
import { contents } from '../prices/contents.ts'
import { useCovered } from '../prices/use-covered.ts'
import { CodeField } from './CodeField.tsx'
import { Sum } from './Sum.tsx'
import { usePurchase } from './use-purchase.ts'
import { priceNow } from '../../../../server/features/membership-types/price-rules.ts'

/** Buying one membership: what it is, what is paid today, and the way to pay it. */
export default function BuyPage() {
  const { buy: m, prices } = useMessages()
  const types = usePublicTypes()
  const id = usePathId('typeId')
  const [{ next, class: classId }] = useUrlState({ next: '', class: 0 })
  const way = classId > 0 ? paths.class(classId) : safeNext(next, '') || undefined
  const isForClass = way?.startsWith('/classes/')
  return (
    <div className="mx-auto max-w-120">
      <BackLink href={way && isForClass ? way : paths.prices(way)}>{isForClass ? m.toClass : prices.all}</BackLink>
      <PageHeader title={m.title} />
      <Unpaid of={(one) => one.membership_type_id === id} />
      <Loaded query={types} skeleton={<Skeleton className="h-64 w-full rounded-lg" />}>
        {(all) => {
          const type = all.find((one) => one.id === id)
          if (!type) return <Gone />
          return type.can_buy_online ? (
            <Purchase key={id} type={type} next={way} classId={classId || undefined} />
          ) : (
            <NotOnline type={type} next={way} />
          )
        }}
      </Loaded>
    </div>
  )
}

interface OfProps {
  type: PublicType
  next: string | undefined
}

function Purchase({ type, next, classId }: OfProps & { classId: number | undefined }) {
  const { buy: m } = useMessages()
  const format = useFormat()
  const { promo, card, price, sum, isSubscription, error, isPending, pay } = usePurchase(type, next, classId)
  const money = (minor: number) => format.moneyMinor(minor, type.currency)
  const cardSays = () => {
    if (card.known === null) return null
    if (card.isOther) return m.otherCurrency
    return card.known.found.remaining_balance === 0
      ? m.empty
      : `${m.card}: ${money(-sum.card)} · ${m.left(money(sum.left))}`
  }
  return (
    <div className="flex flex-col gap-4">
      <Wanted type={type} />
      <div className="flex flex-col gap-3">
        <CodeField
          icon="tag"
          label={m.promo}
          open={m.havePromo}
          code={promo}
          known={promo.known ? `${promo.known.code}: ${money(-sum.discount)}` : null}
        />
        <CodeField icon="gift" label={m.card} open={m.haveCard} code={card} known={cardSays()} />
      </div>
      <Sum price={price} sum={sum} currency={type.currency} />
      <Refused error={error} />
      <Button look="primary" size="large" className="w-full" isPending={isPending} onPress={() => void pay()}>
        {sum.total > 0 ? m.pay(money(sum.total)) : isSubscription ? m.subscribeFree : m.free}
      </Button>
      {sum.total > 0 || isSubscription ? <p className="text-center text-sm text-pretty text-muted">{m.lead}</p> : null}
    </div>
  )
}

function NotOnline({ type, next }: OfProps) {
  const { buy: m } = useMessages()
  return (
    <div className="flex flex-col gap-4">
      <Wanted type={type} />
      <Callout tone="plain">{m.notOnline}</Callout>
      {next?.startsWith('/classes/') ? (
        <LinkButton size="large" href={next}>
          {m.toClass}
        </LinkButton>
      ) : null}
    </div>
  )
}

/** Shows the chosen type: its contents, its price, and when that is collected again. */
function Wanted({ type }: { type: PublicType }) {
  const messages = useMessages()
  const { buy: m } = messages
  const format = useFormat()
  const covered = useCovered()(type)
  const { name, description, price, currency, billing_interval: interval } = type
  const money = (major: number) => format.money(major, currency)
  const terms =
    type.type === 'subscription'
      ? m.each[interval ?? 'monthly'](
          money(price),
          format.date(intervalStart(format.today(), interval ?? 'monthly', 1)),
        )
      : m.once
  return (
    <Card>
      <h2 className="text-lg font-semibold text-balance break-words">{name}</h2>
      <p className="figures mt-1 text-2xl font-semibold">{money(priceNow(type))}</p>
      <p className="mt-1 text-sm text-pretty text-muted">{contents(messages, type, type.takes_one_credit)}</p>
      {covered === null ? null : <p className="mt-1 text-sm text-pretty break-words">{covered}</p>}
      <p className="mt-2 text-sm text-pretty">{terms}</p>
      {description ? <p className="mt-2 text-sm text-pretty break-words whitespace-pre-line">{description}</p> : null}
    </Card>
  )
}

function Gone() {
  const { buy: m } = useMessages()
  return (
    <EmptyState icon="ticket" title={m.goneTitle} action={<LinkButton href={paths.prices()}>{m.toPrices}</LinkButton>}>
      {m.gone}
    </EmptyState>
  )
}
