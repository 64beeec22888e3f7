import { useState } from 'react'
import { useApi, useUpload } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { usePathId } from '../../../../shared/url/use-go.ts'
import {
  Badge,
  Button,
  Card,
  FileDrop,
  KeyValueList,
  Menu,
  PageHeader,
  Skeleton,
  StatCard,
  TriggerButton,
} from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { PHOTO_TYPES } from '../../../parts/photo-types.ts'
import { RecordPending } from '../../../parts/record/RecordPending.tsx'
import { paths } from '../../../paths.ts'
import { useVisited } from '../../../shell/use-visited.ts'
import type { Product } from '../desk/basket.ts'
import { AdjustStock } from './AdjustStock.tsx'
import { Movements } from './Movements.tsx'
import { ProductDrawer } from './ProductDrawer.tsx'
import { ProductPhoto } from './ProductPhoto.tsx'
import { stockLevel } from './stock.ts'
import { useOnSale } from './use-on-sale.ts'

/** A product: its photo, price and stock, and where its pieces went. */
export default function ProductPage() {
  const { products: m } = useMessages()
  const product_id = usePathId('productId')
  const product = useApi('GET /api/v1/products/{product_id}', { params: { product_id } })
  const trail = [{ label: m.title, href: paths.products() }]
  if (product.data) return <Shown key={product_id} product={product.data} trail={trail} />
  return <RecordPending query={product} title={m.title} back={trail[0]!} skeleton={<Skeleton className="h-64" />} />
}

function Shown({ product, trail }: { product: Product; trail: { label: string; href: string }[] }) {
  const { products: m } = useMessages()
  const { money, number, date } = useFormat()
  const level = stockLevel(product.stock_quantity)
  useVisited(product.name)
  return (
    <>
      <PageHeader
        title={product.name}
        trail={trail}
        beside={product.is_active ? null : <Badge>{m.offSale}</Badge>}
        description={product.sku}
      >
        <Actions product={product} />
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)_19rem] items-start gap-5 narrow:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-4">
          <div className="grid grid-cols-2 gap-4">
            <StatCard
              label={m.inStock}
              value={number(product.stock_quantity)}
              detail={
                level === 'out'
                  ? m.out
                  : m.worth(money(product.stock_quantity * product.price, product.currency), level === 'low')
              }
            />
            <StatCard label={m.price} value={money(product.price, product.currency)} detail={m.form.priceHelp} />
          </div>
          <Movements productId={product.id} />
        </div>
        <aside className="flex flex-col gap-4">
          <PhotoCard product={product} />
          <Card title={m.details}>
            <KeyValueList
              items={[
                { label: m.sku, value: product.sku },
                { label: m.status, value: product.is_active ? m.onSale : m.offSale },
                { label: m.since, value: date(product.created_at) },
              ]}
            />
          </Card>
        </aside>
      </div>
    </>
  )
}

/** The photo of a product, and a place to drop another. */
function PhotoCard({ product }: { product: Product }) {
  const { products: m } = useMessages()
  const toast = useToast()
  const denied = useDenied()('products.manage')
  const photo = useUpload('POST /api/v1/products/{product_id}/photo', {
    invalidate: ['GET /api/v1/products', 'GET /api/v1/products/{product_id}'],
  })
  const take = (file: File) =>
    // `problem` below shows the failure.
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

function Actions({ product }: { product: Product }) {
  const { products: m } = useMessages()
  const denied = useDenied()('products.manage')
  const { takeOff, putBack } = useOnSale()
  const [open, setOpen] = useState<'edit' | 'stock' | null>(null)
  useHotkeys({ e: () => !denied && setOpen('edit') })
  const close = () => setOpen(null)
  return (
    <>
      <Menu
        trigger={<TriggerButton icon="more" iconOnly label={m.form.editTitle(product.name)} />}
        groups={[
          [
            product.is_active
              ? { label: m.takeOff, icon: 'close', onAction: () => void takeOff(product), disabledReason: denied }
              : { label: m.putBack, icon: 'check', onAction: () => void putBack(product), disabledReason: denied },
          ],
        ]}
      />
      <Button icon="edit" aria-keyshortcuts="e" disabledReason={denied} onPress={() => setOpen('edit')}>
        {m.edit}
      </Button>
      <Button look="primary" icon="sort" disabledReason={denied} onPress={() => setOpen('stock')}>
        {m.stock.adjust}
      </Button>
      <ProductDrawer edited={open === 'edit' ? product : null} onClose={close} />
      <AdjustStock product={open === 'stock' ? product : null} onClose={close} />
    </>
  )
}
