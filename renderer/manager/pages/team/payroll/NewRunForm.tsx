import { useState } from 'react'
import { useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useGo } from '../../../../shared/url/use-go.ts'
import { Callout, DateField, RadioGroup } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { periodOf, PRESETS, type Preset } from './presets.ts'

/** Which days a run is for. */
export function NewRunForm({ onClose }: { onClose: () => void }) {
  const { payroll: m } = useMessages()
  const format = useFormat()
  const go = useGo()
  const [today] = useState(() => format.today())
  const create = useSend('POST /api/v1/payroll-runs')
  const [preset, setPreset] = useState<Preset>('last_month')
  const form = useForm({
    values: periodOf('last_month', today)! as { period_start: string | null; period_end: string | null },
    required: ['period_start', 'period_end'],
    keeps: false,
    submit: ({ period_start, period_end }) =>
      create.sendOrThrow({ body: { period_start: period_start ?? '', period_end: period_end ?? '' } }),
    onDone: ({ id }) => {
      onClose()
      go(paths.payrollRun(id))
    },
  })
  const choose = (next: Preset) => {
    setPreset(next)
    const period = periodOf(next, today)
    if (!period) return
    form.set('period_start', period.period_start)
    form.set('period_end', period.period_end)
  }
  const { period_end } = form.values
  return (
    <Form form={form}>
      <RadioGroup
        label={m.days}
        look="cards"
        value={preset}
        onChange={choose}
        options={PRESETS.map((id) => {
          const period = periodOf(id, today)
          const detail = period ? format.dateRange(period.period_start, period.period_end) : undefined
          return { id, label: m.presets[id], detail }
        })}
      />
      {preset === 'own' ? (
        <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
          <DateField label={m.from} {...form.bind('period_start')} />
          <DateField label={m.to} {...form.bind('period_end')} />
        </div>
      ) : null}
      {period_end !== null && period_end >= today ? <Callout tone="info">{m.notOver}</Callout> : null}
      <FormActions form={form} submit={m.workOut} onCancel={onClose} />
    </Form>
  )
}
