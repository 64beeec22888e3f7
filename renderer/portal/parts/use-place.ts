import { placeSaid } from '../../../server/features/establishments/place-rules.ts'
import { useStudio } from '../../shared/studio/studio.ts'

/** Tells where a class is; null where the studio has one location. */
export function usePlace(): (cls: { establishment_name: string | null }) => string | null {
  const { first_location } = useStudio()
  return (cls) => placeSaid(first_location, cls.establishment_name)
}

/** The same for a page of one class or appointment: a location that is named is shown in any studio. */
export function useNamedPlace(): ReturnType<typeof usePlace> {
  const placeOf = usePlace()
  return (cls) => placeOf(cls) ?? cls.establishment_name
}
