const KINDS = ['class_templates', 'appointment_services', 'membership_types'] as const

export interface UsedBy {
  kind: (typeof KINDS)[number]
  names: string[]
}

/** The records that still name a category, from a refusal to delete it; a line for each kind. */
export function usedBy(value: unknown): UsedBy[] {
  const told = (value ?? {}) as Partial<Record<string, unknown>>
  return KINDS.flatMap((kind) => {
    const names = told[kind]
    return Array.isArray(names) && names.length > 0 ? [{ kind, names: names.map(String) }] : []
  })
}
