import { useMessages } from '../../messages/index.ts'
import { AreaNav } from '../../parts/area/AreaNav.tsx'
import { sellingPages } from './pages.ts'

export function SellingNav() {
  const { selling } = useMessages()
  return (
    <AreaNav label={selling.pages} pages={sellingPages.map(({ name, href }) => ({ href, label: selling[name] }))} />
  )
}
