import { useState } from 'react'
import { useApi, useSend, type Answer } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded, NoPermission } from '../../../../shared/states/Loaded.tsx'
import { useGo } from '../../../../shared/url/use-go.ts'
import { useOpenName } from '../../../../shared/url/use-opened.ts'
import { Button, Callout, Card, DateField, Drawer, RadioGroup } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { ComponentList } from './ComponentList.tsx'
import { RunList } from './RunList.tsx'
import { PRESETS, periodOf, unpaidPeriod, type Period, type Preset } from './presets.ts'

/** The staff's pay components, and the payroll runs. */
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
  const unpaid = useUnpaid(runs.data, components.data)
  const make = (
    <span className="flex flex-wrap items-center gap-2 phone:w-full phone:flex-col phone:items-stretch">
      <Button
        look={unpaid ? 'quiet' : 'primary'}
        icon={unpaid ? undefined : 'plus'}
        disabledReason={components.data && !hasComponents ? m.componentsFirst : null}
        onPress={() => setOpen('run')}
      >
        {unpaid ? m.others : m.makeRun}
      </Button>
      {unpaid ? <UnpaidRun period={unpaid} runs={runs.data ?? []} /> : null}
    </span>
  )
  return (
    <div className="flex flex-col gap-5">
      <RunList query={runs} action={make} hasComponents={hasComponents} />
      <ComponentList query={components} />
      <Drawer title={m.makeRun} description={m.makeRunMeans} isOpen={open !== null} onClose={() => setOpen(null)}>
        <Loaded query={runs}>
          {() => (
            <Loaded query={components}>{() => <NewRunForm unpaid={unpaid} onClose={() => setOpen(null)} />}</Loaded>
          )}
        </Loaded>
      </Drawer>
    </div>
  )
}

type Runs = Answer<'GET /api/v1/payroll-runs'>
type Components = Answer<'GET /api/v1/staff-pay-components'>

/** The days that no run has paid yet; null where all are paid, undefined where nobody is paid or it is not known yet. */
function useUnpaid(runs: Runs | undefined, components: Components | undefined): Period | null | undefined {
  const { today, dayOf } = useFormat()
  const active = components?.filter(({ is_active }) => is_active) ?? []
  if (!runs || active.length === 0) return undefined
  const since = active.map(({ created_at }) => dayOf(created_at))
  return unpaidPeriod(runs, since, today())
}

/** Works the days out that no run has paid, or opens their draft. */
function UnpaidRun({ period, runs }: { period: Period; runs: Runs }) {
  const { payroll: m } = useMessages()
  const { dateRange } = useFormat()
  const go = useGo()
  const create = useSend('POST /api/v1/payroll-runs', { onDone: ({ id }) => go(paths.payrollRun(id)) })
  // A draft of an earlier day ends before the period, which goes on with every day.
  const draft = runs.find(({ period_start, status }) => status === 'draft' && period_start === period.period_start)
  const { period_start, period_end } = draft ?? period
  const days = dateRange(period_start, period_end)
  return (
    <Button
      look="primary"
      isPending={create.isPending}
      onPress={() => (draft ? go(paths.payrollRun(draft.id)) : void create.send({ body: period }))}
    >
      {draft ? m.openDraft(days) : m.workOutDays(days)}
    </Button>
  )
}

interface NewRunFormProps {
  /** Null where all days are paid. */
  unpaid: Period | null | undefined
  onClose: () => void
}

/** Which days a run is for. */
function NewRunForm({ unpaid, onClose }: NewRunFormProps) {
  const { payroll: m } = useMessages()
  const format = useFormat()
  const go = useGo()
  const [today] = useState(() => format.today())
  const create = useSend('POST /api/v1/payroll-runs')
  const [preset, setPreset] = useState<Preset>(unpaid ? 'unpaid' : 'last_month')
  const form = useForm({
    values: (unpaid ?? periodOf('last_month', today)!) as { period_start: string | null; period_end: string | null },
    required: ['period_start', 'period_end'],
    keeps: false,
    submit: ({ period_start, period_end }) =>
      create.sendOrThrow({ body: { period_start: period_start ?? '', period_end: period_end ?? '' } }),
    onDone: ({ id }) => {
      // The run takes the place of its form: "back" leads to the list.
      go(paths.payrollRun(id), 'replace')
    },
  })
  const daysOf = (id: Preset) => (id === 'unpaid' ? unpaid : periodOf(id, today))
  const choose = (next: Preset) => {
    setPreset(next)
    const period = daysOf(next)
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
        options={PRESETS.filter((id) => id !== 'unpaid' || unpaid).map((id) => {
          const period = daysOf(id)
          const detail = period ? format.dateRange(period.period_start, period.period_end) : undefined
          return { id, label: m.presets[id], detail }
        })}
      />
      {unpaid === null ? <Callout tone="info">{m.upToDate}</Callout> : null}
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
