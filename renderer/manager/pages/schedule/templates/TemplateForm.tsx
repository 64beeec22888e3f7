import { useApi, useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useSharedMessages } from '../../../../shared/i18n/catalogue.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { FileDrop, NumberField, Select, TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { CategoryFields } from '../../../parts/categories/CategoryFields.tsx'
import { CategoryMoves } from '../../../parts/categories/CategoryMoves.tsx'
import { categoryValues, isUnnamed } from '../../../parts/categories/category-values.ts'
import { useKeepCategory } from '../../../parts/categories/use-categories.ts'
import { ColorField } from '../../../parts/ColorField.tsx'
import { COLORS } from '../../../parts/colors.ts'
import { PHOTO_TYPES } from '../../../parts/photo-types.ts'
import type { Template } from '../plan/plan-values.ts'
import { usePeople } from '../use-people.ts'
import { cheapestDropIn, freeBy, priceBody, priceValues } from './price-values.ts'
import { PriceFields } from './PriceFields.tsx'
import { TemplatePhoto } from './TemplatePhoto.tsx'
import { useFirstPhoto } from './use-first-photo.ts'

interface TemplateFormProps {
  /** Null makes a new one. */
  template: Template | null
  onClose: () => void
}

/** A class template: its name, duration and capacity, and the rules it may set. */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const { classTemplates: m, pictures, roomChoice } = useMessages()
  const { problems } = useSharedMessages()
  const { currency } = useFormat()
  const toast = useToast()
  const denied = useDenied()
  const { instructors, rooms } = usePeople()
  const studio = useApi('GET /api/v1/studio', {}, { fresh: 60_000, enabled: !denied('settings.view') })
  const types = useApi('GET /api/v1/membership-types', { query: { page_size: 200 } }, { fresh: 60_000 })
  const dropIn = cheapestDropIn(types.data?.items ?? [], currency)
  const { photo, choose, keep } = useFirstPhoto()
  const keepCategory = useKeepCategory()
  const create = useSend('POST /api/v1/class-templates')
  const change = useSend('PUT /api/v1/class-templates/{template_id}')
  const form = useForm({
    values: {
      name: template?.name ?? '',
      description: template?.description ?? '',
      duration_minutes: template?.duration_minutes ?? (60 as number | null),
      default_capacity: template?.default_capacity ?? (12 as number | null),
      default_instructor_id: template?.default_instructor_id ?? 0,
      room_plan_id: template?.room_plan_id ?? 0,
      color: template?.color ?? COLORS[0].value,
      booking_open_hours_before: template?.booking_open_hours_before ?? (null as number | null),
      booking_close_hours_before: template?.booking_close_hours_before ?? (null as number | null),
      cancellation_window_hours: template?.cancellation_window_hours ?? (null as number | null),
      ...categoryValues(template?.category_id),
      ...priceValues(template),
    },
    required: ['name', 'duration_minutes', 'default_capacity'],
    validate: (values) => ({
      ...(isUnnamed(values) && { category_name: problems.required }),
      ...(denied('payments.give') &&
        Object.fromEntries(freeBy(values, template).map((field) => [field, m.price.mayNotGive]))),
    }),
    submit: async ({ duration_minutes, default_capacity, description, ...values }) => {
      const { default_instructor_id, room_plan_id, name, color } = values
      const { booking_open_hours_before, booking_close_hours_before, cancellation_window_hours } = values
      const body = {
        name,
        color,
        booking_open_hours_before,
        booking_close_hours_before,
        cancellation_window_hours,
        ...priceBody(values, dropIn),
        category_id: await keepCategory(values),
        description: description.trim() || null,
        duration_minutes: duration_minutes ?? undefined,
        default_capacity: default_capacity ?? undefined,
        default_instructor_id: default_instructor_id || null,
        room_plan_id: room_plan_id || null,
      }
      if (template) return change.sendOrThrow({ params: { template_id: template.id }, body })
      const made = await create.sendOrThrow({ body })
      return { ...made, isWhole: await keep(made.id) }
    },
    onDone: ({ name, isWhole = true }: Template & { isWhole?: boolean }) => {
      if (isWhole) toast.done(template ? m.saved : m.created(name))
      else toast.done(m.noPhoto(name))
      onClose()
    },
  })
  const hours = { min: 0, max: 8760, unit: m.hoursBefore, plain: true } as const
  return (
    <Form form={form}>
      <TextField label={m.name} maxLength={200} autoFocus={!template} {...form.bind('name')} />
      <ColorField label={m.color} {...form.bind('color')} />
      <CategoryFields
        chosen={form.bind('category_id')}
        name={form.bind('category_name')}
        color={form.bind('category_color')}
      />
      {template ? <CategoryMoves of="classes" from={template.category_id} to={form.values.category_id} /> : null}
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={m.duration}
          unit={m.minutes}
          min={5}
          max={1440}
          step={5}
          {...form.bind('duration_minutes')}
        />
        <NumberField label={m.capacity} min={1} max={5000} {...form.bind('default_capacity')} />
      </div>
      <Select
        label={m.instructor}
        placeholder={m.nobody}
        options={[{ id: 0, label: m.nobody }, ...instructors]}
        {...form.bind('default_instructor_id')}
        isRequired
      />
      {rooms.length > 0 ? (
        <Select
          label={roomChoice.room}
          placeholder={roomChoice.none}
          options={[{ id: 0, label: roomChoice.none }, ...rooms]}
          {...form.bind('room_plan_id')}
          isRequired
        />
      ) : null}
      <PriceFields
        values={form.values}
        price={form.bind('price')}
        credits={form.bind('credit_cost')}
        covered={form.bind('covered_by_all')}
        inAdvance={form.bind('pay_in_advance')}
        isThere={template !== null}
        dropIn={dropIn}
      />
      <TextArea label={m.description} description={m.descriptionHelp} maxLength={5000} {...form.bind('description')} />
      {template ? (
        <TemplatePhoto template={template} />
      ) : (
        <FileDrop
          label={m.photo}
          description={`${m.photoHelp} ${pictures.rule}`}
          accept={PHOTO_TYPES}
          fileName={photo?.name}
          onFile={choose}
        />
      )}
      <fieldset className="rounded-lg bg-sunken p-3.5">
        <legend className="float-start mb-2 w-full text-sm font-semibold">{m.rules}</legend>
        <div className="clear-both grid grid-cols-3 gap-3 phone:grid-cols-1">
          <NumberField
            label={m.opensField}
            description={m.opensEmpty}
            {...hours}
            {...form.bind('booking_open_hours_before')}
            isRequired
          />
          <NumberField
            label={m.closesField}
            description={m.closesEmpty}
            {...hours}
            {...form.bind('booking_close_hours_before')}
            isRequired
          />
          <NumberField
            label={m.freeField}
            description={m.freeEmpty(studio.data?.cancellation_hours ?? null)}
            {...hours}
            {...form.bind('cancellation_window_hours')}
            isRequired
          />
        </div>
      </fieldset>
      <FormActions form={form} onCancel={onClose} submit={template ? undefined : m.createIt} />
    </Form>
  )
}
