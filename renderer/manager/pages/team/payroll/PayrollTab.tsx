import { useApi } from '../../../../api/index.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { NoPermission } from '../../../../shared/states/Loaded.tsx'
import { useOpenName } from '../../../../shared/url/use-opened.ts'
import { Button, Card, Drawer } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ComponentList } from './ComponentList.tsx'
import { NewRunForm } from './NewRunForm.tsx'
import { RunList } from './RunList.tsx'

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
