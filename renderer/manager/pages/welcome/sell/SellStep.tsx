import type { ReactNode } from 'react'
import { useApi, useSend, type Item } from '../../../../api/index.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useStudio } from '../../../../shared/studio/studio.ts'
import { Button, Callout, Card, Checkbox, MoneyField, Skeleton, Switch, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { StepProps } from '../step-props.ts'
import { StepBody, StepFooter } from '../WelcomeFrame.tsx'
import { useOffers, type Offer, type Offers } from './use-offers.ts'
import { OFFERS, type OfferId } from './usual-prices.ts'

/** Something to sell at once: the usual three with their usual prices, and whether clients may pay when they come. */
export default function SellStep(props: StepProps) {
  const types = useApi('GET /api/v1/membership-types', { query: { page_size: 200 } }, { keep: true })
  return types.data ? (
    <Selling {...props} onSale={types.data.items} />
  ) : (
    <Body footer={<StepFooter onSkip={props.onSkip} />}>
      <Loaded query={types} skeleton={<Skeleton className="h-64" />}>
        {() => null}
      </Loaded>
    </Body>
  )
}

function Body({ children, footer }: { children: ReactNode; footer: ReactNode }) {
  const { sell: m } = useMessages().welcome
  return (
    <StepBody wide title={m.title} lead={m.lead} footer={footer}>
      {children}
    </StepBody>
  )
}

function Selling({ onDone, onSkip, onSale }: StepProps & { onSale: readonly Item<'GET /api/v1/membership-types'>[] }) {
  const { welcome } = useMessages()
  const m = welcome.sell
  const currency = useStudio().currency ?? 'EUR'
  const { offers, change, chosen, save, isSaving, problem } = useOffers(currency, onSale.length === 0)
  const goOn = async () => {
    if (await save()) onDone()
  }
  const footer = (
    <StepFooter onSkip={onSkip}>
      {chosen.length > 0 ? (
        <Button look="primary" isPending={isSaving} disabledReason={missing(offers, m)} onPress={() => void goOn()}>
          {m.submit}
        </Button>
      ) : (
        <Button look={onSale.length > 0 ? 'primary' : 'secondary'} onPress={onSale.length > 0 ? onDone : onSkip}>
          {welcome.next}
        </Button>
      )}
    </StepFooter>
  )
  return (
    <Body footer={footer}>
      <div className="flex flex-col gap-4">
        <ProblemCallout problem={problem} />
        {onSale.length > 0 ? (
          <Callout tone="good" title={m.onSale}>
            {onSale.map(({ name }) => name).join(' · ')}
          </Callout>
        ) : null}
        <div className="grid grid-cols-3 gap-4 narrow:grid-cols-1">
          {OFFERS.map((id) => (
            <OfferCard
              key={id}
              id={id}
              offer={offers[id]}
              currency={currency}
              onChange={(changes) => change(id, changes)}
            />
          ))}
        </div>
        <p className="text-xs text-pretty text-muted">{m.more}</p>
        <PayAtStudioSwitch />
      </div>
    </Body>
  )
}

interface OfferCardProps {
  id: OfferId
  offer: Offer
  currency: string
  onChange: (changes: Partial<Offer>) => void
}

/** An offer ready to sell: its switch, name and price. Changing it switches it on. */
function OfferCard({ id, offer, currency, onChange }: OfferCardProps) {
  const { sell: m } = useMessages().welcome
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-raised">
      <legend className="sr-only">{m.kinds[id]}</legend>
      <Checkbox
        value={offer.isChosen}
        onChange={(isChosen) => onChange({ isChosen })}
        description={m.gives[id]}
        className="flex-1"
      >
        <span className="font-semibold">{m.kinds[id]}</span>
      </Checkbox>
      <TextField
        label={m.name}
        value={offer.name}
        maxLength={200}
        onChange={(name) => onChange({ name, isChosen: true })}
      />
      <MoneyField
        label={id === 'monthly' ? m.perMonth : m.price}
        currency={currency}
        value={offer.price}
        onChange={(price) => onChange({ price, isChosen: true })}
      />
    </fieldset>
  )
}

/** True if clients may book without a membership and pay when they come; saved as it is switched. */
function PayAtStudioSwitch() {
  const { sell: m } = useMessages().welcome
  const studio = useApi('GET /api/v1/studio')
  const save = useSend('PUT /api/v1/studio', {
    invalidate: ['GET /api/v1/studio'],
    optimistic: (cache, { body }) =>
      cache.patch('GET /api/v1/studio', (before) => ({ ...before, ...body }) as typeof before),
  })
  return (
    <Card>
      <Loaded query={studio} skeleton={<Skeleton className="h-16" />}>
        {({ pay_at_studio_enabled }) => (
          <Switch
            value={pay_at_studio_enabled}
            onChange={(next) => void save.send({ body: { pay_at_studio_enabled: next } })}
            description={m.payThereMeans}
          >
            <span className="font-semibold">{m.payThere}</span>
          </Switch>
        )}
      </Loaded>
    </Card>
  )
}

/** Why what is chosen can't be put on sale yet; null where it can. */
function missing(offers: Offers, m: { needName: string; needPrice: string }): string | null {
  const chosen = Object.values(offers).filter(({ isChosen }) => isChosen)
  if (chosen.some(({ name }) => name.trim() === '')) return m.needName
  return chosen.some(({ price }) => price === null) ? m.needPrice : null
}
