import { locationOf } from '../../../../../server/features/establishments/place-rules.ts'
import { useApi } from '../../../../api/index.ts'
import type { Bound } from '../../../../shared/form/use-form.ts'
import { Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

/** The location where an instructor teaches. */
export function LocationField({ value, onChange, ...rest }: Bound<number | null>) {
  const { instructors: m } = useMessages().team
  const locations = useApi('GET /api/v1/establishments', {}, { fresh: 60_000 })
  return (
    <Select
      {...rest}
      isRequired
      label={m.location}
      value={locationOf(value)}
      onChange={onChange}
      options={(locations.data ?? []).map(({ id, name }) => ({ id, label: name }))}
    />
  )
}
