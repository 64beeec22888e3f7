import type { ReactNode } from 'react'
import { useApi } from '../../../api/index.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { usePathId } from '../../../shared/url/use-go.ts'
import { PageHeader, Skeleton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { RosterView } from './RosterView.tsx'

/** The roster of a class: the front desk's page while people arrive. */
export default function RosterPage() {
  const class_id = usePathId('classId')
  const roster = useApi('GET /api/v1/scheduled-classes/{class_id}/roster', { params: { class_id } }, { every: 15_000 })
  const cls = useApi('GET /api/v1/scheduled-classes/{class_id}', { params: { class_id } }, { every: 60_000 })
  if (roster.data && cls.data) return <RosterView key={class_id} roster={roster.data} cls={cls.data} />
  const skeleton = <Skeleton className="h-96" />
  return (
    <Untitled>
      {roster.data ? (
        <Loaded query={cls} skeleton={skeleton}>
          {() => null}
        </Loaded>
      ) : (
        <Loaded query={roster} skeleton={skeleton}>
          {() => null}
        </Loaded>
      )}
    </Untitled>
  )
}

/** The page before it is known which class it is about, or when it can't be. */
function Untitled({ children }: { children: ReactNode }) {
  const { roster: m } = useMessages()
  return (
    <>
      <PageHeader title={m.loading} trail={[{ label: m.trail, href: paths.schedule() }]} />
      {children}
    </>
  )
}
