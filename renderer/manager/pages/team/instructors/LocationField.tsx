import { useApi } from '../../../../api/index.ts'
import type { Bound } from '../../../../shared/form/use-form.ts'
import { Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

const EVERYWHERE = 0

/** Where somebody teaches: one location, or every one (null). */
export function LocationField({ value, onChange, ...rest }: Bound<number | null>) {
  const { instructors: m } = useMessages().team
  const locations = useApi('GET /api/v1/establishments', {}, { fresh: 60_000 })
  return (
    <Select
      {...rest}
      isRequired
      label={m.location}
      placeholder={m.noLocation}
      value={value ?? EVERYWHERE}
      onChange={(id) => onChange(id === EVERYWHERE ? null : id)}
      options={[
        { id: EVERYWHERE, label: m.noLocation },
        ...(locations.data ?? []).map(({ id, name }) => ({ id, label: name })),
      ]}
    />
  )
}
