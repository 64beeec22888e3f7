import { useMessages } from '../../../messages/index.ts'
import { AreaNav } from '../../../parts/area/AreaNav.tsx'
import { paths } from '../../../paths.ts'

/** The way between the memberships of clients and the types on sale. */
export function MembershipsNav() {
  const { shell } = useMessages()
  const pages = [
    { href: paths.memberships(), label: shell.nav.memberships },
    { href: paths.membershipTypes(), label: shell.nav.membershipTypes },
  ]
  return <AreaNav label={shell.nav.memberships} pages={pages} />
}
