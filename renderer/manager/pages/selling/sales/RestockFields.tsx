import type { FormState } from '../../../../shared/form/use-form.ts'
import { NumberField, RadioGroup } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Kept, RestockChoice } from './restock.ts'

const CHOICES = ['all', 'none', 'some'] as const

/** The part of a refund's form that is about stock. */
export interface RestockValues {
  restock: RestockChoice
  /** By product. */
  pieces: Record<string, number | null>
}

/** What of a sale goes back on the shelf. */
export function RestockFields({
  form,
  kept,
}: {
  form: Pick<FormState<RestockValues>, 'bind' | 'values'>
  kept: Kept[]
}) {
  const { sales } = useMessages()
  const m = sales.refund
  const none = kept.length === 0
  return (
    <>
      <RadioGroup
        label={m.restock}
        options={CHOICES.map((id) => ({
          id,
          label: m.restockChoice[id],
          disabledReason: none && id !== 'none' && m.allBack,
        }))}
        {...form.bind('restock')}
        isRequired
      />
      {form.values.restock === 'some'
        ? kept.map(({ product_id, name, quantity }) => (
            <NumberField
              key={product_id}
              label={m.pieces(name)}
              min={0}
              max={quantity}
              {...form.bind(`pieces.${product_id}`)}
              isRequired
            />
          ))
        : null}
    </>
  )
}
