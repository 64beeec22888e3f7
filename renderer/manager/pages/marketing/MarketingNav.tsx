import { useMessages } from '../../messages/index.ts'
import { AreaNav } from '../../parts/area/AreaNav.tsx'
import { paths } from '../../paths.ts'

export function MarketingNav() {
  const { tags, tagRules, shell } = useMessages()
  return (
    <AreaNav
      label={tags.pages}
      pages={[
        { href: paths.tags(), label: tags.title },
        { href: paths.tagRules(), label: tagRules.title },
        { href: paths.automations(), label: shell.pages.automations },
      ]}
    />
  )
}
