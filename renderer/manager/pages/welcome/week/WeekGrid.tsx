import { useState } from 'react'
import type { ApiError, Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useSharedMessages } from '../../../../shared/i18n/catalogue.ts'
import { explain } from '../../../../shared/problem/explain.ts'
import { Button, Callout, Card, DateField, EmptyState, Select, TimeField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Template } from './ClassChoice.tsx'
import { DayColumn } from './DayColumn.tsx'
import { chosenOf, dateOf, isDrawn, mondayOf, WEEKDAYS, type Drawn } from './draft.ts'
import type { Instructor } from './Teachers.tsx'
import type { DrawnWeek } from './use-drawn-week.ts'

interface WeekGridProps {
  templates: readonly Template[]
  instructors: readonly Instructor[]
  planned: readonly Item<'GET /api/v1/scheduled-classes'>[]
  week: DrawnWeek
  monday: string
  onMonday: (monday: string) => void
}

/** The choices so far; null where there is none yet. */
interface Brush {
  template_id: number | null
  time: string | null
  instructor_id: number | null
}

const NOBODY = 0

/** The week to draw: a class, a time and an instructor above, the seven days below; pressing a day puts the class there. */
export function WeekGrid({ templates, instructors, planned, week, monday, onMonday }: WeekGridProps) {
  const { welcome } = useMessages()
  const m = welcome.week
  const format = useFormat()
  const [brush, setBrush] = useState<Brush>({ template_id: null, time: '18:00', instructor_id: null })
  if (templates.length === 0) {
    return (
      <Card title={m.grid}>
        <EmptyState icon="calendar" title={m.gridNone}>
          {m.gridEmpty}
        </EmptyState>
      </Card>
    )
  }
  const template = chosenOf(templates, brush.template_id)
  const instructor_id = brush.instructor_id ?? chosenOf(instructors, null)?.id ?? NOBODY
  const nameOf = (id: number | null) => instructors.find((one) => one.id === id)?.full_name ?? null
  const drawnOn = (weekday: number): Drawn | null =>
    template && brush.time
      ? { template_id: template.id, weekday, time: brush.time, instructor_id: instructor_id || null }
      : null
  return (
    <Card title={m.grid} description={m.gridLead} flush>
      <div className="flex flex-wrap items-end gap-3 px-4 pt-3 pb-4">
        <Select
          label={m.class}
          placeholder={m.chooseClass}
          options={templates.map(({ id, name }) => ({ id, label: name }))}
          value={template?.id ?? null}
          onChange={(template_id) => setBrush({ ...brush, template_id })}
          className="min-w-48 flex-1"
        />
        <TimeField
          label={m.time}
          value={brush.time}
          onChange={(time) => setBrush({ ...brush, time })}
          className="w-28"
        />
        <Select
          label={m.teacher}
          placeholder={m.nobody}
          options={[
            { id: NOBODY, label: m.nobody },
            ...instructors.map(({ id, full_name }) => ({ id, label: full_name })),
          ]}
          value={instructor_id}
          onChange={(id) => setBrush({ ...brush, instructor_id: id })}
          className="min-w-44 flex-1"
        />
        <DateField
          label={m.from}
          value={monday}
          onChange={(date) => date && onMonday(mondayOf(date))}
          className="w-40"
        />
      </div>
      {week.problem ? (
        <div className="px-4 pb-4">
          <Refused problem={week.problem} onForce={() => void week.save(monday, true)} />
        </div>
      ) : null}
      <div className="grid grid-cols-7 divide-x divide-line border-t border-line narrow:mt-3 narrow:grid-cols-1 narrow:divide-x-0 narrow:divide-y">
        {WEEKDAYS.map((weekday) => {
          const entry = drawnOn(weekday)
          const isTaken = entry !== null && isDrawn(week.drawn, entry)
          return (
            <DayColumn
              key={weekday}
              weekday={weekday}
              monday={monday}
              planned={planned.filter(({ starts_at }) => isOn(format.dayOf(starts_at), monday, weekday))}
              drawn={week.drawn.filter((one) => one.weekday === weekday)}
              nameOf={nameOf}
              templates={templates}
              addLabel={template ? m.addOn(template.name, format.weekday(weekday)) : m.addHere}
              stop={!template ? m.needClass : !brush.time ? m.needTime : isTaken ? m.taken : null}
              onAdd={() => entry && week.add(entry)}
              onRemove={week.remove}
            />
          )
        })}
      </div>
      <p aria-live="polite" className="border-t border-line px-4 py-2.5 text-xs text-muted">
        {week.drawn.length > 0 ? m.drawn(week.drawn.length) : m.onTimetable(planned.length)}
      </p>
    </Card>
  )
}

const isOn = (date: string, monday: string, weekday: number) => date === dateOf(monday, weekday)

interface RefusedProps {
  problem: ApiError
  onForce: () => void
}

/** Why a class could not be planned: the first week it fails in, as the others say the same. */
function Refused({ problem, onForce }: RefusedProps) {
  const { welcome } = useMessages()
  const { problems } = useSharedMessages()
  const force = (
    <Button size="small" onPress={onForce}>
      {welcome.week.force}
    </Button>
  )
  return (
    <Callout tone="bad" live action={problem.code === 'SCHEDULE_CONFLICT' ? force : undefined}>
      {explain(problem.problem, problems).title}
    </Callout>
  )
}
