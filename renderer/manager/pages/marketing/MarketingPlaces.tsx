import { useMessages } from '../../messages/index.ts'
import { PlacesNav } from '../../parts/places/PlacesNav.tsx'
import { paths } from '../../paths.ts'

export function MarketingPlaces() {
  const { tags, tagRules } = useMessages()
  return (
    <PlacesNav
      label={tags.places}
      places={[
        { href: paths.tags(), label: tags.title },
        { href: paths.tagRules(), label: tagRules.title },
      ]}
    />
  )
}
