import { placeSaid } from '../../../server/features/establishments/place-rules.ts'
import { useStudio } from '../../shared/studio/studio.ts'

/** Tells where a class is; null where the studio has one location. */
export function usePlace(): (cls: { establishment_name: string | null }) => string | null {
  const { first_location } = useStudio()
  return (cls) => placeSaid(first_location, cls.establishment_name)
}
