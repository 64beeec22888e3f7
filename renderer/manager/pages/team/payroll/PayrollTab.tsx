import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { NoPermission } from '../../../../shared/states/Loaded.tsx'
import { useGo } from '../../../../shared/url/use-go.ts'
import { useOpenName } from '../../../../shared/url/use-opened.ts'
import { Button, Callout, Card, DateField, Drawer, RadioGroup } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { ComponentList } from './ComponentList.tsx'
import { RunList } from './RunList.tsx'
import { PRESETS, periodOf, type Preset } from './presets.ts'

/** What staff are paid for, and the runs that work it out. */
export default function PayrollTab() {
  const denied = useDenied()('payroll.manage')
  if (denied === null) return <Payroll />
  return (
    <Card>
      <NoPermission />
    </Card>
  )
}

function Payroll() {
  const { payroll: m } = useMessages()
  const components = useApi('GET /api/v1/staff-pay-components')
  const runs = useApi('GET /api/v1/payroll-runs')
  const [open, setOpen] = useOpenName(['run'])
  useHotkeys({ n: { label: m.makeRun, run: () => setOpen('run') } })
  const hasComponents = components.data?.some(({ is_active }) => is_active) ?? false
  const make = (
    <Button
      look="primary"
      icon="plus"
      disabledReason={components.data && !hasComponents ? m.componentsFirst : null}
      onPress={() => setOpen('run')}
    >
      {m.makeRun}
    </Button>
  )
  return (
    <div className="flex flex-col gap-5">
      <RunList query={runs} action={make} hasComponents={hasComponents} />
      <ComponentList query={components} />
      <Drawer title={m.makeRun} description={m.makeRunMeans} isOpen={open !== null} onClose={() => setOpen(null)}>
        <NewRunForm onClose={() => setOpen(null)} />
      </Drawer>
    </div>
  )
}

/** Which days a run is for. */
function NewRunForm({ onClose }: { onClose: () => void }) {
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
