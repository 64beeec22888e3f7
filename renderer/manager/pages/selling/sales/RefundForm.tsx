import { useSend, type Answer } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm, type FormState } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { MoneyField, NumberField, RadioGroup, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { restockOf, type Kept, type RestockChoice } from './restock.ts'
import type { Entry } from './sale.ts'

interface RefundFormProps {
  currency: string
  /** The items that can go back into stock; null if none ever were in stock. */
  kept: Kept[] | null
  /** Those of which something can be given back. */
  payments: Entry[]
  onClose: () => void
}

const CHOICES = ['all', 'none', 'some'] as const

/** The part of a refund's form that is about stock. */
interface RestockValues {
  restock: RestockChoice
  /** By product. */
  pieces: Record<string, number | null>
}

/** Asks which items of a sale go back into stock. */
function RestockFields({ form, kept }: { form: Pick<FormState<RestockValues>, 'bind' | 'values'>; kept: Kept[] }) {
  const { sales } = useMessages()
  const m = sales.refund
  const none = kept.length === 0
  return (
    <>
      <RadioGroup
        label={m.restock}
        options={CHOICES.map((id) => ({
          id,
          label: m.restockChoice[id],
          disabledReason: none && id !== 'none' && m.allBack,
        }))}
        {...form.bind('restock')}
        isRequired
      />
      {form.values.restock === 'some'
        ? kept.map(({ product_id, name, quantity }) => (
            <NumberField
              key={product_id}
              label={m.pieces(name)}
              min={0}
              max={quantity}
              {...form.bind(`pieces.${product_id}`)}
              isRequired
            />
          ))
        : null}
    </>
  )
}

export function RefundForm({ currency, kept, payments, onClose }: RefundFormProps) {
  const { sales, memberships } = useMessages()
  const m = sales.refund
  const toast = useToast()
  const { money } = useFormat()
  const denied = useDenied()('payments.refund')
  const say = (amount: number) => money(amount, currency)
  const refund = useSend('POST /api/v1/payments/{payment_id}/refunds')
  const form = useForm({
    values: {
      payment: String(payments[0]?.id ?? ''),
      amount: (payments[0]?.refundable ?? null) as number | null,
      reason: '',
      restock: (kept?.length ? 'all' : 'none') as RestockChoice,
      pieces: Object.fromEntries(
        (kept ?? []).map(({ product_id, quantity }) => [product_id, quantity as number | null]),
      ),
    },
    required: ['payment', 'amount', 'reason'],
    validate: ({ payment, amount }) => {
      const most = payments.find(({ id }) => String(id) === payment)?.refundable ?? 0
      return { amount: (amount ?? 0) > most ? m.tooMuch(say(most)) : amount === 0 ? m.noAmount : undefined }
    },
    submit: ({ payment, amount, reason, restock, pieces }) =>
      refund.sendOrThrow({
        params: { payment_id: Number(payment) },
        body: { amount: amount ?? 0, reason: reason.trim(), ...(kept && { restock: restockOf(restock, pieces) }) },
      }),
    onDone: ({ amount, reversed }: Answer<'POST /api/v1/payments/{payment_id}/refunds'>) => {
      const told = [...new Set(reversed.map(({ what }) => m.reversed[what]))]
      toast.done(m.done(say(-amount)), told.join(' ') || undefined)
      onClose()
    },
  })
  const { values } = form
  const chosen = payments.find(({ id }) => String(id) === values.payment)
  const name = ({ method, gift_card_last4 }: Entry) =>
    sales.paymentOf(memberships.methods[method] ?? method, gift_card_last4)
  return (
    <Form form={form}>
      <RadioGroup
        look="cards"
        label={m.which}
        options={payments.map((entry) => ({
          id: String(entry.id),
          label: name(entry),
          detail: m.left(say(entry.refundable)),
        }))}
        {...form.bind('payment')}
        onChange={(id) => {
          form.set('payment', id)
          form.set('amount', payments.find((entry) => String(entry.id) === id)?.refundable ?? null)
        }}
      />
      <MoneyField
        label={m.amount}
        currency={currency}
        description={chosen ? [m.most(say(chosen.refundable)), wayOf(chosen.method, m)].join(' ') : undefined}
        {...form.bind('amount')}
      />
      <TextField label={m.reason} description={m.reasonHelp} {...form.bind('reason')} />
      {kept ? <RestockFields form={form} kept={kept} /> : null}
      <FormActions
        form={form}
        submit={values.amount ? m.submit(say(values.amount)) : m.submitPlain}
        onCancel={onClose}
        disabledReason={denied}
        look="danger"
      />
    </Form>
  )
}

type Words = Record<'cash' | 'card_terminal' | 'bank_transfer' | 'giftCard' | 'online', string>

/** Says what staff must do for the money to go back, or how it goes automatically; nothing for other methods. */
function wayOf(method: string, m: Words): string {
  if (method === 'gift_card') return m.giftCard
  const isKnown = method === 'cash' || method === 'card_terminal' || method === 'bank_transfer' || method === 'online'
  return isKnown ? m[method] : ''
}
