import { useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useSharedMessages } from '../../../../shared/i18n/catalogue.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Drawer, Icon, MoneyField, RadioGroup, TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { CoverageFields } from './coverage/CoverageFields.tsx'
import { FlagNotes } from './coverage/FlagNotes.tsx'
import { flagsOf } from './coverage/flags.ts'
import type { Catalogue } from './coverage/use-catalogue.ts'
import { useCoverageQuestion } from './coverage/use-coverage-question.tsx'
import { useSaveCoverage } from './coverage/use-save-coverage.ts'
import { coverageFaults } from './coverage/values.ts'
import { AccessFields, IntroFields, PauseFields, SellingFields } from './TypeFields.tsx'
import { describe, type MembershipType } from './describe.ts'
import { coverageOf, draftOf, emptyOf, newTypeOf, termsOf, valuesOf, type TypeValues } from './type-values.ts'
import { SEEN } from './use-type-actions.ts'

const KINDS = ['class_pack', 'subscription', 'time_pass', 'drop_in'] as const

interface TypeDrawerProps {
  edited: MembershipType | 'new' | null
  catalogue: Catalogue
  onClose: () => void
}

/** Makes or changes a membership type. */
export function TypeDrawer({ edited, catalogue, onClose }: TypeDrawerProps) {
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
      <TypeForm type={type} catalogue={catalogue} onClose={onClose} />
    </Drawer>
  )
}

interface TypeFormProps {
  type: MembershipType | undefined
  catalogue: Catalogue
  onClose: () => void
}

function TypeForm({ type, catalogue, onClose }: TypeFormProps) {
  const { membershipTypes, memberships } = useMessages()
  const { problems } = useSharedMessages()
  const m = membershipTypes.form
  const toast = useToast()
  const format = useFormat()
  const denied = useDenied()('membership_types.manage')
  const question = useCoverageQuestion()
  const form = useForm({
    values: valuesOf(type),
    required: ['name', 'type', 'price', 'billing_interval', 'access'],
    validate: (values) => ({
      ...missing(values, problems.required),
      ...faults(values, membershipTypes.coverageForm.faults),
    }),
    submit: useSave(type, { catalogue, ask: question.ask }),
    onDone: (saved: MembershipType | null) => {
      if (saved === null) return
      if (!type) toast.done(m.created(saved.name))
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
      {catalogue.isReady ? <CoverageFields form={form} catalogue={catalogue} /> : null}
      {type?.is_active === false || !catalogue.isReady ? null : (
        <FlagNotes
          flags={flagsOf(draftOf(form.values), coverageOf(form.values).coverage, catalogue)}
          currency={currency}
        />
      )}
      <TextArea label={m.description} description={m.descriptionHelp} rows={2} {...form.bind('description')} />
      <PauseFields form={form} />
      <IntroFields form={form} currency={currency} />
      <SellingFields form={form} currency={currency} />
      <Preview values={form.values} currency={currency} />
      <FormActions form={form} {...(type ? {} : { submit: m.create })} onCancel={onClose} disabledReason={denied} />
      {question.dialog}
    </Form>
  )
}

const missing = (values: TypeValues, required: string) =>
  Object.fromEntries(emptyOf(values).map((field) => [field, required]))

type FaultWords = ReturnType<typeof useMessages>['membershipTypes']['coverageForm']['faults']

const faults = (values: TypeValues, words: FaultWords) =>
  Object.fromEntries(Object.entries(coverageFaults(values)).map(([field, fault]) => [field, words[fault]]))

/** Makes the type, or changes it; null where a question was answered by going back. */
function useSave(
  type: MembershipType | undefined,
  options: Parameters<typeof useSaveCoverage>[0],
): (values: TypeValues) => Promise<MembershipType | null> {
  const create = useSend('POST /api/v1/membership-types', { invalidate: SEEN })
  const change = useSaveCoverage(options)
  return (values) =>
    type
      ? change(type, {
          body: { name: values.name, price: values.price ?? 0, ...termsOf(values) },
          after: coverageOf(values),
        })
      : create.sendOrThrow({ body: newTypeOf(values) })
}

/** Describes what the client would get, while the form is filled in. */
function Preview({ values, currency }: { values: TypeValues; currency: string }) {
  const { membershipTypes } = useMessages()
  const format = useFormat()
  const words = membershipTypes.sentences
  const sentences = describe(
    { ...draftOf(values), ...coverageOf(values) },
    { words, money: (major) => format.money(major, currency) },
  )
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
