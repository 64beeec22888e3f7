import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { useDenied, useSession } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Button, Card, Drawer, Pagination, SearchField, SegmentedControl } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { RemoveQuestion } from '../../../parts/RemoveQuestion.tsx'
import { InstructorProfile } from './InstructorProfile.tsx'
import { InstructorTable } from './InstructorTable.tsx'
import { NewInstructorForm } from './NewInstructorForm.tsx'
import type { Instructor } from './instructor.ts'

const PAGE_SIZE = 50

/** Who teaches: profiles with photo, a few words and a location. */
export default function InstructorsTab() {
  const { team } = useMessages()
  const m = team.instructors
  const denied = useDenied()('instructors.manage')
  const [{ search, shown, page }, setState] = useUrlState({ search: '', shown: 'active', page: 1 })
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<number | null>(null)
  const [removed, setRemoved] = useState<Instructor | null>(null)
  const include_inactive = shown === 'all' ? ('true' as const) : undefined
  const instructors = useApi(
    'GET /api/v1/instructors',
    { query: { search, include_inactive, page, page_size: PAGE_SIZE } },
    { keep: true },
  )
  const chosen = instructors.data?.items.find(({ id }) => id === edited)
  return (
    <>
      <Card flush>
        <div className="flex flex-wrap gap-2 border-b border-line p-2">
          <SearchField
            label={team.search}
            value={search}
            onChange={(text) => setState({ search: text, page: 1 })}
            className="min-w-48 flex-1"
          />
          <SegmentedControl
            label={team.shown}
            value={shown}
            onChange={(next) => setState({ shown: next, page: 1 })}
            options={[
              { id: 'active', label: team.active },
              { id: 'all', label: team.all },
            ]}
          />
          <TeachMyself denied={denied} />
          <Button look="primary" icon="plus" onPress={() => setAdding(true)} disabledReason={denied}>
            {m.add}
          </Button>
        </div>
        <Loaded query={instructors}>
          {(list) => (
            <>
              <InstructorTable
                instructors={list.items}
                search={search}
                isStale={instructors.isPlaceholderData}
                onClearSearch={() => setState({ search: '', page: 1 })}
                onEdit={({ id }) => setEdited(id)}
                onRemove={setRemoved}
              />
              <Pagination
                page={page}
                pageSize={PAGE_SIZE}
                total={list.total}
                capped={list.total_capped}
                onChange={(next) => setState({ page: next }, 'push')}
              />
            </>
          )}
        </Loaded>
      </Card>
      <Drawer title={m.add} description={m.addMeans} isOpen={isAdding} onClose={() => setAdding(false)}>
        <NewInstructorForm onClose={() => setAdding(false)} />
      </Drawer>
      <Drawer
        title={m.editTitle(chosen?.full_name ?? '')}
        isOpen={chosen !== undefined}
        onClose={() => setEdited(null)}
      >
        {chosen ? <InstructorProfile key={chosen.id} instructor={chosen} onClose={() => setEdited(null)} /> : null}
      </Drawer>
      <RemoveDialog instructor={removed} onClose={() => setRemoved(null)} />
    </>
  )
}

/** The owner or a manager who has no profile yet gives herself one. */
function TeachMyself({ denied }: { denied: string | null }) {
  const { instructors: m } = useMessages().team
  const id = useSession()?.account.id ?? 0
  const me = useApi('GET /api/v1/auth/me', {}, { fresh: 60_000 })
  const teach = useSend('POST /api/v1/staff/{staff_id}/instructor-profile', {
    done: ({ full_name }) => m.added(full_name),
  })
  if (!me.data || me.data.instructor_id !== null) return null
  return (
    <Button
      isPending={teach.isPending}
      disabledReason={denied}
      onPress={() => void teach.send({ params: { staff_id: id }, body: {} })}
    >
      {m.teachMyself}
    </Button>
  )
}

function RemoveDialog({ instructor, onClose }: { instructor: Instructor | null; onClose: () => void }) {
  const { instructors: m } = useMessages().team
  const name = instructor?.full_name ?? ''
  const remove = useSend('DELETE /api/v1/instructors/{instructor_id}/remove', { done: m.removed(name) })
  return (
    <RemoveQuestion
      words={m}
      name={name}
      isOpen={instructor !== null}
      removal={remove}
      onConfirm={() => remove.sendOrThrow({ params: { instructor_id: instructor?.id ?? 0 } })}
      onClose={onClose}
    />
  )
}
