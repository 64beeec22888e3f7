import { useFormat } from '../../../../shared/format/use-format.ts'
import { Card, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { mostSold, type Sale } from './sale.ts'
import { SoldPicture } from './SoldPicture.tsx'

/** What went best in some sales, each the way to its page. */
export function MostSold({ sales }: { sales: readonly Sale[] }) {
  const { sales: m } = useMessages()
  const { money } = useFormat()
  const best = mostSold(sales)
  if (best.length < 2) return null
  return (
    <Card title={m.best} className="mb-4">
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-x-6 gap-y-3">
        {best.map(({ product_id, product_name, pieces, amount, share }) => (
          <li key={product_id} className="flex min-w-0 items-center gap-3">
            <SoldPicture item={{ product_id, product_name }} className="size-12 rounded-md" />
            <span className="min-w-0 flex-1">
              <Link href={paths.product(product_id)} look="plain" className="line-clamp-1 text-sm font-medium">
                {product_name}
              </Link>
              <span className="figures block text-xs text-muted">{m.bestOf(pieces, money(amount))}</span>
              <span aria-hidden="true" className="mt-1 block h-1 rounded-full bg-sunken">
                <span className="block h-full rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
