import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Button, Dialog, NumberField, Select, TimeField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Change } from './change.ts'

/** A class that was not there, on the copy of the timetable. */
export function AddDialog({ onAdd, onClose }: { onAdd: (change: Change) => void; onClose: () => void }) {
  const { reports } = useMessages()
  const m = reports.whatIf
  const templates = useApi('GET /api/v1/class-templates', { query: { page_size: 200 } }).data?.items ?? []
  const instructors = useApi('GET /api/v1/instructors', { query: { page_size: 200 } }).data?.items ?? []
  const [template, setTemplate] = useState<number | null>(null)
  const [instructor, setInstructor] = useState(0)
  const [weekday, setWeekday] = useState(1)
  const [start, setStart] = useState<string | null>('18:00')
  const [capacity, setCapacity] = useState<number | null>(12)
  const [minutes, setMinutes] = useState<number | null>(60)
  const isWhole = template !== null && start !== null && capacity !== null && minutes !== null
  const add = () => {
    if (!isWhole) return
    const instructor_id = instructor === 0 ? null : instructor
    onAdd({
      kind: 'add',
      template_id: template,
      weekday,
      start_time: start,
      capacity,
      duration_minutes: minutes,
      instructor_id,
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.add}
      footer={
        <Button look="primary" onPress={add} disabledReason={!isWhole && m.incomplete}>
          {m.apply}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label={m.template}
          placeholder={m.chooseTemplate}
          value={template}
          onChange={setTemplate}
          options={templates.filter(({ is_active }) => is_active).map(({ id, name }) => ({ id, label: name }))}
        />
        <PlaceFields {...{ weekday, setWeekday, start, setStart }} />
        <div className="grid grid-cols-2 gap-3">
          <NumberField label={m.capacity} value={capacity} onChange={setCapacity} min={1} max={500} />
          <NumberField label={m.minutes} value={minutes} onChange={setMinutes} min={5} max={600} />
        </div>
        <Select
          label={reports.instructor}
          value={instructor}
          onChange={setInstructor}
          options={[
            { id: 0, label: reports.nobody },
            ...instructors.map(({ id, full_name }) => ({ id, label: full_name })),
          ]}
        />
      </div>
    </Dialog>
  )
}

interface PlaceFieldsProps {
  weekday: number
  setWeekday: (weekday: number) => void
  start: string | null
  setStart: (start: string | null) => void
}

/** A place in the week. */
export function PlaceFields({ weekday, setWeekday, start, setStart }: PlaceFieldsProps) {
  const { reports } = useMessages()
  const format = useFormat()
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        label={reports.whatIf.weekday}
        value={weekday}
        onChange={setWeekday}
        options={[1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, label: format.weekday(id) }))}
      />
      <TimeField label={reports.whatIf.start} value={start} onChange={setStart} />
    </div>
  )
}
