import { useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useMessages } from '../../../messages/index.ts'
import { CHANGED, FREE, LINK, type METHODS } from './sale.ts'
import type { Checkout } from './link/PayLink.tsx'

interface SaleFormOptions {
  clientId: number | null
  typeId: number | null
  /** The pages to which a buyer returns after paying by a link. */
  addresses: { success_url: string; cancel_url: string }
  onLink: (checkout: Checkout) => void
  onClose: () => void
}

/** The sale of a membership: it is noted as paid, given, or a link is made by which the client pays. */
export function useSaleForm({ clientId, typeId, addresses, onLink, onClose }: SaleFormOptions) {
  const { memberships } = useMessages()
  const format = useFormat()
  const toast = useToast()
  const sell = useSend('POST /api/v1/memberships', {
    invalidate: [...CHANGED, 'GET /api/v1/clients', 'GET /api/v1/receipts'],
  })
  const makeLink = useSend('POST /api/billing/checkout-session')
  return useForm({
    values: {
      client_id: clientId,
      membership_type_id: typeId,
      starts_at: format.today() as string | null,
      method: 'card_terminal' as string,
      notes: '',
      override_reason: '',
    },
    required: ['client_id', 'membership_type_id', 'starts_at', 'method'],
    submit: async ({ client_id, membership_type_id, starts_at, method, notes, override_reason }) => {
      const what = { client_id: client_id ?? 0, membership_type_id: membership_type_id ?? 0 }
      if (method === LINK) return { checkout: await makeLink.sendOrThrow({ body: { ...what, ...addresses } }) }
      const membership = await sell.sendOrThrow({
        body: {
          ...what,
          starts_at: starts_at ?? '',
          ...(method === FREE ? {} : { payment_method: method as (typeof METHODS)[number] }),
          ...(notes.trim() ? { notes } : {}),
          ...(override_reason.trim() ? { override_reason } : {}),
        },
      })
      return { membership }
    },
    onDone: (sold) => {
      if (sold.checkout?.completed === false) return onLink(sold.checkout)
      toast.done(sold.membership ? memberships.sell.done(sold.membership.type_name) : memberships.link.status.completed)
      onClose()
    },
  })
}
