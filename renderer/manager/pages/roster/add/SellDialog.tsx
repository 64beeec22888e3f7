import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Callout, Dialog, Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { METHODS } from '../../selling/memberships/sale.ts'
import { usePayClass } from './pay-class.ts'
import type { Offer } from './payers.ts'
import { useSellAndBook, type Method, type Selling, type SellingOptions } from './use-selling.ts'

/** The chosen offer, and the rules that are passed with it. */
export interface Chosen {
  offer: Offer
  passed: readonly { detail: string }[]
}

interface SellDialogProps extends SellingOptions {
  /** Null keeps it closed. */
  chosen: Chosen | null
  onClose: () => void
  onDone: () => void
}

/** Takes the money for what pays for a place, and books it: one question, how it is paid. */
export function SellDialog({ chosen, onClose, onDone, ...options }: SellDialogProps) {
  const { offers: m } = useMessages().roster
  const offer = chosen?.offer
  const title = offer ? (offer.kind === 'class' ? m.payTitle : m.title)(offer.name) : ''
  return (
    <Dialog width="small" title={title} isOpen={chosen !== null} onClose={onClose}>
      {chosen?.offer.kind === 'class' ? <PayingClass {...{ chosen, onClose, onDone }} {...options} /> : null}
      {chosen?.offer.kind === 'membership_type' ? <SellingType {...{ chosen, onClose, onDone }} {...options} /> : null}
    </Dialog>
  )
}

interface FormProps extends SellingOptions {
  chosen: Chosen
  onClose: () => void
  onDone: () => void
}

function PayingClass(props: FormProps) {
  const { offer, passed } = props.chosen
  return <SellForm {...props} selling={usePayClass({ ...props, price: offer.price, force: passed.length > 0 })} />
}

function SellingType(props: FormProps) {
  const { offer, passed } = props.chosen
  return <SellForm {...props} selling={useSellAndBook({ ...props, type: offer, force: passed.length > 0 })} />
}

function SellForm({ chosen, client, check_in, selling, onClose, onDone }: FormProps & { selling: Selling }) {
  const { offers: m } = useMessages().roster
  const format = useFormat()
  const mayGive = useDenied()('payments.give') === null
  const { offer, passed } = chosen
  const price = format.money(offer.price, offer.currency)
  const form = useForm({
    values: { method: METHODS[0] as Method },
    keeps: false,
    submit: ({ method }) => selling.run(method),
    onDone,
  })
  const isGift = form.values.method === 'complimentary'
  const take = isGift ? (check_in ? m.giveIn : m.give) : (check_in ? m.takeIn : m.take)(price)
  return (
    <Form form={form}>
      {selling.half ? (
        <Callout tone="info" live>
          {selling.half.said}
        </Callout>
      ) : (
        <p className="figures text-sm">{m.lead(client.name, price)}</p>
      )}
      <Passed title={m.passes} reasons={passed} />
      <Select
        label={m.method}
        options={METHODS.filter((id) => mayGive || id !== 'complimentary').map((id) => ({
          id,
          label: m.methods[id] ?? id,
        }))}
        {...form.bind('method')}
        isRequired
        autoFocus
      />
      <FormActions form={form} submit={selling.half?.submit ?? take} onCancel={onClose} />
    </Form>
  )
}

/** The rules that are passed, as their refusal says them. */
export function Passed({ title, reasons }: { title: string; reasons: readonly { detail: string }[] }) {
  if (reasons.length === 0) return null
  return (
    <div className="text-xs text-muted">
      <p className="font-medium">{title}</p>
      <ul className="list-disc ps-4">
        {reasons.map(({ detail }) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </div>
  )
}
