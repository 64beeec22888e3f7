import { useApi } from '../../../../api/index.ts'
import { ProductPhoto } from '../products/ProductPhoto.tsx'
import type { Sale } from './sale.ts'

/** The picture of what was sold: its photo while it has one, else the drawing of what its name says. */
export function SoldPicture({
  item,
  className,
}: {
  item: Pick<Sale['items'][number], 'product_id' | 'product_name'>
  className: string
}) {
  const products = useApi('GET /api/v1/products', { query: { page_size: 200 } }, { fresh: 60_000 })
  const photo_url = products.data?.items.find(({ id }) => id === item.product_id)?.photo_url ?? null
  return <ProductPhoto product={{ id: item.product_id, name: item.product_name, photo_url }} className={className} />
}
