import { locationOf } from '../../../server/features/establishments/place-rules.ts'

/** The facts that describe a class: its category and kind, who teaches it, where it is. */
export interface Told {
  template_id: number
  name: string
  instructor_id: number | null
  instructor_name: string | null
  establishment_id: number | null
  establishment_name: string | null
  category_id: number | null
  category_name: string | null
}

/** The filters, each by its id as the address has it; '' for any. */
export interface Wanted {
  category: string
  kind: string
  instructor: string
  place: string
}

export const ANY: Wanted = { category: '', kind: '', instructor: '', place: '' }

const isIt = (wanted: string, id: number | null) => wanted === '' || (id !== null && wanted === String(id))

/** True if a class is what is looked for. */
export const matches = (cls: Told, { category, kind, instructor, place }: Wanted): boolean =>
  isIt(category, cls.category_id) &&
  isIt(kind, cls.template_id) &&
  isIt(instructor, cls.instructor_id) &&
  isIt(place, locationOf(cls.establishment_id))

export const isAny = ({ category, kind, instructor, place }: Wanted): boolean =>
  category + kind + instructor + place === ''
