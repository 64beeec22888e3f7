import { locationOf } from '../../../../../server/features/establishments/place-rules.ts'
import { useApi, useSend } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Portrait } from '../../../../shared/picture/Portrait.tsx'
import { Badge, EmptyState, type Column, type MenuAction } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { NobodyFound } from '../NobodyFound.tsx'
import type { Instructor } from './instructor.ts'
import { leavingOf, type Leaving } from './LeaveDialog.tsx'

interface InstructorListProps extends Omit<ListOf<Instructor>, 'empty'> {
  search: string
  onClearSearch: () => void
  onEdit: (instructor: Instructor) => void
  onRemove: (instructor: Instructor) => void
  /** Something is still to come: it is asked who takes over. */
  onLeave: (leaving: Leaving) => void
}

export function InstructorList({ search, onClearSearch, onEdit, onRemove, onLeave, ...list }: InstructorListProps) {
  const { team } = useMessages()
  const m = team.instructors
  const locations = useApi('GET /api/v1/establishments', { query: { include_inactive: 'true' } }, { fresh: 60_000 })
  const denied = useDenied()('instructors.manage')
  const actionsOf = useActions({ onEdit, onRemove, onLeave })
  const nameOf = (id: number | null) => locations.data?.find((one) => one.id === locationOf(id))?.name
  const all: Column<Instructor>[] = [
    { id: 'name', header: team.name, cell: (instructor) => <NameCell instructor={instructor} />, width: '20rem' },
    {
      id: 'location',
      header: m.location,
      cell: ({ establishment_id }) => nameOf(establishment_id),
      width: '13rem',
      hideOn: 'narrow',
    },
    {
      id: 'bio',
      header: m.bio,
      cell: ({ bio }) => <p className="line-clamp-2 py-1 text-muted">{bio}</p>,
      hideOn: 'phone',
    },
  ]
  // With a single location, nobody asks where an instructor teaches.
  const columns = all.filter(({ id }) => id !== 'location' || (locations.data?.length ?? 0) > 1)
  return (
    <ListCard
      {...list}
      label={m.table}
      columns={columns}
      onRowAction={denied ? undefined : onEdit}
      rowActions={actionsOf}
      empty={
        search ? (
          <NobodyFound search={search} onClear={onClearSearch} />
        ) : (
          <EmptyState icon="person" title={m.emptyTitle}>
            {m.empty}
          </EmptyState>
        )
      }
    />
  )
}

function NameCell({ instructor }: { instructor: Instructor }) {
  const { team: m } = useMessages()
  return (
    <span className="flex min-w-0 items-center gap-3 py-1.5">
      <Portrait name={instructor.full_name} photo_url={instructor.photo_url} size="medium" />
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{instructor.full_name}</span>
          {instructor.is_active ? null : <Badge>{m.inactive}</Badge>}
        </span>
        <span className="block truncate text-xs text-muted">{instructor.email}</span>
      </span>
    </span>
  )
}

/** The actions for a profile; those that can be undone happen at once. */
function useActions({ onEdit, onRemove, onLeave }: Pick<InstructorListProps, 'onEdit' | 'onRemove' | 'onLeave'>) {
  const { instructors: m } = useMessages().team
  const toast = useToast()
  const disabledReason = useDenied()('instructors.manage')
  const deactivate = useSend('DELETE /api/v1/instructors/{instructor_id}')
  const reactivate = useSend('PATCH /api/v1/instructors/{instructor_id}/reactivate')
  return (instructor: Instructor): MenuAction[][] => {
    const params = { instructor_id: instructor.id }
    // The answer to deactivating is empty, so a failure shows by what is thrown.
    const stop = () =>
      deactivate.sendOrThrow({ params }).then(
        () => toast.undo(m.deactivated(instructor.full_name), () => void reactivate.send({ params })),
        (error: unknown) => {
          const about = { instructor_id: instructor.id, full_name: instructor.full_name }
          const leaving = leavingOf(about, error, (body) => deactivate.sendOrThrow({ params, body }))
          if (leaving) onLeave(leaving)
          else toast.failed(error)
        },
      )
    const start = async () => {
      if (await reactivate.send({ params })) toast.done(m.reactivated(instructor.full_name))
    }
    return [
      [{ label: m.edit, icon: 'edit', onAction: () => onEdit(instructor), disabledReason }],
      [
        instructor.is_active
          ? { label: m.deactivate, icon: 'pause', onAction: () => void stop(), disabledReason }
          : { label: m.reactivate, icon: 'play', onAction: () => void start(), disabledReason },
        { label: m.remove, icon: 'trash', look: 'danger', onAction: () => onRemove(instructor), disabledReason },
      ],
    ]
  }
}
