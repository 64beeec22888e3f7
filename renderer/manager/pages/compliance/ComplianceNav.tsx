import { useMessages } from '../../messages/index.ts'
import { AreaNav } from '../../parts/area/AreaNav.tsx'
import { paths } from '../../paths.ts'

export function ComplianceNav() {
  const { compliance: m } = useMessages()
  return (
    <AreaNav
      label={m.pages}
      pages={[
        { href: paths.waivers(), label: m.waivers.title },
        { href: paths.clientData(), label: m.data.title },
      ]}
    />
  )
}
