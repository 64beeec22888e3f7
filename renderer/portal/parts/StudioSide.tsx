import { useFormat } from '../../shared/format/use-format.ts'
import { useStudio } from '../../shared/studio/studio.ts'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useMessages } from '../messages/index.ts'
import { paths } from '../paths.ts'
import { grouped } from '../pages/prices/price-rules.ts'
import { StudioCard } from './StudioCard.tsx'
import { usePublicTypes } from './use-public.ts'
import { priceNow } from '../../../server/features/membership-types/price-rules.ts'

/** So many prices are named before the page with all of them. */
const SOME = 3

/** Shows the studio in short: its name, where it is, and what it costs. Its cover is at the top of the timetable. */
export function StudioSide() {
  const { shell } = useMessages()
  const { studio_name } = useStudio()
  return (
    <aside aria-label={studio_name ?? shell.product} className="mt-8 flex flex-col gap-4 lg:mt-0">
      <StudioCard />
      <SomePrices />
    </aside>
  )
}

function SomePrices() {
  const { studio: m } = useMessages()
  const format = useFormat()
  const types = usePublicTypes()
  const some = grouped(types.data ?? [])
    .flatMap((group) => group.types)
    .slice(0, SOME)
  if (types.isSuccess && some.length === 0) return null
  return (
    <Card title={m.prices} className="min-h-48">
      <ul className="mb-3 divide-y divide-line">
        {some.map((type) => (
          <li key={type.id} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0 break-words">{type.name}</span>
            <span className="figures font-semibold">{format.money(priceNow(type), type.currency)}</span>
          </li>
        ))}
      </ul>
      <LinkButton href={paths.prices()} className="w-full">
        {m.allPrices}
      </LinkButton>
    </Card>
  )
}
