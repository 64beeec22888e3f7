import { useFormat } from '../../../shared/format/use-format.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { PublicProduct } from '../../parts/use-public.ts'

/** One thing of the shelf, with its photo. */
export function ProductCard({ product: { name, price, currency, photo_url } }: { product: PublicProduct }) {
  const format = useFormat()
  return (
    <li className="flex items-center gap-3 rounded-lg border border-line bg-surface p-3 shadow-raised">
      <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-muted">
        {photo_url ? (
          <img src={photo_url} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          <Icon name="selling" size={22} />
        )}
      </span>
      <span className="min-w-0 flex-1 break-words">{name}</span>
      <span className="figures font-semibold">{format.money(price, currency)}</span>
    </li>
  )
}
