import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { Drawer, MoneyField, NumberField, RadioGroup, Select, Tabs } from '../../../../ui/index.ts'
import { useState } from 'react'
import { useMessages } from '../../../messages/index.ts'
import type { FoundType, TypeAnswer } from '../analysis.ts'

interface TypeDrawerProps {
  type: FoundType | null
  answer: TypeAnswer | undefined
  onClose: () => void
  onAnswer: (name: string, answer: TypeAnswer) => void
}

/** The owner's word on one membership of the file: what it is, or which one that is here. */
export function TypeDrawer({ type, answer, onClose, onAnswer }: TypeDrawerProps) {
  const { imports } = useMessages()
  const m = imports.types
  const [way, setWay] = useState<'new' | 'existing'>('new')
  const settle = (given: TypeAnswer) => {
    if (type) onAnswer(type.name, given)
    onClose()
  }
  return (
    <Drawer title={type?.name ?? ''} description={type?.why} isOpen={type !== null} onClose={onClose}>
      {type ? (
        <Tabs
          label={type.name}
          value={way}
          onChange={setWay}
          tabs={[
            { id: 'new', label: m.edit, content: <NewType type={type} answer={answer} onAnswer={settle} /> },
            { id: 'existing', label: m.existing, content: <ExistingType onAnswer={settle} /> },
          ]}
        />
      ) : null}
    </Drawer>
  )
}

interface NewTypeProps {
  type: FoundType
  answer: TypeAnswer | undefined
  onAnswer: (answer: TypeAnswer) => void
}

function NewType({ type, answer, onAnswer }: NewTypeProps) {
  const { imports, memberships, membershipTypes } = useMessages()
  const m = imports.types
  const { currency } = useFormat()
  const known = { ...type.proposal, ...answer }
  const form = useForm({
    values: {
      type: known.type ?? ('class_pack' as const),
      price: known.price ?? null,
      billing_interval: known.billing_interval ?? ('monthly' as const),
      credits_included: known.credits_included ?? null,
      credits_per_interval: known.credits_per_interval ?? null,
      validity_days: known.validity_days ?? null,
    },
    required: ['type'],
    submit: async (values) => onAnswer(answerOf(values)),
  })
  const kind = form.values.type
  return (
    <Form form={form}>
      <RadioGroup
        look="cards"
        label={m.kind}
        options={(['class_pack', 'subscription', 'time_pass', 'drop_in'] as const).map((id) => ({
          id,
          label: memberships.kinds[id],
          detail: membershipTypes.form.kindDetail[id],
        }))}
        {...form.bind('type')}
      />
      <MoneyField
        label={m.price}
        currency={currency}
        description={form.values.price === null ? m.noPrice : undefined}
        {...form.bind('price')}
      />
      {kind === 'subscription' ? (
        <>
          <Select
            label={m.interval}
            placeholder={imports.questions.choose}
            options={Object.entries(memberships.intervals).map(([id, label]) => ({ id, label }))}
            {...form.bind('billing_interval')}
            onChange={(interval) => form.set('billing_interval', interval as never)}
          />
          <NumberField
            label={m.perInterval}
            description={m.perIntervalHelp}
            min={1}
            {...form.bind('credits_per_interval')}
          />
        </>
      ) : null}
      {kind === 'class_pack' ? <NumberField label={m.included} min={1} {...form.bind('credits_included')} /> : null}
      {kind === 'subscription' ? null : (
        <NumberField label={m.validity} unit={m.days} min={1} {...form.bind('validity_days')} />
      )}
      <FormActions form={form} submit={m.use} />
    </Form>
  )
}

interface TypeValues {
  type: NonNullable<TypeAnswer['type']>
  price: number | null
  billing_interval: NonNullable<TypeAnswer['billing_interval']>
  credits_included: number | null
  credits_per_interval: number | null
  validity_days: number | null
}

/** Only what applies to the kind chosen, and only what is filled in. */
function answerOf(values: TypeValues): TypeAnswer {
  const { type, price } = values
  const own =
    type === 'subscription'
      ? { billing_interval: values.billing_interval, credits_per_interval: values.credits_per_interval }
      : {
          validity_days: values.validity_days,
          credits_included: type === 'class_pack' ? values.credits_included : null,
        }
  const given = Object.entries({ price, ...own }).filter(([, value]) => value !== null)
  return { type, ...(Object.fromEntries(given) as TypeAnswer) }
}

function ExistingType({ onAnswer }: { onAnswer: (answer: TypeAnswer) => void }) {
  const { imports } = useMessages()
  const m = imports.types
  const types = useApi('GET /api/v1/membership-types', { query: { include_inactive: 'true', page_size: 200 } })
  const form = useForm({
    values: { membership_type_id: null as number | null },
    required: ['membership_type_id'],
    submit: async ({ membership_type_id }) => onAnswer({ membership_type_id: membership_type_id! }),
  })
  return (
    <Form form={form}>
      <Select
        label={m.existingType}
        placeholder={m.chooseType}
        options={(types.data?.items ?? []).map(({ id, name }) => ({ id, label: name }))}
        {...form.bind('membership_type_id')}
      />
      <FormActions form={form} submit={m.use} />
    </Form>
  )
}
