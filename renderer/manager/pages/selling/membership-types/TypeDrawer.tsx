import { useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useSharedMessages } from '../../../../shared/i18n/catalogue.ts'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Drawer, Icon, MoneyField, RadioGroup, TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { describe, type MembershipType } from './describe.ts'
import { draftOf, emptyOf, newTypeOf, termsOf, valuesOf, type TypeValues } from './type-values.ts'
import { AccessFields, IntroFields, PauseFields, SellingFields } from './TypeFields.tsx'

const KINDS = ['class_pack', 'subscription', 'time_pass', 'drop_in'] as const

interface TypeDrawerProps {
  edited: MembershipType | 'new' | null
  onClose: () => void
}

/** Makes or changes a membership type. */
export function TypeDrawer({ edited, onClose }: TypeDrawerProps) {
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
