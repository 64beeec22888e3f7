import { lazy, Suspense, type ReactNode } from 'react'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Loading, NoPermission } from '../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Card, PageHeader, Tabs } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

const Staff = lazy(() => import('./staff/StaffTab.tsx'))
const Instructors = lazy(() => import('./instructors/InstructorsTab.tsx'))
const Roles = lazy(() => import('./roles/RolesTab.tsx'))

const PARTS = ['staff', 'instructors', 'roles'] as const

/** Who works here: accounts, instructor profiles, and what the roles may do. Instructors are open to everybody. */
export default function TeamPage() {
  const { team: m } = useMessages()
  const forbidden = useDenied()('staff.manage') !== null
  const [{ tab }, setState] = useUrlState({ tab: '' })
  const shown = PARTS.find((part) => part === tab) ?? (forbidden ? 'instructors' : 'staff')
  const guarded = (content: ReactNode) =>
    forbidden ? (
      <Card>
        <NoPermission />
      </Card>
    ) : (
      content
    )
  const part = (content: ReactNode) => <Suspense fallback={<Loading />}>{content}</Suspense>
  return (
    <>
      <PageHeader title={m.title} description={m.lead} />
      <Tabs
        label={m.parts}
        value={shown}
        onChange={(next) => setState({ tab: next }, 'push')}
        tabs={[
          { id: 'staff', label: m.tabs.staff, content: part(guarded(<Staff />)) },
          { id: 'instructors', label: m.tabs.instructors, content: part(<Instructors />) },
          { id: 'roles', label: m.tabs.roles, content: part(guarded(<Roles />)) },
        ]}
      />
    </>
  )
}
