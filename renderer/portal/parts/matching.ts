import { locationOf } from '../../../server/features/establishments/place-rules.ts'

/** What a class is told by: its kind, who teaches it, where it is. */
export interface Told {
  template_id: number
  name: string
  instructor_id: number | null
  instructor_name: string | null
  establishment_id: number | null
  establishment_name: string | null
}

/** What is looked for, each by its id as the address has it; '' for any. */
export interface Wanted {
  kind: string
  instructor: string
  place: string
}

export const ANY: Wanted = { kind: '', instructor: '', place: '' }

const isIt = (wanted: string, id: number | null) => wanted === '' || (id !== null && wanted === String(id))

/** Whether a class is what is looked for. */
export const matches = (cls: Told, { kind, instructor, place }: Wanted): boolean =>
  isIt(kind, cls.template_id) && isIt(instructor, cls.instructor_id) && isIt(place, locationOf(cls.establishment_id))

export const isAny = ({ kind, instructor, place }: Wanted): boolean => kind + instructor + place === ''
