import { useApi, useSend, type Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { buttonStyle } from '../../../ui/button/style.ts'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import { Refused } from '../../parts/Refused.tsx'
import { paths } from '../../paths.ts'
import { collectingOf } from './collecting.ts'

type Subscription = Answer<'GET /api/billing/members/{client_id}/subscription'>

/** Shows the reader's recurring payment, and what to do if it fails. Nothing if there is none. */
export function SubscriptionCard() {
  const client_id = useSession()?.account.id ?? 0
  const subscription = useApi('GET /api/billing/members/{client_id}/subscription', { params: { client_id } })
  return subscription.data ? <Shown subscription={subscription.data} /> : null
}

function Shown({ subscription }: { subscription: Subscription }) {
  const { collected: m } = useMessages()
  const format = useFormat()
  const { type_name, currency, billing_interval, current_period_end, ended_at, pay_url } = subscription
  const price = format.money(subscription.price, currency)
  const day = (instant: string) => format.date(format.dayOf(instant))
  const collecting = collectingOf(subscription)
  const words = {
    starting: m.starting,
    running: m.next(day(current_period_end)),
    failing: null,
    paused: m.paused,
    ending: m.ends(day(current_period_end)),
    ended: m.ended(day(ended_at ?? current_period_end)),
  }[collecting]
  return (
    <Card title={m.title} className="mt-4">
      <p className="font-semibold break-words">{type_name}</p>
      <p className="figures text-sm">{m.price[billing_interval ?? '']?.(price) ?? price}</p>
      {words ? <p className="mt-1 text-sm text-pretty text-muted">{words}</p> : null}
      {collecting === 'failing' ? <Failing price={price} payUrl={pay_url} /> : null}
      {collecting === 'ended' ? null : (
        <>
          <CardAndInvoices />
          <p className="mt-3 text-sm text-pretty text-muted">{m.cancelAsk}</p>
        </>
      )}
    </Card>
  )
}

function Failing({ price, payUrl }: { price: string; payUrl: string | null }) {
  const { collected: m } = useMessages()
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Callout tone="bad" title={m.failing(price)}>
        {m.failingMeans}
      </Callout>
      {payUrl ? (
        <a href={payUrl} className={buttonStyle('primary', 'large', false, false)}>
          {m.payNow(price)}
        </a>
      ) : null}
    </div>
  )
}

function CardAndInvoices() {
  const { collected: m } = useMessages()
  const open = useSend('POST /api/billing/portal-session', { onDone: ({ url }) => location.assign(url) })
  const body = { return_url: location.origin + paths.memberships() }
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Button
        icon="card"
        className="self-start"
        isPending={open.isPending}
        onPress={() => void open.sendOrThrow({ body }).catch(() => null)}
      >
        {m.cardAndInvoices}
      </Button>
      <Refused error={open.problem} />
    </div>
  )
}
