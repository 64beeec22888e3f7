import { useState } from 'react'
import { useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useSharedMessages } from '../../../../shared/i18n/catalogue.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { Button, Drawer, Icon, MoneyField, PageHeader, RadioGroup, TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { EmptyActive } from '../../../parts/list/EmptyList.tsx'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useActiveList } from '../../../parts/list/use-list.ts'
import { SellMembership } from '../memberships/SellMembership.tsx'
import { AccessFields, IntroFields, PauseFields, SellingFields } from './TypeFields.tsx'
import { TypeList } from './TypeList.tsx'
import { describe, type MembershipType } from './describe.ts'
import { draftOf, emptyOf, newTypeOf, termsOf, valuesOf, type TypeValues } from './type-values.ts'

const KINDS = ['class_pack', 'subscription', 'time_pass', 'drop_in'] as const

interface TypeDrawerProps {
  edited: MembershipType | 'new' | null
  onClose: () => void
}

/** Makes or changes a membership type. */
function TypeDrawer({ edited, onClose }: TypeDrawerProps) {
  const { membershipTypes } = useMessages()
  const m = membershipTypes.form
  const type = edited === 'new' ? undefined : (edited ?? undefined)
  return (
    <Drawer
      title={type ? m.editTitle(type.name) : m.newTitle}
      description={type ? `${m.fixed} ${m.keeps}` : undefined}
      isOpen={edited !== null}
      onClose={onClose}
    >
      <TypeForm type={type} onClose={onClose} />
    </Drawer>
  )
}

function TypeForm({ type, onClose }: { type: MembershipType | undefined; onClose: () => void }) {
  const { membershipTypes, memberships } = useMessages()
  const { problems } = useSharedMessages()
  const m = membershipTypes.form
  const toast = useToast()
  const format = useFormat()
  const denied = useDenied()('membership_types.manage')
  const form = useForm({
    values: valuesOf(type),
    required: ['name', 'type', 'price', 'billing_interval', 'access'],
    validate: (values) => Object.fromEntries(emptyOf(values).map((field) => [field, problems.required])),
    submit: useSave(type),
    onDone: ({ name }: MembershipType) => {
      toast.done(type ? m.saved(name) : m.created(name))
      onClose()
    },
  })
  const currency = type?.currency ?? format.currency
  return (
    <Form form={form}>
      {type ? null : (
        <RadioGroup
          look="cards"
          label={m.kind}
          options={KINDS.map((id) => ({ id, label: memberships.kinds[id], detail: m.kindDetail[id] }))}
          {...form.bind('type')}
        />
      )}
      <TextField label={m.name} autoComplete="off" autoFocus={Boolean(type)} {...form.bind('name')} />
      <MoneyField label={m.price} currency={currency} {...form.bind('price')} />
      <AccessFields form={form} isNew={!type} />
      <TextArea label={m.description} description={m.descriptionHelp} rows={2} {...form.bind('description')} />
      <PauseFields form={form} />
      <IntroFields form={form} currency={currency} />
      <SellingFields form={form} currency={currency} />
      <Preview values={form.values} currency={currency} />
      <FormActions form={form} {...(type ? {} : { submit: m.create })} onCancel={onClose} disabledReason={denied} />
    </Form>
  )
}

function useSave(type: MembershipType | undefined): (values: TypeValues) => Promise<MembershipType> {
  const seen = { invalidate: ['GET /api/v1/membership-types'] as const }
  const create = useSend('POST /api/v1/membership-types', seen)
  const change = useSend('PUT /api/v1/membership-types/{membership_type_id}', seen)
  return (values) =>
    type
      ? change.sendOrThrow({
          params: { membership_type_id: type.id },
          body: { name: values.name, price: values.price ?? 0, ...termsOf(values) },
        })
      : create.sendOrThrow({ body: newTypeOf(values) })
}

/** What the client would get, told while the form is filled in. */
function Preview({ values, currency }: { values: TypeValues; currency: string }) {
  const { membershipTypes } = useMessages()
  const format = useFormat()
  const words = membershipTypes.sentences
  const sentences = describe(draftOf(values), { words, money: (major) => format.money(major, currency) })
  return (
    <section aria-live="polite" className="rounded-lg border border-line bg-canvas px-4 py-3">
      <h3 className="text-xs font-semibold">{membershipTypes.form.gets}</h3>
      <ul className="mt-1.5 space-y-1 text-xs">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex gap-2">
            <Icon name="check" size={14} className="mt-px text-good" />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the studio sells to let people into its classes. */
export default function MembershipTypesPage() {
  const { membershipTypes: m } = useMessages()
  const denied = useDenied()('membership_types.manage')
  const { query, list, hidden, shown, show } = useActiveList('GET /api/v1/membership-types')
  const [sold, setSold] = useState<number | null>(null)
  const [edited, setEdited] = useOpened(query.data?.items)
  useHotkeys({ n: denied ? undefined : { label: m.create, run: () => setEdited('new') } })
  const create = (
    <Button look="primary" icon="plus" aria-keyshortcuts="n" disabledReason={denied} onPress={() => setEdited('new')}>
      {m.create}
    </Button>
  )
  return (
    <>
      <PageHeader title={m.title} description={m.lead}>
        <ShownFilter label={m.shown} value={shown} parts={{ active: m.onSale, all: m.all }} onChange={show} />
        {create}
      </PageHeader>
      <TypeList
        query={query}
        list={list}
        onEdit={setEdited}
        onSell={({ id }) => setSold(id)}
        empty={
          <EmptyActive
            icon="ticket"
            hidden={hidden}
            none={{ title: m.emptyTitle, help: m.empty }}
            noneActive={{ title: m.noneOnSale, help: m.noneOnSaleHelp, showAll: m.showAll }}
            action={create}
          />
        }
      />
      <TypeDrawer edited={edited} onClose={() => setEdited(null)} />
      <SellMembership isOpen={sold !== null} onClose={() => setSold(null)} typeId={sold} />
    </>
  )
}
