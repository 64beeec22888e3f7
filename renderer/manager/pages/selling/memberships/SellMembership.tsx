import { useApi, useSend, type Answer } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { DateField, Drawer, EmptyState, LinkButton, Select, TextArea } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { CHANGED } from './changed.ts'
import { paths } from '../../../paths.ts'
import { ClientPicker } from '../../clients/ClientPicker.tsx'
import { IntroOverride } from './IntroOverride.tsx'
import { endOf, FREE, METHODS, priceNow, type MembershipType } from './sale.ts'
import { SaleSummary } from './SaleSummary.tsx'

interface SellMembershipProps {
  isOpen: boolean
  onClose: () => void
  /** Who gets it; left out, the form asks. */
  client?: { id: number; full_name: string }
  /** The type that is chosen at the start. */
  typeId?: number | null
}

/** Sells a membership at the desk: to whom, which, from when, how it is paid. */
export function SellMembership({ isOpen, onClose, client, typeId }: SellMembershipProps) {
  const { memberships } = useMessages()
  const m = memberships.sell
  return (
    <Drawer title={m.title} description={client ? m.to(client.full_name) : undefined} isOpen={isOpen} onClose={onClose}>
      <OnSale onClose={onClose} client={client} typeId={typeId ?? null} />
    </Drawer>
  )
}

interface InsideProps {
  onClose: () => void
  client: SellMembershipProps['client']
  typeId: number | null
}

function OnSale(props: InsideProps) {
  const { memberships } = useMessages()
  const m = memberships.sell
  const types = useApi('GET /api/v1/membership-types', { query: { page_size: 200 } })
  return (
    <Loaded query={types}>
      {({ items }) =>
        items.length > 0 ? (
          <SaleForm types={items} {...props} />
        ) : (
          <EmptyState
            icon="ticket"
            title={m.noTypes}
            action={<LinkButton href={paths.membershipTypes()}>{m.toTypes}</LinkButton>}
          >
            {m.noTypesHelp}
          </EmptyState>
        )
      }
    </Loaded>
  )
}

function SaleForm({ types, onClose, client, typeId }: InsideProps & { types: MembershipType[] }) {
  const { memberships } = useMessages()
  const m = memberships.sell
  const format = useFormat()
  const toast = useToast()
  const denied = useDenied()('memberships.manage')
  const mayGive = useDenied()('payments.give') === null
  const sell = useSend('POST /api/v1/memberships', {
    invalidate: [...CHANGED, 'GET /api/v1/clients', 'GET /api/v1/receipts'],
  })
  const form = useForm({
    values: {
      client_id: client?.id ?? null,
      membership_type_id: typeId,
      starts_at: format.today() as string | null,
      method: 'card_terminal' as string,
      notes: '',
      override_reason: '',
    },
    required: ['client_id', 'membership_type_id', 'starts_at', 'method'],
    submit: ({ client_id, membership_type_id, starts_at, method, notes, override_reason }) =>
      sell.sendOrThrow({
        body: {
          client_id: client_id ?? 0,
          membership_type_id: membership_type_id ?? 0,
          starts_at: starts_at ?? '',
          ...(method === FREE ? {} : { payment_method: method as (typeof METHODS)[number] }),
          ...(notes.trim() ? { notes } : {}),
          ...(override_reason.trim() ? { override_reason } : {}),
        },
      }),
    onDone: ({ type_name }: Answer<'POST /api/v1/memberships'>) => {
      toast.done(m.done(type_name))
      onClose()
    },
  })
  const { values } = form
  const type = types.find(({ id }) => id === values.membership_type_id)
  const price = type ? priceNow(type, values.method) : null
  const end = type && values.starts_at ? endOf(type, values.starts_at) : undefined
  const offers = types.map((one) => ({
    id: one.id,
    label: one.name,
    detail: `${memberships.kinds[one.type]}, ${format.money(one.intro_price ?? one.price, one.currency)}`,
  }))
  return (
    <Form form={form}>
      {client ? null : <ClientPicker label={m.client} autoFocus {...form.bind('client_id')} />}
      <Select label={m.type} placeholder={m.typePlaceholder} options={offers} {...form.bind('membership_type_id')} />
      {type?.is_intro_offer && values.client_id ? (
        <IntroOverride clientId={values.client_id} {...form.bind('override_reason')} />
      ) : null}
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <DateField
          label={m.starts}
          description={end === undefined ? undefined : end ? m.ends(format.date(end)) : m.noEnd}
          {...form.bind('starts_at')}
        />
        <Select
          label={m.payment}
          placeholder={m.payment}
          options={[
            ...METHODS.filter((id) => mayGive || id !== 'complimentary').map((id) => ({
              id: id as string,
              label: memberships.methods[id] ?? id,
              ...(id === 'complimentary' ? { detail: m.complimentaryHelp } : {}),
            })),
            ...(mayGive ? [{ id: FREE, label: m.give, detail: m.giveHelp }] : []),
          ]}
          {...form.bind('method')}
        />
      </div>
      <TextArea label={m.notes} rows={2} {...form.bind('notes')} />
      {type ? <SaleSummary type={type} price={price ?? 0} /> : null}
      <FormActions
        form={form}
        submit={price ? m.submit(format.money(price, type?.currency)) : type ? m.submitFree : m.title}
        onCancel={onClose}
        disabledReason={denied}
      />
    </Form>
  )
}
