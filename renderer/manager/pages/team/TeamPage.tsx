import { Suspense } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Loading, NoPermission } from '../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Card, PageHeader } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { AreaNav } from '../../parts/area/AreaNav.tsx'
import { paths } from '../../paths.ts'

const PARTS = {
  staff: late(() => import('./staff/StaffTab.tsx')),
  instructors: late(() => import('./instructors/InstructorsTab.tsx')),
  roles: late(() => import('./roles/RolesTab.tsx')),
  payroll: late(() => import('./payroll/PayrollTab.tsx')),
}
const NAMES = ['staff', 'instructors', 'roles', 'payroll'] as const
/** They say themselves what a role may not do. */
const OPEN: readonly string[] = ['instructors', 'payroll']

/**
 * The team: accounts, instructor profiles, and the permissions of roles. Everybody sees instructors; payroll needs a separate
 * permission.
 */
export default function TeamPage() {
  const { team: m } = useMessages()
  const forbidden = useDenied()('staff.manage') !== null
  const [{ tab }] = useUrlState({ tab: '' })
  const shown = NAMES.find((name) => name === tab) ?? (forbidden ? 'instructors' : 'staff')
  const Part = PARTS[shown]
  return (
    <>
      <AreaNav
        label={m.parts}
        pages={NAMES.map((name) => ({ href: paths.teamTab(name), label: m.tabs[name] }))}
        shown={paths.teamTab(shown)}
      />
      <PageHeader title={m.title} description={m.lead} />
      {forbidden && !OPEN.includes(shown) ? (
        <Card>
          <NoPermission />
        </Card>
      ) : (
        <Suspense fallback={<Loading />}>
          <Part key={shown} />
        </Suspense>
      )}
    </>
  )
}
