import { useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm, type FormState } from '../../../../shared/form/use-form.ts'
import { useSharedMessages } from '../../../../shared/i18n/catalogue.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import {
  Checkbox,
  DateField,
  Drawer,
  Icon,
  MoneyField,
  NumberField,
  RadioGroup,
  Select,
  Skeleton,
  TextField,
} from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { describe } from './describe.ts'
import { faultsOf, termsOf, valuesOf, type PromoCode, type PromoValues } from './promo-code.ts'
import { useMembershipTypes, useWords } from './use-words.ts'

interface PromoDrawerProps {
  edited: PromoCode | 'new' | null
  onClose: () => void
}

/** Makes or changes a promo code. */
export function PromoDrawer({ edited, onClose }: PromoDrawerProps) {
  const { promoCodes } = useMessages()
  const m = promoCodes.form
  const code = edited === 'new' ? undefined : (edited ?? undefined)
  return (
    <Drawer
      title={code ? m.editTitle(code.code) : m.newTitle}
      description={code ? m.keeps : undefined}
      isOpen={edited !== null}
      onClose={onClose}
    >
      <PromoForm code={code} onClose={onClose} />
    </Drawer>
  )
}

const KINDS = ['percentage', 'fixed_amount'] as const

/** The discount: a percentage or an amount. */
function DiscountFields({ form }: { form: FormState<PromoValues> }) {
  const { promoCodes } = useMessages()
  const m = promoCodes.form
  const { currency } = useFormat()
  return (
    <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
      <Select
        label={m.kind}
        options={KINDS.map((id) => ({ id, label: m.kinds[id] }))}
        {...form.bind('discount_type')}
        isRequired
      />
      {form.values.discount_type === 'percentage' ? (
        <NumberField
          label={m.percentage}
          unit={m.percent}
          min={0}
          max={100}
          plain
          {...form.bind('percentage')}
          isRequired
        />
      ) : (
        <MoneyField label={m.amount} currency={currency} {...form.bind('amount')} isRequired />
      )}
    </div>
  )
}

const REACH = ['all', 'some'] as const

/** The membership types a code is good for. */
function TypeChoice({ form }: { form: FormState<PromoValues> }) {
  const { promoCodes } = useMessages()
  const m = promoCodes.form
  const types = useMembershipTypes()
  const { value: chosen, onChange, errorMessage } = form.bind('types')
  const toggle = (id: number, isIn: boolean) => onChange(isIn ? [...chosen, id] : chosen.filter((one) => one !== id))
  const names = { all: m.allTypes, some: m.someTypes }
  return (
    <>
      <RadioGroup
        label={m.for}
        options={REACH.map((id) => ({ id, label: names[id] }))}
        {...form.bind('reach')}
        isRequired
      />
      {form.values.reach === 'all' ? null : (
        <fieldset className="rounded-lg border border-line px-3 py-2" data-invalid={errorMessage ? true : undefined}>
          <legend className="px-1 text-xs font-medium">{m.types}</legend>
          <Loaded query={types} skeleton={<Skeleton className="h-20" />}>
            {({ items }) =>
              items.map(({ id, name, is_active }) => (
                <Checkbox key={id} value={chosen.includes(id)} onChange={(isIn) => toggle(id, isIn)}>
                  {is_active ? name : `${name} (${m.offSale})`}
                </Checkbox>
              ))
            }
          </Loaded>
          {errorMessage ? (
            <p role="alert" className="text-xs text-bad">
              {errorMessage}
            </p>
          ) : null}
        </fieldset>
      )}
    </>
  )
}

function PromoForm({ code, onClose }: { code: PromoCode | undefined; onClose: () => void }) {
  const { promoCodes } = useMessages()
  const { problems } = useSharedMessages()
  const m = promoCodes.form
  const toast = useToast()
  const { today, dayOf } = useFormat()
  const denied = useDenied()('promo_codes.manage')
  const form = useForm({
    values: valuesOf(code, { today: today(), dayOf }),
    required: ['code', 'valid_from'],
    validate: (values) => {
      const faults = Object.entries(faultsOf(values))
      return Object.fromEntries(
        faults.map(([at, fault]) => [at, fault && (fault === 'required' ? problems.required : m[fault])]),
      )
    },
    submit: useSave(code),
    onDone: (saved: PromoCode) => {
      toast.done(code ? m.saved(saved.code) : m.created(saved.code))
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={m.code} description={m.codeHelp} autoComplete="off" autoFocus {...form.bind('code')} />
      <DiscountFields form={form} />
      <TypeChoice form={form} />
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <DateField label={m.from} {...form.bind('valid_from')} />
        <DateField label={m.until} description={m.untilHelp} {...form.bind('valid_until')} />
      </div>
      <NumberField label={m.maxUses} description={m.maxUsesHelp} min={1} max={10_000_000} {...form.bind('max_uses')} />
      <Checkbox {...form.bind('one_per_client')}>{m.once}</Checkbox>
      <Checkbox {...form.bind('applies_to_classes')}>{m.classesToo}</Checkbox>
      <Preview values={form.values} />
      <FormActions form={form} {...(code ? {} : { submit: m.create })} onCancel={onClose} disabledReason={denied} />
    </Form>
  )
}

function useSave(code: PromoCode | undefined): (values: PromoValues) => Promise<PromoCode> {
  const seen = { invalidate: ['GET /api/v1/promo-codes'] as const }
  const create = useSend('POST /api/v1/promo-codes', seen)
  const change = useSend('PUT /api/v1/promo-codes/{promo_code_id}', seen)
  return (values) =>
    code
      ? change.sendOrThrow({ params: { promo_code_id: code.id }, body: termsOf(values) })
      : create.sendOrThrow({ body: termsOf(values) })
}

/** Describes what the code would do, while the form is filled in. */
function Preview({ values }: { values: PromoValues }) {
  const { promoCodes } = useMessages()
  const words = useWords()
  const { percentage, amount, discount_type, reach, types } = values
  const terms = {
    ...values,
    discount_value: (discount_type === 'percentage' ? percentage : amount) ?? 0,
    applicable_membership_type_ids: reach === 'some' ? types : [],
  }
  return (
    <section aria-live="polite" className="rounded-lg border border-line bg-canvas px-4 py-3">
      <h3 className="text-xs font-semibold">{promoCodes.form.does}</h3>
      <ul className="mt-1.5 space-y-1 text-xs">
        {describe(terms, words).map((sentence) => (
          <li key={sentence} className="flex gap-2">
            <Icon name="check" size={14} className="mt-px text-good" />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
