import { useSend } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useStudio } from '../../../shared/studio/studio.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import { Refused } from '../../parts/Refused.tsx'
import { usePayment } from '../../parts/use-payment.ts'
import { paths } from '../../paths.ts'
import { useCardName, useSavedCard } from './use-card.ts'

/** The text that a client agrees to by saving a card; the server knows it by its number. */
const TEXT_VERSION = 1

/** The card that fees are taken from: saved by agreeing to that, and removed at any time. */
export function SavedCard() {
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
