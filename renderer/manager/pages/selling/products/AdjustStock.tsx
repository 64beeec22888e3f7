import { useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Dialog, NumberField, RadioGroup, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Product } from '../desk/basket.ts'
import { deltaOf, type StockWay } from './stock.ts'

const WAYS = ['in', 'out', 'counted'] as const
const SEEN = [
  'GET /api/v1/products',
  'GET /api/v1/products/{product_id}',
  'GET /api/v1/products/{product_id}/stock-movements',
] as const

interface AdjustStockProps {
  product: Product | null
  onClose: () => void
}

/** Records that pieces came in, went out, or were recounted, and why. */
export function AdjustStock({ product, onClose }: AdjustStockProps) {
  const { products } = useMessages()
  const m = products.stock
  return (
    <Dialog
      width="small"
      title={m.adjustTitle(product?.name ?? '')}
      description={product ? m.now(product.stock_quantity) : undefined}
      isOpen={product !== null}
      onClose={onClose}
    >
      {product ? <AdjustForm product={product} onClose={onClose} /> : null}
    </Dialog>
  )
}

function AdjustForm({ product, onClose }: { product: Product; onClose: () => void }) {
  const { products } = useMessages()
  const m = products.stock
  const toast = useToast()
  const now = product.stock_quantity
  const adjust = useSend('POST /api/v1/products/{product_id}/stock-adjustment', { invalidate: SEEN })
  const form = useForm({
    values: { way: 'in' as StockWay, delta: null as number | null, reason: '' },
    required: ['way', 'delta'],
    validate: ({ way, delta }) => {
      const by = deltaOf(way, delta ?? 0, now)
      return { delta: by === 0 ? m.same : now + by < 0 ? m.tooMany(now) : undefined }
    },
    submit: ({ way, delta, reason }) =>
      adjust.sendOrThrow({
        params: { product_id: product.id },
        body: { delta: deltaOf(way, delta ?? 0, now), ...(reason.trim() && { reason }) },
      }),
    onDone: ({ stock_quantity }: Product) => {
      toast.done(m.adjusted(stock_quantity))
      onClose()
    },
  })
  const { way, delta } = form.values
  const pieces = { in: m.came, out: m.went, counted: m.counted }[way]
  const then = delta === null ? null : now + deltaOf(way, delta, now)
  return (
    <Form form={form}>
      <RadioGroup label={m.way} options={WAYS.map((id) => ({ id, label: m.ways[id] }))} {...form.bind('way')} />
      <NumberField
        label={pieces}
        description={then === null || then < 0 ? undefined : m.leaves(then)}
        min={0}
        max={1_000_000}
        autoFocus
        {...form.bind('delta')}
      />
      <TextField label={m.reason} description={m.reasonHelp} {...form.bind('reason')} />
      <FormActions form={form} submit={m.submit} onCancel={onClose} />
    </Form>
  )
}
