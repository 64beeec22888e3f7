import { usePlace } from './use-place.ts'

/** The line of where a class is; none where the studio has one location. */
export function Place({ of }: { of: { establishment_name: string | null } }) {
  const place = usePlace()(of)
  return place ? <p className="text-sm text-muted">{place}</p> : null
}
