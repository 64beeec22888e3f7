import { useState } from 'react'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, Callout } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ProductDrawer } from '../products/ProductDrawer.tsx'
import type { Product } from './basket.ts'

interface MissedProps {
  /** What was scanned or typed and is no product; null for nothing. */
  text: string | null
  onCreated: (product: Product) => void
}

/** Says that nothing is sold under a number or name, and offers to add it. */
export function Missed({ text, onCreated }: MissedProps) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.entry
  const denied = useDenied()('products.manage')
  const [isOpen, setOpen] = useState(false)
  const isNumber = /\d/.test(text ?? '')
  return (
    <>
      {text === null ? null : (
        <div className="mt-2">
          <Callout
            tone="warn"
            live
            action={
              <Button size="small" icon="plus" disabledReason={denied} onPress={() => setOpen(true)}>
                {m.create}
              </Button>
            }
          >
            {m.nothing(text)}
          </Callout>
        </div>
      )}
      <ProductDrawer
        edited={isOpen ? 'new' : null}
        start={isNumber ? { sku: text ?? '' } : { name: text ?? '' }}
        onClose={() => setOpen(false)}
        onDone={onCreated}
      />
    </>
  )
}
