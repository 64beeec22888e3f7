import type { Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Template } from './ClassChoice.tsx'
import { dateOf, type Drawn } from './draft.ts'

interface DayColumnProps {
  weekday: number
  monday: string
  planned: readonly Item<'GET /api/v1/scheduled-classes'>[]
  drawn: readonly Drawn[]
  templates: readonly Template[]
  nameOf: (instructorId: number | null) => string | null
  addLabel: string
  /** Why nothing can be put here now. */
  stop: string | null
  onAdd: () => void
  onRemove: (entry: Drawn) => void
}

interface Block {
  key: string
  /** HH:MM, by which the day is in order. */
  time: string
  name: string
  teacher: string | null
  color: string | null
  drawn: Drawn | null
}

/** A day of the week being drawn: what is on the timetable and what is only drawn, by time, and the way to add. */
export function DayColumn(props: DayColumnProps) {
  const { weekday, monday, planned, drawn, templates, nameOf, addLabel, stop, onAdd, onRemove } = props
  const { welcome } = useMessages()
  const m = welcome.week
  const format = useFormat()
  const blocks = [
    ...planned.map(({ id, starts_at, name, instructor_name, color }): Block => {
      const time = clockOf(starts_at, format.timezone)
      return { key: `planned-${id}`, time, name, teacher: instructor_name, color, drawn: null }
    }),
    ...drawn.map((entry): Block => {
      const { template_id, time, instructor_id } = entry
      const { name = '', color = null } = templates.find(({ id }) => id === template_id) ?? {}
      const key = `drawn-${template_id}-${time}-${instructor_id}`
      return { key, time, name, teacher: nameOf(instructor_id), color, drawn: entry }
    }),
  ].sort((a, b) => a.time.localeCompare(b.time))
  return (
    <section aria-label={format.weekday(weekday)} className="flex min-w-0 flex-col gap-1.5 p-2 narrow:px-4 narrow:py-3">
      <h3 className="px-1 text-xs font-semibold">{format.date(dateOf(monday, weekday), 'weekday')}</h3>
      <ul className="flex flex-col gap-1.5 empty:hidden">
        {blocks.map((block) => (
          <DayBlock key={block.key} block={block} weekday={weekday} onRemove={onRemove} />
        ))}
      </ul>
      <Button size="small" icon="plus" label={addLabel} disabledReason={stop} onPress={onAdd} className="w-full">
        {m.addHere}
      </Button>
    </section>
  )
}

interface DayBlockProps {
  block: Block
  weekday: number
  onRemove: (entry: Drawn) => void
}

function DayBlock({ block, weekday, onRemove }: DayBlockProps) {
  const { welcome } = useMessages()
  const m = welcome.week
  const format = useFormat()
  const { drawn } = block
  const at = spoken(block.time, format.locale)
  return (
    <li
      className={`relative overflow-hidden rounded-md border py-1.5 ps-3 pe-7 text-xs ${drawn ? 'border-dashed border-control-line bg-surface' : 'border-line bg-sunken'}`}
    >
      <span className="absolute inset-y-0 start-0 w-1 bg-accent" style={{ background: block.color ?? undefined }} />
      <span className="figures block text-muted">{at}</span>
      <span className="block font-medium break-words">{block.name}</span>
      <span className="block truncate text-muted">{block.teacher ?? m.nobody}</span>
      {drawn ? (
        <span className="absolute end-0 top-0">
          <Button
            look="quiet"
            size="small"
            icon="close"
            iconOnly
            label={m.removeClass(block.name, format.weekday(weekday), at)}
            onPress={() => onRemove(drawn)}
          />
        </span>
      ) : null}
    </li>
  )
}

/** HH:MM on the clock of a timezone. */
function clockOf(instant: string, timezone: string): string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, hour: '2-digit', minute: '2-digit' })
  return clock.format(new Date(instant))
}

/** HH:MM as the reader's locale writes it. */
function spoken(time: string, locale: string): string {
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return clock.format(new Date(`2024-01-01T${time}:00Z`))
}
