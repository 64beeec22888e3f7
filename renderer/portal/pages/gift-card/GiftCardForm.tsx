import { useId } from 'react'
import { ApiError, useSend } from '../../../api/index.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { StudioLogo } from '../../../shared/picture/StudioLogo.tsx'
import { useStudio } from '../../../shared/studio/studio.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { fieldClass, labelClass } from '../../../ui/field/field-look.ts'
import { useLabels } from '../../../ui/labels.ts'
import { useMessages } from '../../messages/index.ts'
import { draftOf } from '../../parts/draft.ts'
import { Refused } from '../../parts/Refused.tsx'
import { usePayment } from '../../parts/use-payment.ts'
import { paths } from '../../paths.ts'
import { Amount } from './Amount.tsx'
import { presetsOf, readAmount } from './amounts.ts'

interface Values {
  /** The amount as typed, in major units. */
  amount: string
  recipient_name: string
  recipient_email: string
  message: string
  deliver_on: string
}

/** Asks for the details of a gift card; shows how it will look, and the way to pay it. */
export function GiftCardForm() {
  const { giftCard: m, buy } = useMessages()
  const format = useFormat()
  const from = paths.giftCard()
  const { isLeaving, addresses, leave } = usePayment(from)
  const begin = useSend('POST /api/v1/gift-cards/checkout-session')
  const empty = { recipient_name: '', recipient_email: '', message: '', deliver_on: '' }
  const first = { amount: String(presetsOf(format.currency)[1]), ...empty }
  const amountOf = ({ amount }: Values) => readAmount(amount, format.currency)
  const form = useForm<Values>({
    values: { ...first, ...(draftOf(sessionStorage, from) as Partial<Values> | undefined) },
    keeps: false,
    validate: (values) => (amountOf(values) === null ? { amount: m.amountNeeded } : {}),
    submit: async (values) => {
      const { recipient_name, recipient_email, message, deliver_on } = values
      const email = recipient_email.trim() || null
      const body = {
        amount: amountOf(values)!,
        recipient_name: recipient_name.trim() || null,
        recipient_email: email,
        message: message.trim() || null,
        deliver_on: (email && deliver_on) || null,
        ...addresses,
      }
      try {
        leave(await begin.sendOrThrow({ body }), values)
      } catch (error) {
        // A refusal about no field is shown above the button.
        if (!(error instanceof ApiError) || !(error.problem.code in buy.refused)) throw error
      }
    },
  })
  const { recipient_name, recipient_email, message } = form.values
  const amount = amountOf(form.values)
  return (
    <Form
      form={form}
      className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-x-10"
    >
      <div className="flex flex-col gap-4">
        <Amount {...form.bind('amount')} />
        <TextField label={m.name} maxLength={200} autoComplete="off" {...form.bind('recipient_name')} />
        <TextField
          label={m.email}
          type="email"
          autoComplete="off"
          description={m.emailMeans}
          {...form.bind('recipient_email')}
        />
        <MessageField label={m.message} {...form.bind('message')} />
        <TextField
          label={m.day}
          type="date"
          min={format.today()}
          description={m.dayMeans}
          disabledReason={recipient_email.trim() ? null : m.dayNeedsEmail}
          {...form.bind('deliver_on')}
        />
      </div>
      <div className="flex flex-col gap-4 lg:sticky lg:top-20">
        <Preview amount={amount ? format.money(amount) : ''} name={recipient_name.trim()} message={message.trim()} />
        <Refused error={begin.problem && begin.problem.problem.code in buy.refused ? begin.problem : null} />
        <Button look="primary" size="large" type="submit" className="w-full" isPending={form.isPending || isLeaving}>
          {amount ? buy.pay(format.money(amount)) : buy.title}
        </Button>
        <p className="text-center text-sm text-pretty text-muted">{buy.lead}</p>
      </div>
    </Form>
  )
}

interface PreviewProps {
  /** The formatted amount; '' while there is none. */
  amount: string
  name: string
  message: string
}

/** The gift card as it will look, in the studio's colours. */
function Preview({ amount, name, message }: PreviewProps) {
  const { giftCard: m, shell } = useMessages()
  const { studio_name, logo_url } = useStudio()
  const studio = studio_name ?? shell.product
  return (
    <figure aria-label={m.preview}>
      <div className="flex min-h-48 flex-col justify-between gap-4 rounded-xl bg-accent p-5 text-on-accent shadow-float">
        <div className="flex items-center gap-3">
          <StudioLogo name={studio} url={logo_url} className="size-9 rounded-md border border-on-accent/40" />
          <span className="min-w-0 flex-1 font-semibold break-words">{studio}</span>
        </div>
        <div>
          {name ? <p className="break-words">{m.for(name)}</p> : null}
          {message ? <p className="mt-1 text-sm text-pretty break-words whitespace-pre-line">{message}</p> : null}
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-4">
          <span className="text-sm">{m.title}</span>
          <span className="figures text-2xl font-semibold">{amount}</span>
        </div>
      </div>
      <figcaption className="mt-2 text-center text-sm text-muted">{m.codeLater}</figcaption>
    </figure>
  )
}

interface MessageFieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
}

/** The browser's own field for some lines: this page waits for nothing more. */
function MessageField({ label, name, value, onChange }: MessageFieldProps) {
  const { optional } = useLabels()
  const id = useId()
  return (
    <div className={fieldClass()}>
      <label htmlFor={id} className={labelClass()}>
        {label}
        <span className="font-normal text-faint">{optional}</span>
      </label>
      <textarea
        {...{ id, name, value }}
        rows={3}
        maxLength={1000}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="control-box field-sizing-content max-h-96 min-h-18 w-full resize-y px-2.5 py-1.5"
      />
    </div>
  )
}
