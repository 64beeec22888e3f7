const KINDS = ['class_templates', 'appointment_services', 'membership_types'] as const

export interface UsedBy {
  kind: (typeof KINDS)[number]
  names: string[]
}

/** What a refusal to delete a category says of what still names it, a line for each kind that does. */
export function usedBy(value: unknown): UsedBy[] {
  const told = (value ?? {}) as Partial<Record<string, unknown>>
  return KINDS.flatMap((kind) => {
    const names = told[kind]
    return Array.isArray(names) && names.length > 0 ? [{ kind, names: names.map(String) }] : []
  })
}
