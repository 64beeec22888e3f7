import { useSend, type Answer } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useSharedMessages } from '../../../../shared/i18n/catalogue.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { ComboBox, DateField, NumberField, SegmentedControl, TimeField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ClashCallout } from '../clashes/ClashCallout.tsx'
import { useClashes } from '../clashes/use-clashes.ts'
import { weekdayOf } from '../days.ts'
import { PlaceFields, type Wish } from './PlaceFields.tsx'
import { planBody, planValues, type PlanValues, type Template } from './plan-values.ts'
import { RecurrenceFields } from './RecurrenceFields.tsx'

interface PlanFormProps {
  wish: Wish
  templates: readonly Template[]
  onClose: () => void
  onPlanned: (day: string) => void
}

/** Plans a new class, or a weekly series. Shows clashes, which can be overridden. */
export function PlanForm({ wish, templates, onClose, onPlanned }: PlanFormProps) {
  const { plan: m } = useMessages().schedule
  const { problems } = useSharedMessages()
  const format = useFormat()
  const toast = useToast()
  const { standing, send } = useClashes<PlanValues>()
  const plan = useSend('POST /api/v1/scheduled-classes')
  const form = useForm<PlanValues, Answer<'POST /api/v1/scheduled-classes'> | null>({
    values: planValues(wish, templates.length === 1 ? templates[0] : undefined, format),
    required: ['template_id', 'day', 'start', 'duration_minutes', 'capacity'],
    validate: ({ repeats, recurrence: { weekdays, ending, until, count } }) =>
      repeats === 'once'
        ? {}
        : {
            'recurrence.weekdays': weekdays.length === 0 ? m.noWeekday : undefined,
            'recurrence.until': ending === 'until' && !until ? problems.required : undefined,
            'recurrence.count': ending === 'count' && !count ? problems.required : undefined,
          },
    submit: (values) => send(values, (force) => plan.sendOrThrow({ body: planBody(values, force) })),
    onDone: (planned) => {
      if (!planned) return
      const when = `${format.date(planned.starts_at, 'weekday')}, ${format.time(planned.starts_at)}`
      toast.done((planned.series_id ? m.doneSeries : m.done)(planned.name, when))
      onPlanned(format.dayOf(planned.starts_at))
      onClose()
    },
  })

  const clashes = standing(form.values)
  const isSeries = form.values.repeats === 'weekly'
  // A series that was to be on the day chosen follows that day.
  const takeDay = (day: string | null) => {
    const { day: former, recurrence } = form.values
    const followed = former ? [weekdayOf(former)] : []
    form.set('day', day)
    if (day && recurrence.weekdays.join() === followed.join()) form.set('recurrence.weekdays', [weekdayOf(day)])
  }
  const takeTemplate = (id: number | null) => {
    const template = templates.find((one) => one.id === id)
    form.set('template_id', id)
    if (!template) return
    if (!wish.span) form.set('duration_minutes', template.duration_minutes)
    form.set('capacity', template.default_capacity)
    // The column that was pointed at says more than the class type.
    const { place = {} } = wish
    if (template.default_instructor_id && !('instructor_id' in place))
      form.set('instructor_id', template.default_instructor_id)
    if (!('room_plan_id' in place)) form.set('room_plan_id', template.room_plan_id ?? 0)
  }
  const submit = clashes.length > 0 ? m.anyway : isSeries ? m.submitSeries : m.submit

  return (
    <Form form={form}>
      <ComboBox
        label={m.template}
        placeholder={m.chooseTemplate}
        options={templates.map(({ id, name, duration_minutes }) => ({
          id,
          label: name,
          detail: format.duration(duration_minutes),
        }))}
        {...form.bind('template_id')}
        onChange={takeTemplate}
        autoFocus={form.values.template_id === null}
      />
      <div className="grid grid-cols-2 gap-3">
        <DateField label={isSeries ? m.firstDay : m.day} {...form.bind('day')} onChange={takeDay} />
        <TimeField label={m.start} {...form.bind('start')} />
        <NumberField
          label={m.duration}
          unit={m.minutes}
          min={5}
          max={1440}
          step={5}
          {...form.bind('duration_minutes')}
        />
        <NumberField label={m.capacity} min={1} max={5000} {...form.bind('capacity')} />
      </div>
      <PlaceFields
        instructor={form.bind('instructor_id')}
        location={form.bind('establishment_id')}
        room={form.bind('room_plan_id')}
      />
      <div className="flex items-center justify-between gap-3">
        <span className="text-xs font-medium phone:text-sm">{m.repeats}</span>
        <SegmentedControl
          label={m.repeats}
          value={form.values.repeats}
          onChange={(repeats) => form.set('repeats', repeats)}
          options={[
            { id: 'once', label: m.once },
            { id: 'weekly', label: m.weekly },
          ]}
        />
      </div>
      {isSeries ? <RecurrenceFields form={form} /> : null}
      <ClashCallout clashes={clashes} />
      <FormActions form={form} submit={submit} onCancel={onClose} />
    </Form>
  )
}
