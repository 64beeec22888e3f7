import { useState } from 'react'
import { ApiError, useSend } from '../../api/index.ts'
import { Form, FormActions } from '../form/Form.tsx'
import { useForm } from '../form/use-form.ts'
import { useFormat } from '../format/use-format.ts'
import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import { Callout } from '../../ui/feedback/Callout.tsx'
import { DateField } from '../../ui/field/DateField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { TimeField } from '../../ui/field/TimeField.tsx'
import type { AvailabilityWords } from './hours.ts'
import { dayAfter } from './time-off.ts'

interface TimeOffFormProps {
  instructorId: number
  m: AvailabilityWords['timeOff']
  onClose: () => void
}

interface Values {
  first: string | null
  last: string | null
  isWhole: boolean
  from: string | null
  to: string | null
  reason: string
}

/** Days or hours on which an instructor is away; what is planned in them is shown first, and can be passed. */
export function TimeOffForm({ instructorId, m, onClose }: TimeOffFormProps) {
  const format = useFormat()
  const add = useSend('POST /api/v1/instructors/{instructor_id}/time-off', { done: m.saved })
  const [clashes, setClashes] = useState<{ of: string; told: string[] } | null>(null)
  const standing = (values: Values) => (clashes?.of === JSON.stringify(values) ? clashes.told : [])
  const values: Values = { first: null, last: null, isWhole: true, from: '09:00', to: '18:00', reason: '' }
  const form = useForm<Values>({
    values,
    required: ['first', 'last'],
    validate: (given) => ({ last: isAsItShould(given) ? undefined : m.order }),
    submit: async (given) => {
      try {
        return await add.sendOrThrow({
          params: { instructor_id: instructorId },
          body: { ...spanOf(given), reason: given.reason.trim() || null, force: standing(given).length > 0 },
        })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'SCHEDULE_CONFLICT') throw error
        const { reasons = [], detail } = error.problem
        const told = reasons.length > 0 ? reasons.map((one) => one.detail) : [detail]
        setClashes({ of: JSON.stringify(given), told: [...new Set(told)] })
        return null
      }
    },
    onDone: (answer) => {
      if (answer !== null) onClose()
    },
  })
  const { first, last, isWhole } = form.values
  const told = standing(form.values)
  return (
    <Form form={form}>
      <div className="flex flex-col gap-3">
        <DateField
          label={m.first}
          min={format.today()}
          {...form.bind('first')}
          onChange={(day) => {
            form.set('first', day)
            if (day && (!last || last < day)) form.set('last', day)
          }}
        />
        <DateField label={m.last} min={first ?? format.today()} {...form.bind('last')} />
      </div>
      <Checkbox {...form.bind('isWhole')} isRequired>
        {m.wholeDays}
      </Checkbox>
      {isWhole ? null : (
        <div className="grid grid-cols-2 gap-3">
          <TimeField label={m.from} {...form.bind('from')} isRequired />
          <TimeField label={m.to} {...form.bind('to')} isRequired />
        </div>
      )}
      <TextField label={m.reason} description={m.reasonHelp} maxLength={500} {...form.bind('reason')} />
      {told.length > 0 ? (
        <Callout tone="warn" live title={m.clashes(told.length)}>
          <ul className="list-disc ps-4">
            {told.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <p className="mt-1">{m.clashesMean}</p>
        </Callout>
      ) : null}
      <FormActions form={form} submit={told.length > 0 ? m.anyway : m.save} onCancel={onClose} />
    </Form>
  )
}

/** The local times from which and to which somebody is away. */
function spanOf({ first, last, isWhole, from, to }: Values): { starts_at: string; ends_at: string } {
  return isWhole
    ? { starts_at: `${first}T00:00`, ends_at: `${dayAfter(last ?? first ?? '')}T00:00` }
    : { starts_at: `${first}T${from}`, ends_at: `${last}T${to}` }
}

function isAsItShould(values: Values): boolean {
  if (!values.first || !values.last) return true
  const { starts_at, ends_at } = spanOf(values)
  return starts_at < ends_at
}
