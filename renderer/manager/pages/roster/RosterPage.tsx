import { useApi } from '../../../api/index.ts'
import { usePathId } from '../../../shared/url/use-go.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Skeleton } from '../../../ui/index.ts'
import { RosterView } from './RosterView.tsx'

/** Who comes to a class: the front desk's page while people arrive. */
export default function RosterPage() {
  const class_id = usePathId('classId')
  const roster = useApi('GET /api/v1/scheduled-classes/{class_id}/roster', { params: { class_id } }, { every: 15_000 })
  const cls = useApi('GET /api/v1/scheduled-classes/{class_id}', { params: { class_id } }, { every: 60_000 })
  return (
    <Loaded query={roster} skeleton={<Placeholder />}>
      {(data) => (
        <Loaded query={cls} skeleton={<Placeholder />}>
          {(facts) => <RosterView key={class_id} roster={data} cls={facts} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function Placeholder() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-8 w-72" />
      <Skeleton className="h-20" />
      <Skeleton className="h-96" />
    </div>
  )
}
