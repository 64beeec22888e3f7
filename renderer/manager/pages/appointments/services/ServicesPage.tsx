import { useApi, useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useSharedMessages } from '../../../../shared/i18n/catalogue.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import {
  Button,
  Checkbox,
  Drawer,
  MoneyField,
  NumberField,
  PageHeader,
  TextArea,
  TextField,
} from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { CategoriesButton } from '../../../parts/categories/CategoriesDialog.tsx'
import { CategoryFields } from '../../../parts/categories/CategoryFields.tsx'
import { CategoryMoves } from '../../../parts/categories/CategoryMoves.tsx'
import { categoryValues, isUnnamed } from '../../../parts/categories/category-values.ts'
import { useKeepCategory } from '../../../parts/categories/use-categories.ts'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useActiveList } from '../../../parts/list/use-list.ts'
import { AppointmentsNav } from '../AppointmentsNav.tsx'
import { depositFault, PrepaymentFields } from './PrepaymentFields.tsx'
import { ServiceList, type Service } from './ServiceList.tsx'

/** The services clients can book, with duration and price. */
export default function ServicesPage() {
  const { services: m } = useMessages().appointments
  const denied = useDenied()
  const { query, list, hidden, shown, show } = useActiveList('GET /api/v1/appointment-services')
  const [edited, setEdited] = useOpened(query.data?.items)
  const service = edited === 'new' ? null : edited
  const close = () => setEdited(null)
  return (
    <>
      <AppointmentsNav />
      <PageHeader title={m.title} description={m.lead}>
        <ShownFilter label={m.shown} value={shown} parts={{ active: m.active, all: m.all }} onChange={show} />
        <CategoriesButton />
        <Button
          look="primary"
          icon="plus"
          onPress={() => setEdited('new')}
          disabledReason={denied('appointments.manage')}
        >
          {m.create}
        </Button>
      </PageHeader>
      <ServiceList query={query} list={list} hidden={hidden} onEdit={setEdited} onCreate={() => setEdited('new')} />
      <Drawer
        title={service?.name ?? m.newTitle}
        description={service ? m.appliesNow : undefined}
        isOpen={edited !== null}
        onClose={close}
      >
        {edited ? <ServiceForm key={service?.id ?? 'new'} service={service} onClose={close} /> : null}
      </Drawer>
    </>
  )
}

interface ServiceFormProps {
  /** Null makes a new one. */
  service: Service | null
  onClose: () => void
}

type Cost = { price: number | null; credit_cost: number | null }

const isForNothing = ({ price, credit_cost }: Cost): boolean => (price ?? 0) === 0 || credit_cost === 0

/** The refusal at the field that makes it free. */
const freeFault = ({ credit_cost }: Cost, refusal: string) =>
  credit_cost === 0 ? { credit_cost: refusal } : { price: refusal }

/** A service: what it is called, how long it takes, what it costs and where it is offered. */
function ServiceForm({ service, onClose }: ServiceFormProps) {
  const { services: m } = useMessages().appointments
  const toast = useToast()
  const { problems } = useSharedMessages()
  const { currency } = useFormat()
  const mayNotGive = useDenied()('payments.give') !== null
  const keepCategory = useKeepCategory()
  const create = useSend('POST /api/v1/appointment-services')
  const change = useSend('PATCH /api/v1/appointment-services/{service_id}')
  const form = useForm({
    values: {
      name: service?.name ?? '',
      description: service?.description ?? '',
      duration_minutes: service?.duration_minutes ?? (60 as number | null),
      buffer_minutes: service?.buffer_minutes ?? (0 as number | null),
      price: service?.price ?? (0 as number | null),
      credit_cost: service?.credit_cost ?? (1 as number | null),
      prepayment: service?.prepayment ?? ('none' as Service['prepayment']),
      deposit_amount: (service?.deposit_amount ?? null) as number | null,
      ...categoryValues(service?.category_id),
      establishment_ids: service?.establishment_ids ?? ([] as number[]),
    },
    required: ['name', 'duration_minutes'],
    validate: (values) => ({
      ...depositFault(values, m),
      ...(isUnnamed(values) && { category_name: problems.required }),
      ...(mayNotGive && isForNothing(values) && !(service && isForNothing(service)) && freeFault(values, m.mayNotGive)),
    }),
    submit: async ({ name, establishment_ids, description, duration_minutes, buffer_minutes, price, ...values }) => {
      const body = {
        name,
        establishment_ids,
        category_id: await keepCategory(values),
        credit_cost: values.credit_cost ?? 1,
        description: description.trim() || null,
        duration_minutes: duration_minutes ?? 0,
        buffer_minutes: buffer_minutes ?? 0,
        price: price ?? 0,
        prepayment: values.prepayment,
        ...(values.prepayment === 'deposit' && { deposit_amount: values.deposit_amount }),
        ...(values.prepayment !== 'deposit' &&
          (price ?? 0) < (service?.deposit_amount ?? 0) && { deposit_amount: null }),
      }
      return service ? change.sendOrThrow({ params: { service_id: service.id }, body }) : create.sendOrThrow({ body })
    },
    onDone: ({ name }) => {
      toast.done(service ? m.saved : m.created(name))
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={m.name} maxLength={200} autoFocus={!service} {...form.bind('name')} />
      <TextArea label={m.description} description={m.descriptionHelp} maxLength={5000} {...form.bind('description')} />
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        <NumberField
          label={m.duration}
          unit={m.minutes}
          min={5}
          max={720}
          step={5}
          {...form.bind('duration_minutes')}
        />
        <MoneyField label={m.price} currency={currency} min={0} {...form.bind('price')} isRequired />
      </div>
      <p className="-mt-2 text-xs text-muted">{m.priceHelp}</p>
      {(form.values.price ?? 0) > 0 ? (
        <PrepaymentFields prepayment={form.bind('prepayment')} deposit={form.bind('deposit_amount')} />
      ) : null}
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        <NumberField
          label={m.bufferField}
          description={m.bufferHelp}
          unit={m.minutes}
          min={0}
          max={240}
          step={5}
          {...form.bind('buffer_minutes')}
          isRequired
        />
        <NumberField
          label={m.credits}
          description={m.creditsHelp}
          min={0}
          max={20}
          {...form.bind('credit_cost')}
          isRequired
        />
      </div>
      <CategoryFields
        chosen={form.bind('category_id')}
        name={form.bind('category_name')}
        color={form.bind('category_color')}
      />
      {service ? <CategoryMoves of="services" from={service.category_id} to={form.values.category_id} /> : null}
      <LocationsField {...form.bind('establishment_ids')} />
      <FormActions form={form} onCancel={onClose} submit={service ? undefined : m.createIt} />
    </Form>
  )
}

interface LocationsFieldProps {
  value: number[]
  onChange: (ids: number[]) => void
}

/** The locations of a service; nothing to choose in a studio with one location. */
function LocationsField({ value, onChange }: LocationsFieldProps) {
  const { services: m } = useMessages().appointments
  const locations = useApi('GET /api/v1/establishments', {}, { fresh: 60_000 }).data ?? []
  if (locations.length < 2) return null
  return (
    <fieldset>
      <legend className="mb-1 text-xs font-medium">{m.locations}</legend>
      {locations.map(({ id, name }) => (
        <Checkbox
          key={id}
          value={value.includes(id)}
          onChange={(isChosen) => onChange(isChosen ? [...value, id] : value.filter((one) => one !== id))}
        >
          {name}
        </Checkbox>
      ))}
      <p className="mt-1 text-xs text-muted">{m.locationsHelp}</p>
    </fieldset>
  )
}
