import { paths } from '../../../paths.ts'
import type { Entry } from './entry.ts'

type Way = (id: number) => string

/** Where a record is shown, by its kind; one without an address of its own is on the page that lists it. */
const WAYS: Readonly<Record<string, Way | undefined>> = {
  client: paths.client,
  class: paths.roster,
  class_template: paths.classTemplates,
  class_series: paths.schedule,
  appointment: paths.appointment,
  appointment_service: paths.appointmentServices,
  availability: paths.availability,
  time_off: paths.availability,
  sale: paths.sale,
  receipt: paths.receipt,
  gift_card: paths.giftCard,
  product: paths.product,
  promo_code: paths.promoCodes,
  membership_type: paths.membershipTypes,
  day_close: paths.takings,
  payroll_run: paths.payrollRun,
  staff: () => paths.teamTab('staff'),
  role: () => paths.teamTab('roles'),
  instructor: () => paths.teamTab('instructors'),
  pay_component: () => paths.teamTab('payroll'),
  tag: paths.clientsTagged,
  auto_tag_rule: paths.tagRule,
  automation: paths.automation,
  task: paths.tasks,
  waiver: paths.waiver,
  import: paths.importJob,
  email: () => paths.settingsPart('email'),
  establishment: () => paths.settingsPart('locations'),
  room_plan: () => paths.settingsPart('rooms'),
  kiosk: () => paths.settingsPart('kiosks'),
  webhook: () => paths.settingsPart('webhooks'),
}

/** The page of what an entry is about; none where it is gone, or has no page but its client's. */
export function recordPath({ entity, entity_id, record, client }: Entry): string | null {
  if (entity_id === null || record === null || record.is_gone) return null
  return WAYS[entity]?.(entity_id) ?? (client ? paths.client(client.id) : null)
}

/** The page of the class or appointment that an entry is about. */
export function occasionPath({ kind, id }: NonNullable<Entry['occasion']>): string {
  return kind === 'class' ? paths.roster(id) : paths.appointment(id)
}
