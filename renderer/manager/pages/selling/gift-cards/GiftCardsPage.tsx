import { useState } from 'react'
import { useSend, type Answer } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpenName } from '../../../../shared/url/use-opened.ts'
import { Button, Callout, Dialog, Link, PageHeader, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { EmptyActive } from '../../../parts/list/EmptyList.tsx'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useActiveList } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'
import { SellingNav } from '../SellingNav.tsx'
import { GiftCardList } from './GiftCardList.tsx'
import { IssueDrawer } from './IssueDrawer.tsx'

/** Gift cards, what is left on them, and the way to a new one. */
export default function GiftCardsPage() {
  const { giftCards: m } = useMessages()
  const denied = useDenied()('sales.manage')
  const { query, list, hidden, shown, show } = useActiveList('GET /api/v1/gift-cards')
  const [open, setOpen] = useOpenName(['new', 'check'])
  useHotkeys({ n: denied ? undefined : { label: m.create, run: () => setOpen('new') } })
  const create = (
    <Button look="primary" icon="plus" aria-keyshortcuts="n" disabledReason={denied} onPress={() => setOpen('new')}>
      {m.create}
    </Button>
  )
  return (
    <>
      <SellingNav />
      <PageHeader
        title={m.title}
        description={query.data?.total ? m.total(query.data.total, query.data.total_capped) : m.lead}
      >
        <ShownFilter label={m.shown} value={shown} parts={m.shownAs} onChange={show} />
        <Button icon="search" onPress={() => setOpen('check')}>
          {m.check.title}
        </Button>
        {create}
      </PageHeader>
      <GiftCardList
        query={query}
        list={list}
        empty={
          <EmptyActive
            icon="gift"
            hidden={hidden}
            none={{ title: m.none, help: m.noneHelp }}
            noneActive={{ title: m.noneActive, help: m.noneActiveHelp, showAll: m.showAll }}
            action={create}
          />
        }
      />
      <IssueDrawer isOpen={open === 'new'} onClose={() => setOpen(null)} />
      <CheckCode isOpen={open === 'check'} onClose={() => setOpen(null)} />
    </>
  )
}

type Checked = Answer<'POST /api/v1/gift-cards/validate'>

interface CheckCodeProps {
  isOpen: boolean
  onClose: () => void
}

/** Asks what is left on a card whose code somebody reads out or scans. */
function CheckCode({ isOpen, onClose }: CheckCodeProps) {
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
