import { useApi, useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Badge, Button, EmptyState, Icon, Pagination, SkeletonRows } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useInnerList } from '../../../parts/list/use-list.ts'
import { useEventWords } from './use-event-words.ts'
import { deliveryStateOf, type Delivery, type Webhook } from './webhook.ts'

const TONES = { held: 'warn', queued: 'plain', delivered: 'good', failed: 'bad' } as const
/** Milliseconds until a queued delivery shows its outcome. */
const LOOK_MS = 2000

/** The deliveries of a webhook, newest first, each with the response. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const m = useMessages().settings.webhooks
  const list = useInnerList({}, 20)
  const params = { webhook_id: webhook.id }
  const told = useApi(
    'GET /api/v1/webhooks/{webhook_id}/deliveries',
    { params, query: list.paging },
    { keep: true, every: LOOK_MS },
  )
  const test = useSend('POST /api/v1/webhooks/{webhook_id}/test', { done: m.tested })
  const isOff = !webhook.is_active && m.whileOff
  return (
    <div className="flex flex-col gap-4">
      <Button
        icon="bell"
        className="self-start"
        isPending={test.isPending}
        disabledReason={isOff}
        onPress={() => test.send({ params })}
      >
        {m.test}
      </Button>
      <Loaded query={told} skeleton={<SkeletonRows rows={4} />}>
        {(page) =>
          page.items.length === 0 ? (
            <EmptyState icon="bell" title={m.nothingTold}>
              {m.nothingToldMeans}
            </EmptyState>
          ) : (
            <>
              <ul aria-label={m.log} className="divide-y divide-line rounded-lg border border-line">
                {page.items.map((delivery) => (
                  <Told key={delivery.id} delivery={delivery} isOff={isOff} />
                ))}
              </ul>
              {page.total > page.items.length ? (
                <Pagination
                  page={page.page}
                  pageSize={page.page_size}
                  total={page.total}
                  capped={page.total_capped}
                  onChange={list.turn}
                />
              ) : null}
            </>
          )
        }
      </Loaded>
    </div>
  )
}

/** `isOff`: why nothing is sent now. */
function Told({ delivery, isOff }: { delivery: Delivery; isOff: string | false }) {
  const m = useMessages().settings.webhooks
  const { dateTime } = useFormat()
  const wordsOf = useEventWords()
  const resend = useSend('POST /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend', { done: m.resent })
  const state = deliveryStateOf(delivery)
  const { id, webhook_id, event, attempts, answer, answer_status, failure, created_at, next_attempt_at } = delivery
  const params = { webhook_id, delivery_id: id }
  return (
    <li className="flex flex-col gap-1 px-3 py-2.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{wordsOf(event)}</span>
        <Badge tone={TONES[state]}>{m.told[state]}</Badge>
      </p>
      <p className="figures text-xs text-muted">
        {[
          dateTime(created_at),
          attempts > 0 && m.attempts(attempts),
          failure ? m.failures[failure](answer_status ?? 0) : answer_status && m.answered(answer_status),
          attempts > 0 && next_attempt_at && m.next(dateTime(next_attempt_at)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <details className="group text-xs">
        <summary className="ring-focus inline-flex min-h-(--control-small) cursor-default list-none items-center gap-1 rounded-sm text-muted [&::-webkit-details-marker]:hidden">
          <Icon name="right" size={13} className="shrink-0 group-open:rotate-90" />
          {m.detail}
        </summary>
        <p className="mt-1 font-medium">{m.payload}</p>
        <pre className="mt-1 max-h-48 overflow-auto rounded-md bg-sunken p-2 whitespace-pre-wrap wrap-anywhere">
          {JSON.stringify(delivery.payload, undefined, 2)}
        </pre>
        {answer ? (
          <>
            <p className="mt-2 font-medium">{m.answer}</p>
            <pre className="mt-1 max-h-32 overflow-auto rounded-md bg-sunken p-2 whitespace-pre-wrap wrap-anywhere">
              {answer}
            </pre>
          </>
        ) : null}
      </details>
      {state === 'delivered' || state === 'failed' ? (
        <Button
          size="small"
          icon="refresh"
          className="self-start"
          isPending={resend.isPending}
          disabledReason={isOff}
          onPress={() => resend.send({ params })}
        >
          {m.resend}
        </Button>
      ) : null}
    </li>
  )
}
