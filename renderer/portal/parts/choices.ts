import { locationOf } from '../../../server/features/establishments/place-rules.ts'
import type { Told, Wanted } from './matching.ts'

export interface Choice {
  id: string
  name: string
}

/**
 * Returns the choices among some classes, each once and by name. `first`: the first location's name, if there are
 * several.
 */
export function choicesOf(classes: readonly Told[], first: string | null): Record<keyof Wanted, Choice[]> {
  const among = (tell: (cls: Told) => [id: number | null, name: string | null]) => {
    const found = new Map(classes.map(tell))
    return [...found]
      .flatMap(([id, name]) => (id === null || name === null ? [] : { id: String(id), name }))
      .sort((one, other) => one.name.localeCompare(other.name))
  }
  return {
    category: among((cls) => [cls.category_id, cls.category_name]),
    kind: among((cls) => [cls.template_id, cls.name]),
    instructor: among((cls) => [cls.instructor_id, cls.instructor_name]),
    place: among((cls) => [
      first ? locationOf(cls.establishment_id) : cls.establishment_id,
      cls.establishment_name ?? first,
    ]),
  }
}
