import { useMessages } from '../../messages/index.ts'
import { PlacesNav } from '../../parts/places/PlacesNav.tsx'
import { paths } from '../../paths.ts'

export function CompliancePlaces() {
  const { compliance: m } = useMessages()
  return (
    <PlacesNav
      label={m.places}
      places={[
        { href: paths.waivers(), label: m.waivers.title },
        { href: paths.clientData(), label: m.data.title },
      ]}
    />
  )
}
