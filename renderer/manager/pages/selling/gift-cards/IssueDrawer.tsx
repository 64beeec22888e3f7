import { useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useGo } from '../../../../shared/url/use-go.ts'
import { DateField, Drawer, MoneyField, RadioGroup, Select, TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { METHODS, type Method } from '../desk/tender.ts'
import { SEEN, type GiftCard } from './gift-card.ts'

const WAYS = ['sell', 'give'] as const
/** A gift card can't be bought with a gift card. */
const PAYABLE = METHODS.filter((method) => method !== 'gift_card')

interface IssueDrawerProps {
  isOpen: boolean
  onClose: () => void
}

/** Sells a gift card, or gives one free; then it is shown, to print or to read its code. */
export function IssueDrawer({ isOpen, onClose }: IssueDrawerProps) {
  const { giftCards } = useMessages()
  const m = giftCards.issue
  return (
    <Drawer title={m.title} description={m.lead} isOpen={isOpen} onClose={onClose}>
      <IssueForm onClose={onClose} />
    </Drawer>
  )
}

function IssueForm({ onClose }: { onClose: () => void }) {
  const { giftCards, memberships } = useMessages()
  const m = giftCards.issue
  const toast = useToast()
  const go = useGo()
  const { money, currency, today } = useFormat()
  const denied = useDenied()('sales.manage')
  const mayGive = useDenied()('payments.give') === null
  const make = useSend('POST /api/v1/gift-cards', {
    invalidate: [...SEEN, 'GET /api/v1/receipts', 'GET /api/v1/payments'],
  })
  const form = useForm({
    values: {
      way: 'sell' as (typeof WAYS)[number],
      initial_value: 50 as number | null,
      payment_method: 'card_terminal' as Exclude<Method, 'gift_card'>,
      recipient_name: '',
      recipient_email: '',
      message: '',
      expires_at: null as string | null,
    },
    required: ['way', 'initial_value', 'payment_method'],
    validate: ({ initial_value }) => ({ initial_value: initial_value === 0 ? m.noValue : undefined }),
    submit: ({ way, initial_value, payment_method, recipient_name, recipient_email, message, expires_at }) =>
      make.sendOrThrow({
        body: {
          initial_value: initial_value ?? 0,
          recipient_name: recipient_name.trim() || null,
          recipient_email: recipient_email.trim() || null,
          message: message.trim() || null,
          expires_at,
          ...(way === 'sell' ? { payment_method } : {}),
        },
      }),
    onDone: ({ id, initial_value }: GiftCard) => {
      toast.done(m.done(money(initial_value)))
      go(paths.giftCard(id))
    },
  })
  const { way, initial_value } = form.values
  const amount = initial_value === null ? null : money(initial_value)
  return (
    <Form form={form}>
      {mayGive ? (
        <RadioGroup
          look="cards"
          label={m.way}
          options={WAYS.map((id) => ({ id, label: m.ways[id], detail: m.wayDetail[id] }))}
          {...form.bind('way')}
        />
      ) : null}
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <MoneyField label={m.value} currency={currency} autoFocus {...form.bind('initial_value')} />
        {way === 'sell' ? (
          <Select
            label={m.method}
            options={PAYABLE.map((id) => ({ id, label: memberships.methods[id] ?? id }))}
            {...form.bind('payment_method')}
          />
        ) : null}
      </div>
      <TextField label={m.recipient} autoComplete="off" {...form.bind('recipient_name')} />
      <TextField
        label={m.email}
        description={m.emailHelp}
        type="email"
        autoComplete="off"
        {...form.bind('recipient_email')}
      />
      <TextArea label={m.message} description={m.messageHelp} rows={2} {...form.bind('message')} />
      <DateField label={m.expires} description={m.expiresHelp} min={today()} {...form.bind('expires_at')} />
      <FormActions
        form={form}
        submit={amount === null ? m.plain : way === 'sell' ? m.sell(amount) : m.give(amount)}
        onCancel={onClose}
        disabledReason={denied}
      />
    </Form>
  )
}
