import { useApi, useSend, type Answer } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { DateField, MoneyField, NumberField, TimeField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { ClashCallout } from '../clashes/ClashCallout.tsx'
import { useClashes } from '../clashes/use-clashes.ts'
import { PlaceFields } from '../plan/PlaceFields.tsx'
import { asksScope } from '../series/rule.ts'
import { ScopeField } from '../series/ScopeField.tsx'
import { editBody, editValues, type EditValues } from './edit-values.ts'

/** Changes a class, or the classes of its series. */
export function EditForm({ cls, onClose }: { cls: ScheduledClass; onClose: () => void }) {
  const { edit: m, plan, details, price } = useMessages().schedule
  const format = useFormat()
  const toast = useToast()
  const { standing, send } = useClashes<EditValues>()
  const change = useSend('PUT /api/v1/scheduled-classes/{class_id}')
  const mayNotGive = useDenied()('payments.give') !== null
  const template = useApi('GET /api/v1/class-templates/{template_id}', { params: { template_id: cls.template_id } })
  const params = { class_id: cls.id }
  const form = useForm<EditValues, Answer<'PUT /api/v1/scheduled-classes/{class_id}'> | null>({
    values: editValues(cls, format),
    required: ['day', 'start', 'duration_minutes', 'capacity'],
    validate: (values) =>
      mayNotGive && values.price === 0 && cls.price !== 0 && values.reach.scope === 'this'
        ? { price: price.mayNotGive }
        : {},
    submit: (values) =>
      send(values, (force) => change.sendOrThrow({ params, body: editBody(values, cls, format, force) })),
    onDone: (saved) => {
      if (!saved) return
      toast.done(form.values.reach.scope === 'this' ? m.done : m.seriesDone)
      onClose()
    },
  })
  const clashes = standing(form.values)
  const usual = template.data?.price ?? null
  const begun = cls.state !== 'scheduled' && details.begun
  return (
    <Form form={form}>
      <div className="grid grid-cols-2 gap-3">
        <DateField label={plan.day} autoFocus {...form.bind('day')} disabledReason={begun} />
        <TimeField label={plan.start} {...form.bind('start')} disabledReason={begun} />
        <NumberField
          label={plan.duration}
          unit={plan.minutes}
          min={5}
          max={1440}
          step={5}
          {...form.bind('duration_minutes')}
        />
        <NumberField label={plan.capacity} min={1} max={5000} {...form.bind('capacity')} />
      </div>
      <PlaceFields
        instructor={form.bind('instructor_id')}
        location={form.bind('establishment_id')}
        room={form.bind('room_plan_id')}
      />
      <MoneyField
        label={price.own}
        description={template.data && (usual === null ? price.ownNone : price.ownHelp(format.money(usual)))}
        currency={format.currency}
        {...form.bind('price')}
        isRequired
        disabledReason={form.values.reach.scope !== 'this' && price.ownSeries}
        className="max-w-72"
      />
      {asksScope(cls) ? <ScopeField {...form.bind('reach')} /> : null}
      <ClashCallout clashes={clashes} />
      <FormActions form={form} submit={clashes.length > 0 ? m.anyway : m.submit} onCancel={onClose} />
    </Form>
  )
}
