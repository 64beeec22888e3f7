import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useMessages } from '../../messages/index.ts'
import type { useSeat } from '../../parts/use-seat.ts'
import { useWhen } from '../../parts/use-when.ts'

interface PayAtStudioProps {
  /** In major units; `amount` is null where the studio has no price for one visit. */
  cost: { amount: number | null; currency: string; late_cancel_fee: number; no_show_fee: number }
  freeUntil: string
  seat: Pick<ReturnType<typeof useSeat>, 'payThere' | 'isBooking'>
}

/** Booking without a membership: what it costs at the studio, and what not coming costs. */
export function PayAtStudio({ cost, freeUntil, seat }: PayAtStudioProps) {
  const { payThere: m } = useMessages().classPage
  const format = useFormat()
  const price = cost.amount === null ? null : format.money(cost.amount, cost.currency)
  return (
    <section aria-label={m.label} className="flex flex-col gap-3">
      <Button size="large" look="primary" className="w-full" isPending={seat.isBooking} onPress={seat.payThere}>
        {m.book(price)}
      </Button>
      <p className="text-center text-sm text-pretty text-muted">
        {price ? m.means : m.meansNoPrice} <Terms cost={cost} freeUntil={freeUntil} />
      </p>
    </section>
  )
}

function Terms({ cost, freeUntil }: Pick<PayAtStudioProps, 'cost' | 'freeUntil'>) {
  const { payThere: m } = useMessages().classPage
  const format = useFormat()
  const when = useWhen()
  const now = useNow(30_000)
  const fee = (major: number) => (major > 0 ? format.money(major, cost.currency) : null)
  const [late, missed] = [fee(cost.late_cancel_fee), fee(cost.no_show_fee)]
  const isFree = now <= Date.parse(freeUntil)
  const sentences = [
    late ? (isFree ? m.freeThen(when(freeUntil), late) : m.late(late)) : m.free,
    missed ? m.missed(missed) : null,
  ]
  return sentences.filter(Boolean).join(' ')
}
