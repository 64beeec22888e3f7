import { useState } from 'react'
import { useSend, type Answer } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { Callout, Dialog, Link, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'

type Checked = Answer<'POST /api/v1/gift-cards/validate'>

interface CheckCodeProps {
  isOpen: boolean
  onClose: () => void
}

/** Asks what is left on a card whose code somebody reads out or scans. */
export function CheckCode({ isOpen, onClose }: CheckCodeProps) {
  const { giftCards } = useMessages()
  const m = giftCards.check
  return (
    <Dialog width="small" title={m.title} description={m.lead} isOpen={isOpen} onClose={onClose}>
      <CheckForm />
    </Dialog>
  )
}

function CheckForm() {
  const { giftCards, pointOfSale } = useMessages()
  const m = giftCards.check
  const [checked, setChecked] = useState<Checked | null>(null)
  const check = useSend('POST /api/v1/gift-cards/validate', { invalidate: [] })
  const form = useForm({
    values: { code: '' },
    keeps: false,
    required: ['code'],
    submit: (body) => {
      setChecked(null)
      return check.sendOrThrow({ body })
    },
    onDone: setChecked,
  })
  return (
    <Form form={form}>
      <TextField
        label={m.code}
        description={pointOfSale.payment.codeHelp}
        autoComplete="off"
        autoFocus
        {...form.bind('code')}
      />
      {checked ? <Result card={checked} /> : null}
      <FormActions form={form} submit={m.submit} />
    </Form>
  )
}

function Result({ card }: { card: Checked }) {
  const { giftCards } = useMessages()
  const m = giftCards.check
  const { money, date } = useFormat()
  const left = card.remaining_balance
  return (
    <Callout
      tone={left > 0 ? 'good' : 'plain'}
      live
      title={left > 0 ? m.left(money(left, card.currency)) : m.empty}
      action={
        card.gift_card_id === null ? null : (
          <Link href={paths.giftCard(card.gift_card_id)} className="text-sm">
            {m.open}
          </Link>
        )
      }
    >
      {[m.ending(card.code_last4), card.expires_at && m.until(date(card.expires_at))].filter(Boolean).join(', ')}
    </Callout>
  )
}
