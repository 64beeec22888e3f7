import { useSend } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Product } from '../desk/basket.ts'

const SEEN = ['GET /api/v1/products', 'GET /api/v1/products/{product_id}'] as const

/** Takes products off sale and puts them back on. */
export function useOnSale() {
  const { products: m } = useMessages()
  const toast = useToast()
  const off = useSend('DELETE /api/v1/products/{product_id}', { invalidate: SEEN })
  const on = useSend('PUT /api/v1/products/{product_id}', { invalidate: SEEN })
  const putBack = async ({ id, name }: Product) => {
    if (await on.send({ params: { product_id: id }, body: { is_active: true } })) toast.done(m.isBack(name))
  }
  const takeOff = async (product: Product) => {
    const done = await off.send({ params: { product_id: product.id } })
    if (done) toast.undo(m.tookOff(product.name), () => void putBack(product))
  }
  return { takeOff, putBack }
}
