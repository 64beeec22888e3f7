import { useApi, useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm, type Bound } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useStudio } from '../../../../shared/studio/studio.ts'
import { MoneyField, NumberField, SegmentedControl, Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { COMPONENT_TYPES, isPercent, SALARY_PERIODS, type Component, type ComponentType } from './run.ts'

/** A new component: whose, of which kind, and its rate. */
export function NewComponentForm({ onClose }: { onClose: () => void }) {
  const { payroll: m } = useMessages()
  const toast = useToast()
  const create = useSend('POST /api/v1/staff-pay-components')
  const form = useForm({
    values: {
      user_id: null as number | null,
      component_type: 'per_class' as ComponentType,
      rate: null as number | null,
      salary_period: 'monthly' as (typeof SALARY_PERIODS)[number],
    },
    required: ['user_id', 'component_type', 'rate'],
    submit: ({ user_id, component_type, rate, salary_period }) =>
      create.sendOrThrow({
        body: {
          user_id: user_id ?? 0,
          component_type,
          rate: rate ?? 0,
          ...(component_type === 'fixed_salary' && { salary_period }),
        },
      }),
    onDone: ({ user_name }) => {
      toast.done(m.added(user_name))
      onClose()
    },
  })
  const { component_type } = form.values
  return (
    <Form form={form}>
      <PersonField {...form.bind('user_id')} />
      <Select
        label={m.component}
        description={m.typesMean[component_type]}
        options={COMPONENT_TYPES.map((id) => ({ id, label: m.types[id] }))}
        {...form.bind('component_type')}
      />
      <RateField type={component_type} {...form.bind('rate')} />
      {component_type === 'fixed_salary' ? <SalaryPeriod {...form.bind('salary_period')} /> : null}
      <FormActions form={form} submit={m.add} onCancel={onClose} />
    </Form>
  )
}

/** The rate of a component; person and kind stay. */
export function ComponentForm({ component, onClose }: { component: Component; onClose: () => void }) {
  const { payroll: m } = useMessages()
  const toast = useToast()
  const save = useSend('PUT /api/v1/staff-pay-components/{component_id}')
  const { component_type, salary_period } = component
  const form = useForm({
    values: { rate: component.rate as number | null, salary_period: salary_period ?? 'monthly' },
    required: ['rate'],
    submit: (values) =>
      save.sendOrThrow({
        params: { component_id: component.id },
        body: {
          rate: values.rate ?? 0,
          ...(component_type === 'fixed_salary' && { salary_period: values.salary_period }),
        },
      }),
    onDone: () => {
      toast.done(m.saved)
      onClose()
    },
  })
  return (
    <Form form={form}>
      <RateField type={component_type} {...form.bind('rate')} />
      {component_type === 'fixed_salary' ? <SalaryPeriod {...form.bind('salary_period')} /> : null}
      <FormActions form={form} onCancel={onClose} />
    </Form>
  )
}

function PersonField(props: Bound<number | null>) {
  const { payroll: m } = useMessages()
  const people = useApi('GET /api/v1/payroll/people')
  const options = (people.data ?? []).map(({ user_id, full_name }) => ({ id: user_id, label: full_name }))
  return <Select {...props} label={m.person} placeholder={m.choosePerson} options={options} />
}

function RateField({ type, ...props }: Bound<number | null> & { type: ComponentType }) {
  const { payroll: m } = useMessages()
  const { currency } = useStudio()
  if (isPercent(type))
    return <NumberField {...props} label={m.percentage} min={0} max={100} step={0.01} unit="%" plain />
  return <MoneyField {...props} label={m.rateOf[type]} currency={currency ?? 'EUR'} />
}

function SalaryPeriod({ value, onChange }: Bound<(typeof SALARY_PERIODS)[number]>) {
  const { payroll: m } = useMessages()
  return (
    <SegmentedControl
      label={m.salaryPeriod}
      value={value}
      onChange={onChange}
      options={SALARY_PERIODS.map((id) => ({ id, label: m.salaryPeriods[id] }))}
    />
  )
}
