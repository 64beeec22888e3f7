import { useApi } from '../../../api/index.ts'
import type { Choice } from '../../../ui/index.ts'
import type { Field } from './condition-tree.ts'

type Kind = NonNullable<Field['of']>
export type Records = Readonly<Partial<Record<Kind, readonly Choice<number>[]>>>

interface Named {
  id: number
  name?: string
  full_name?: string
}

const LASTING = { fresh: 60_000 }
const ALL = { query: { page_size: 200 } }

/** The records that conditions can name, by kind; a kind that is still being read, or not to be seen, is missing. */
export function useRecords(): Records {
  const tags = useApi('GET /api/v1/tags', ALL, LASTING)
  const templates = useApi('GET /api/v1/class-templates', ALL, LASTING)
  const instructors = useApi('GET /api/v1/instructors', ALL, LASTING)
  const establishments = useApi('GET /api/v1/establishments', {}, LASTING)
  const types = useApi('GET /api/v1/membership-types', ALL, LASTING)
  const products = useApi('GET /api/v1/products', ALL, LASTING)
  const services = useApi('GET /api/v1/appointment-services', ALL, LASTING)
  const read: Record<Kind, readonly Named[] | undefined> = {
    tag: tags.data?.items,
    class_template: templates.data?.items,
    instructor: instructors.data?.items,
    establishment: establishments.data,
    membership_type: types.data?.items,
    product: products.data?.items,
    appointment_service: services.data?.items,
  }
  return Object.fromEntries(
    Object.entries(read).flatMap(([kind, list]) =>
      list ? [[kind, list.map(({ id, name, full_name }) => ({ id, label: name ?? full_name ?? '' }))]] : [],
    ),
  )
}
