import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readFile } from '../../../../api/index.ts'
import { ProductPicture } from '../../../../shared/picture/ProductPicture.tsx'
import { classes } from '../../../../ui/index.ts'
import type { Product } from '../desk/basket.ts'

interface ProductPhotoProps {
  product: Pick<Product, 'id' | 'name' | 'photo_url'>
  /** The text for screen readers; silent without, where the name is beside it. */
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

type Pictured = Pick<Product, 'id' | 'photo_url'>

/** An address for the photo of a product, which is read with the caller's token; null until there is one. */
function usePhoto({ id, photo_url }: Pictured): string | null {
  const v = photo_url ? (new URL(photo_url, location.origin).searchParams.get('v') ?? '') : ''
  const { data: blob } = useQuery({
    queryKey: ['product photo', id, v],
    queryFn: async () =>
      readFile('GET /api/v1/products/{product_id}/photo', { params: { product_id: id }, query: { v } }),
    enabled: photo_url !== null,
    // Its address changes with it.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return address
}
