import { ProductPicture } from '../../../../shared/picture/ProductPicture.tsx'
import { classes } from '../../../../ui/index.ts'
import type { Product } from '../desk/basket.ts'
import { usePhoto } from './use-photo.ts'

interface ProductPhotoProps {
  product: Pick<Product, 'id' | 'name' | 'photo_url'>
  /** What a screen reader says; silent without, where the name stands beside it. */
  label?: string
  className?: string
}

/** The photo of a product in a square; a drawing of what it is while there is none. */
export function ProductPhoto({ product, label, className = 'size-9 rounded-md' }: ProductPhotoProps) {
  const address = usePhoto(product)
  return (
    <ProductPicture
      product={product}
      src={address}
      alt={label ?? ''}
      className={classes('border border-line', className)}
    />
  )
}
