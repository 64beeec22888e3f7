import { useState } from 'react'
import { ApiError, useSend, useUpload } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Drawer, FileDrop, MoneyField, NumberField, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Product } from '../desk/basket.ts'
import { PHOTO_TYPES } from '../../../parts/photo-types.ts'

interface ProductDrawerProps {
  edited: Product | 'new' | null
  /** First values of a new product, such as the number just scanned. */
  start?: { name?: string; sku?: string }
  onClose: () => void
  onDone?: (product: Product) => void
}

const SEEN = ['GET /api/v1/products', 'GET /api/v1/products/{product_id}'] as const

/** Makes or changes a product. */
export function ProductDrawer({ edited, start, onClose, onDone }: ProductDrawerProps) {
  const { products } = useMessages()
  const m = products.form
  return (
    <Drawer
      title={edited && edited !== 'new' ? m.editTitle(edited.name) : m.newTitle}
      isOpen={edited !== null}
      onClose={onClose}
    >
      {edited === 'new' ? <NewProduct start={start} onClose={onClose} onDone={onDone} /> : null}
      {edited && edited !== 'new' ? <EditProduct product={edited} onClose={onClose} /> : null}
    </Drawer>
  )
}

function NewProduct({ start, onClose, onDone }: Omit<ProductDrawerProps, 'edited'>) {
  const { products } = useMessages()
  const m = products.form
  const toast = useToast()
  const { currency } = useFormat()
  const denied = useDenied()('products.manage')
  const [photo, setPhoto] = useState<File | null>(null)
  const create = useSend('POST /api/v1/products', { invalidate: SEEN })
  const { upload } = useUpload('POST /api/v1/products/{product_id}/photo', { invalidate: SEEN })
  const form = useForm({
    values: {
      name: start?.name ?? '',
      sku: start?.sku ?? '',
      price: null as number | null,
      stock_quantity: null as number | null,
    },
    required: ['name', 'price'],
    submit: async ({ name, sku, price, stock_quantity }) => {
      const product = await create.sendOrThrow({
        body: { name, sku: sku.trim() || null, price: price ?? 0, stock_quantity: stock_quantity ?? 0 },
      })
      const kept = photo === null || (await takePhoto(product, photo))
      return { product, kept }
    },
    onDone: ({ product, kept }: { product: Product; kept: boolean }) => {
      if (kept) toast.done(m.created(product.name))
      else toast.done(m.noPhoto(product.name))
      onClose()
      onDone?.(product)
    },
  })
  /** The product is saved either way; a photo that can't be read is reported, not thrown. */
  const takePhoto = async ({ id }: Product, file: File) => {
    try {
      await upload(file, { params: { product_id: id } })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return false
    }
  }
  return (
    <Form form={form}>
      <TextField label={m.name} autoComplete="off" autoFocus={!start?.name} {...form.bind('name')} />
      <TextField label={m.sku} description={m.skuHelp} autoComplete="off" {...form.bind('sku')} />
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <MoneyField label={m.price} description={m.priceHelp} currency={currency} {...form.bind('price')} />
        <NumberField
          label={m.stock}
          description={m.stockHelp}
          min={0}
          max={1_000_000}
          {...form.bind('stock_quantity')}
        />
      </div>
      <FileDrop
        label={products.photo}
        description={m.photoHelp}
        accept={PHOTO_TYPES}
        fileName={photo?.name}
        onFile={setPhoto}
      />
      <FormActions form={form} submit={m.create} onCancel={onClose} disabledReason={denied} />
    </Form>
  )
}

function EditProduct({ product, onClose }: { product: Product; onClose: () => void }) {
  const { products } = useMessages()
  const m = products.form
  const toast = useToast()
  const denied = useDenied()('products.manage')
  const change = useSend('PUT /api/v1/products/{product_id}', { invalidate: SEEN })
  const form = useForm({
    values: { name: product.name, sku: product.sku ?? '', price: product.price as number | null },
    required: ['name', 'price'],
    submit: ({ name, sku, price }) =>
      change.sendOrThrow({
        params: { product_id: product.id },
        body: { name, sku: sku.trim() || null, price: price ?? 0 },
      }),
    onDone: ({ name }: Product) => {
      toast.done(m.saved(name))
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={m.name} autoComplete="off" autoFocus {...form.bind('name')} />
      <TextField label={m.sku} description={m.skuHelp} autoComplete="off" {...form.bind('sku')} />
      <MoneyField label={m.price} description={m.priceHelp} currency={product.currency} {...form.bind('price')} />
      <FormActions form={form} onCancel={onClose} disabledReason={denied} />
    </Form>
  )
}
