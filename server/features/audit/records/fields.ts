/** Which fields of a changed row name another record, and of what kind. */
const FIELDS: Readonly<Record<string, string>> = {
  client_id: 'client',
  purchaser_client_id: 'client',
  guardian_id: 'client',
  payer_id: 'client',
  instructor_id: 'instructor',
  default_instructor_id: 'instructor',
  substituted_instructor_id: 'instructor',
  asked_by: 'instructor',
  claimed_by: 'instructor',
  user_id: 'staff',
  sold_by_user_id: 'staff',
  closed_by_user_id: 'staff',
  finalized_by: 'staff',
  paid_by: 'staff',
  done_by: 'staff',
  role_id: 'role',
  assignee_role_id: 'role',
  establishment_id: 'establishment',
  establishment_ids: 'establishment',
  template_id: 'class_template',
  template_ids: 'class_template',
  category_id: 'class_category',
  category_ids: 'class_category',
  service_category_ids: 'class_category',
  scheduled_class_id: 'class',
  room_plan_id: 'room_plan',
  service_id: 'appointment_service',
  service_ids: 'appointment_service',
  membership_id: 'membership',
  membership_type_id: 'membership_type',
  membership_type_ids: 'membership_type',
  applicable_membership_type_ids: 'membership_type',
  allowed_template_ids: 'class_template',
  product_id: 'product',
  promo_code_id: 'promo_code',
  tag_id: 'tag',
  automation_id: 'automation',
}

type Row = Readonly<Record<string, unknown>> | null

export interface Named {
  field: string
  kind: string
  id: number
}

/** Values that are a row of fields themselves. */
const NESTED: ReadonlySet<string> = new Set(['coverage'])

/** The records that what changed names: `{instructor_id: 4}` names instructor 4. */
export function namedIn(...rows: readonly Row[]): Named[] {
  return rows.flatMap((row) =>
    Object.entries(row ?? {}).flatMap(([field, value]): Named[] => {
      if (NESTED.has(field)) return namedIn(value as Row)
      const kind = FIELDS[field]
      if (kind === undefined) return []
      const ids = (Array.isArray(value) ? value : [value]).filter((id) => Number.isSafeInteger(id) && id > 0)
      return ids.map((id: number) => ({ field, kind, id }))
    }),
  )
}

const NAMES = ['full_name', 'name', 'title', 'code', 'file_name', 'url', 'service_name', 'tag_name', 'user_name']

/** The name that a record had in what was logged about it, for records that no longer exist. */
export function nameIn(...rows: readonly Row[]): string | null {
  for (const row of rows) {
    const found = NAMES.map((field) => row?.[field]).find((value) => typeof value === 'string' && value !== '')
    if (found) return found as string
  }
  return null
}
