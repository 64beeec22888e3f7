import { useState } from 'react'
import { useSend } from '../../../../../api/index.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../../../shared/problem/ProblemCallout.tsx'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import { Badge, Button, Callout, Card, ConfirmDialog, Icon } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { useCopy } from '../../../../parts/copy/use-copy.ts'
import { useSubscription } from './use-subscription.ts'
import { isFailing, nextOf, stateOf, type Subscription } from './subscription-words.ts'

/** A client's online subscription: its state, what comes next, and its end. Nothing if there is none. */
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

type Asked = 'cancel' | 'override' | null

/** The ways to end a subscription: with what is paid, or, folded, here alone where the processor can't be asked. */
function EndSubscription({ subscription }: { subscription: Subscription }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.subscription
  const { date } = useFormat()
  const denied = useDenied()('payments.manage')
  const [asked, setAsked] = useState<Asked>(null)
  const { cancel_at_period_end, current_period_end } = subscription
  return (
    <>
      {cancel_at_period_end ? null : (
        <div className="flex flex-col items-start gap-1">
          <Button disabledReason={denied} onPress={() => setAsked('cancel')}>
            {m.cancel}
          </Button>
          <p className="figures text-xs text-pretty text-muted">{m.goodUntil(date(current_period_end))}</p>
        </div>
      )}
      <details className="group -mx-4 -mb-4 border-t border-line">
        <summary className="ring-focus flex min-h-11 cursor-default items-center justify-between gap-3 px-4 text-muted -outline-offset-2! hover:bg-hover">
          {m.endHere}
          <Icon name="down" size={16} className="group-open:rotate-180" />
        </summary>
        <div className="flex flex-col items-start gap-3 px-4 pt-1 pb-4 text-pretty">
          <p>{m.endHereMeans}</p>
          <Button disabledReason={denied} onPress={() => setAsked('override')}>
            {m.endHereNow}
          </Button>
        </div>
      </details>
      <Questions subscription={subscription} asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}

interface QuestionsProps {
  subscription: Subscription
  asked: Asked
  onClose: () => void
}

function Questions({ subscription, asked, onClose }: QuestionsProps) {
  const { clientProfile } = useMessages()
  const m = clientProfile.subscription
  const { date } = useFormat()
  const { client_id, type_name, current_period_end } = subscription
  const params = { client_id }
  const end = date(current_period_end)
  const cancel = useSend('POST /api/billing/members/{client_id}/subscription/cancel', { done: m.cancelled(end) })
  const override = useSend('POST /api/billing/members/{client_id}/subscription/cancel/override', {
    done: m.endedHereDone,
  })
  return (
    <>
      <ConfirmDialog
        title={m.cancelTitle(type_name)}
        confirm={m.cancelConfirm(end)}
        keep={m.keep}
        isOpen={asked === 'cancel'}
        onClose={onClose}
        onConfirm={() => cancel.sendOrThrow({ params })}
      >
        <p>{m.cancelMeans(end, isFailing(subscription))}</p>
        <ProblemCallout problem={cancel.problem} />
      </ConfirmDialog>
      <ConfirmDialog
        title={m.endHereTitle(type_name)}
        confirm={m.endHereNow}
        isOpen={asked === 'override'}
        onClose={onClose}
        onConfirm={() => override.sendOrThrow({ params })}
      >
        <p>{m.endHereMeans}</p>
        <p className="mt-2">{m.endHereLasts(end)}</p>
        <ProblemCallout problem={override.problem} />
      </ConfirmDialog>
    </>
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
