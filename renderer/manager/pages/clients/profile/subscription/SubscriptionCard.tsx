import { useFormat } from '../../../../../shared/format/use-format.ts'
import { Badge, Button, Callout, Card } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { useCopy } from '../../../../parts/copy/use-copy.ts'
import { EndSubscription } from './EndSubscription.tsx'
import { nextOf, stateOf, type Subscription } from './subscription-words.ts'
import { useSubscription } from './use-subscription.ts'

/** What a client pays online at intervals: how it stands, what comes next, and its end. Nothing where there is none. */
export function SubscriptionCard({ clientId }: { clientId: number }) {
  const { data: subscription } = useSubscription(clientId)
  return subscription ? <Shown subscription={subscription} /> : null
}

function Shown({ subscription }: { subscription: Subscription }) {
  const { clientProfile, memberships } = useMessages()
  const m = clientProfile.subscription
  const { date, money } = useFormat()
  const { type_name, price, currency, billing_interval: interval } = subscription
  const { word, tone } = stateOf(subscription, m)
  const each = memberships.intervals[interval as keyof typeof memberships.intervals]
  const next = nextOf(subscription, m, date)
  return (
    <Card title={m.title} action={<Badge tone={tone}>{word}</Badge>}>
      <div className="flex flex-col gap-3 text-sm">
        <div>
          <p className="font-medium">{type_name}</p>
          <p className="figures text-muted">
            {[money(price, currency), each?.toLowerCase()].filter(Boolean).join(' ')}
          </p>
          {next ? <p className="figures mt-1 text-pretty">{next}</p> : null}
        </div>
        {subscription.past_due_since ? (
          <Failing subscription={subscription} since={subscription.past_due_since} />
        ) : null}
        {subscription.status === 'canceled' ? null : <EndSubscription subscription={subscription} />}
      </div>
    </Card>
  )
}

/** A payment that could not be collected, and the link by which the client pays it by hand. */
function Failing({ subscription, since }: { subscription: Subscription; since: string }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.subscription
  const { date, money } = useFormat()
  const copy = useCopy()
  const { price, currency, pay_url } = subscription
  return (
    <Callout
      tone="bad"
      action={
        pay_url ? (
          <Button icon="copy" onPress={() => copy(pay_url, m.payLinkCopied, { isNamed: true })}>
            {m.copyPayLink}
          </Button>
        ) : undefined
      }
    >
      {m.failing(money(price, currency), date(since))} {pay_url ? m.payLinkFor : m.triesAgain}
    </Callout>
  )
}
