import { Portrait } from '../../../../shared/picture/Portrait.tsx'
import type { Messages } from '../../../messages/areas.ts'
import type { BoardColumn } from './columns.ts'

interface BoardHeadProps {
  column: BoardColumn
  photo_url: string | null
  m: Messages['schedule']['board']
}

/** The top of a column: whose it is, and how much is on in it. */
export function BoardHead({ column: { title, instructor_id, classes, appointments }, photo_url, m }: BoardHeadProps) {
  const held = classes.filter(({ status }) => status !== 'cancelled').length
  const parts = [held > 0 && m.classes(held), appointments.length > 0 && m.appointments(appointments.length)]
  const words = parts.filter(Boolean).join(', ') || m.free
  return (
    <span title={`${title}: ${words}`} className="flex h-11 min-w-0 items-center gap-2 px-2 text-start">
      {instructor_id === null ? null : <Portrait name={title} photo_url={photo_url} size="small" />}
      <span className="min-w-0">
        <span className="block truncate text-xs font-semibold text-ink">{title}</span>
        <span className="block truncate text-2xs text-muted">{words}</span>
      </span>
    </span>
  )
}
