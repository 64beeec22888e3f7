import { useFormat } from '../../shared/format/use-format.ts'
import { useStudio } from '../../shared/studio/studio.ts'
import { Link } from '../../ui/button/Link.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useMessages } from '../messages/index.ts'
import { paths } from '../paths.ts'
import { grouped, priceOf } from '../pages/prices/price-rules.ts'
import { usePublicTypes } from './use-public.ts'

/** So many prices are named before the page with all of them. */
const SOME = 3

const mapOf = (address: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`

/** The studio in short: its name, where it is, and what it costs. Its cover stands at the top of the timetable. */
export function StudioSide() {
  const { studio: m, shell } = useMessages()
  const { studio_name, address } = useStudio()
  return (
    <aside aria-label={studio_name ?? shell.product} className="mt-8 flex flex-col gap-4 lg:mt-0">
      <Card flush>
        <div className="p-4">
          <h2 className="text-lg font-semibold text-balance break-words">{studio_name ?? shell.product}</h2>
          {address ? (
            <p className="mt-2 flex gap-2 text-sm text-pretty text-muted">
              <Icon name="pin" size={16} className="mt-0.5 shrink-0" />
              <span className="min-w-0 break-words whitespace-pre-line">
                {address}
                <Link href={mapOf(address)} target="_blank" className="block py-1.5">
                  {m.map}
                </Link>
              </span>
            </p>
          ) : null}
        </div>
      </Card>
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
            <span className="figures font-semibold">{format.money(priceOf(type), type.currency)}</span>
          </li>
        ))}
      </ul>
      <LinkButton href={paths.prices()} className="w-full">
        {m.allPrices}
      </LinkButton>
    </Card>
  )
}
