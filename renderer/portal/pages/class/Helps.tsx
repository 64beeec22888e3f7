import { useApi, type Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useStudio } from '../../../shared/studio/studio.ts'
import { Anchor } from '../../../ui/button/Anchor.tsx'
import { Link } from '../../../ui/button/Link.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Dependant } from '../../parts/dependants.ts'
import type { ScheduledClass } from '../../parts/standing.ts'
import { usePublicTypes } from '../../parts/use-public.ts'
import { paths } from '../../paths.ts'
import { contents } from '../prices/contents.ts'
import { useCovered } from '../prices/use-covered.ts'

type Offered = Answer<'GET /api/v1/scheduled-classes/{class_id}/eligibility'>['offers'][number]

interface HelpsProps {
  cls: ScheduledClass
  /** The dependant it is for, if not the reader. */
  whom: Dependant | undefined
  offers: readonly Offered[]
  /** True if the spot has a separate button: these are alternatives. */
  isBeside: boolean
}

/** Shows what would make the class bookable, each with its price and one tap away if it is sold online. */
export default function Helps({ cls, whom, offers, isBeside }: HelpsProps) {
  const { helps: m, prices } = useMessages()
  const { sells_online } = useStudio()
  const here = paths.class(cls.id)
  const shown = offers.filter(({ kind }) => kind === 'membership_type' || !isBeside)
  if (shown.length === 0) return null
  const title = isBeside ? m.titleBeside : m.title
  return (
    <section aria-label={title}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-base font-semibold">{title}</h2>
        <Link href={paths.prices(here)} className="py-2 text-sm">
          {prices.all}
        </Link>
      </div>
      <ul className="flex flex-col gap-2">
        {shown.map((offer) =>
          offer.kind === 'class' ? (
            <PlaceOffer key="class" offer={offer} />
          ) : (
            <TypeOffer
              key={offer.id}
              offer={offer}
              isOneCredit={cls.credit_cost === 1}
              isOwn={whom === undefined}
              href={sells_online ? paths.buyForClass(offer.id, cls.id) : null}
            />
          ),
        )}
      </ul>
      {sells_online ? null : <p className="mt-2 text-sm text-pretty text-muted">{prices.notOnline}</p>}
    </section>
  )
}

interface TypeOfferProps {
  offer: Offered
  /** A class costs one credit: then so many credits are so many classes. */
  isOneCredit: boolean
  /** It would be the reader's own. */
  isOwn: boolean
  href: string | null
}

/** A membership that would pay: what it holds, what it costs, and what it comes on top of. */
function TypeOffer({ offer, isOneCredit, isOwn, href }: TypeOfferProps) {
  const messages = useMessages()
  const { helps: m, prices } = messages
  const format = useFormat()
  const type = usePublicTypes().data?.find(({ id }) => id === offer.id)
  const held = useHeldPlan(isOwn && type?.type === 'subscription')
  const covered = useCovered()
  const money = format.money(offer.price, offer.currency)
  const interval = type?.billing_interval
  const price = interval ? `${money} ${prices.offer.perInterval[interval]}` : money
  return (
    <Line
      name={offer.name}
      price={price}
      about={[type && contents(messages, type, isOneCredit), type && covered(type), held && m.inAddition(held)].filter(
        Boolean,
      )}
      href={href}
    />
  )
}

/** Shows the class's single price, if it is not sold online. */
function PlaceOffer({ offer }: { offer: Offered }) {
  const { helps: m } = useMessages()
  const format = useFormat()
  return <Line name={m.thisClass} price={format.money(offer.price, offer.currency)} about={[m.askStudio]} href={null} />
}

/** The name and price of the subscription that the reader pays already, where another one is offered. */
function useHeldPlan(isAsked: boolean): string | null {
  const { prices } = useMessages()
  const format = useFormat()
  const held = useApi('GET /api/v1/memberships', { query: { status: 'active', page_size: 100 } }, { enabled: isAsked })
  const types = usePublicTypes().data
  const plan = isAsked ? held.data?.items.find(({ type }) => type === 'subscription') : undefined
  if (!plan) return null
  const interval = types?.find(({ id }) => id === plan.membership_type_id)?.billing_interval
  if (!interval) return plan.type_name
  return `${plan.type_name} (${format.money(plan.price, plan.currency)} ${prices.offer.perInterval[interval]})`
}

interface LineProps {
  name: string
  price: string
  about: readonly (string | null | undefined | false)[]
  href: string | null
}

const LOOK =
  'flex min-h-13 w-full items-center gap-3 rounded-lg border border-line-strong bg-surface px-3.5 py-2 text-start text-ink no-underline'

function Line({ name, price, about, href }: LineProps) {
  const words = (
    <>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold break-words">{name}</span>
          <span className="figures font-semibold">{price}</span>
        </span>
        {about.map((line) => (
          <span key={String(line)} className="block text-sm text-pretty text-muted">
            {line}
          </span>
        ))}
      </span>
      {href ? <Icon name="right" size={16} className="text-faint" /> : null}
    </>
  )
  return (
    <li>
      {href ? (
        <Anchor href={href} className={`ring-focus shadow-raised hover:bg-hover ${LOOK}`}>
          {words}
        </Anchor>
      ) : (
        <div className={LOOK}>{words}</div>
      )}
    </li>
  )
}
