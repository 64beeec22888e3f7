import { useUpload } from '../../../../api/index.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Card, FileDrop } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Product } from '../desk/basket.ts'
import { PHOTO_TYPES } from '../../../parts/photo-types.ts'
import { ProductPhoto } from './ProductPhoto.tsx'

/** The photo of a product, and a place to drop another. */
export function PhotoCard({ product }: { product: Product }) {
  const { products: m } = useMessages()
  const toast = useToast()
  const denied = useDenied()('products.manage')
  const photo = useUpload('POST /api/v1/products/{product_id}/photo', {
    invalidate: ['GET /api/v1/products', 'GET /api/v1/products/{product_id}'],
  })
  const take = (file: File) =>
    // The failure stands below, in `problem`.
    void photo.upload(file, { params: { product_id: product.id } }).then(
      () => toast.done(m.photoSaved),
      () => undefined,
    )
  return (
    <Card title={m.photo}>
      {product.photo_url ? (
        <ProductPhoto
          product={product}
          label={m.photoOf(product.name)}
          className="mb-3 aspect-square w-full rounded-lg"
        />
      ) : null}
      {denied ? (
        <p className="text-xs text-muted">{denied}</p>
      ) : (
        <FileDrop label={m.changePhoto} description={m.form.photoHelp} accept={PHOTO_TYPES} onFile={take} />
      )}
      {photo.problem ? (
        <div className="mt-3">
          <ProblemCallout problem={photo.problem} />
        </div>
      ) : null}
    </Card>
  )
}
