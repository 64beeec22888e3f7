import { useSend, type Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useStudio } from '../../../shared/studio/studio.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useMessages } from '../../messages/index.ts'
import { Refused } from '../../parts/Refused.tsx'
import { usePayment } from '../../parts/use-payment.ts'
import { paths } from '../../paths.ts'

type Owed = Item<'GET /api/v1/clients/me/owed'>

/** Pays all that is due by one payment online: one for each currency that it is due in. */
export function PayOwed({ owed }: { owed: readonly Owed[] }) {
  const { charges: m } = useMessages()
  const { pays_online } = useStudio()
  if (!pays_online || owed.length === 0) return null
  const currencies = [...new Set(owed.map(({ currency }) => currency))]
  return (
    <div className="flex flex-col gap-2 border-t border-line px-4 py-3">
      {currencies.map((currency) => (
        <PayButton key={currency} owed={owed.filter((charge) => charge.currency === currency)} />
      ))}
      <p className="text-sm text-pretty text-muted">{m.payMeans}</p>
    </div>
  )
}

function PayButton({ owed }: { owed: readonly Owed[] }) {
  const { charges: m } = useMessages()
  const format = useFormat()
  const here = paths.charges()
  const { isLeaving, addresses, leave } = usePayment(here, here)
  const pay = useSend('POST /api/billing/charges-checkout-session', { invalidate: ['GET /api/v1/clients/me/owed'] })
  const total = owed.reduce((sum, { amount }) => sum + amount, 0)
  const begin = async () => {
    const body = { charge_ids: owed.map(({ id }) => id), ...addresses }
    const begun = await pay.sendOrThrow({ body }).catch(() => null)
    if (begun) leave(begun)
  }
  return (
    <>
      <Refused error={pay.problem} />
      <Button
        look="primary"
        size="large"
        icon="card"
        className="w-full"
        isPending={pay.isPending || isLeaving}
        onPress={() => void begin()}
      >
        {m.pay(format.money(total, owed[0]!.currency))}
      </Button>
    </>
  )
}
