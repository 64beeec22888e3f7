import { classes, Icon } from '../../../../ui/index.ts'
import type { Product } from '../desk/basket.ts'
import { usePhoto } from './use-photo.ts'

interface ProductPhotoProps {
  product: Pick<Product, 'id' | 'photo_url'>
  /** What a screen reader says; silent without, where the name stands beside it. */
  label?: string
  className?: string
}

/** The photo of a product in a square; a plain sign while there is none. */
export function ProductPhoto({ product, label, className = 'size-9 rounded-md' }: ProductPhotoProps) {
  const address = usePhoto(product)
  return (
    <span
      className={classes(
        'grid shrink-0 place-items-center overflow-hidden border border-line bg-sunken text-faint',
        className,
      )}
    >
      {address ? (
        <img src={address} alt={label ?? ''} className="size-full object-cover" />
      ) : (
        <Icon name="tag" size={16} />
      )}
    </span>
  )
}
