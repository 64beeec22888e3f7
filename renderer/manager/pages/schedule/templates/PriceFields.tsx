import { useState } from 'react'
import type { Bound } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Checkbox, Icon, MoneyField, NumberField, RadioGroup } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { asksCovered, isCovered, priceSentence, type PriceValues } from './price-values.ts'

interface PriceFieldsProps {
  values: PriceValues
  price: Bound<number | null>
  credits: Bound<number | null>
  covered: Bound<boolean | null>
  inAdvance: Bound<boolean>
  /** Classes of it may be booked already. */
  isThere: boolean
  /** The price of the cheapest single visit on sale; null if there is none. */
  dropIn: number | null
}

/** The price of a spot and what pays for it: a sentence, and its fields once opened. */
export function PriceFields({ values, price, credits, covered, inAdvance, isThere, dropIn }: PriceFieldsProps) {
  const { price: m } = useMessages().classTemplates
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const hasFault = Boolean(price.errorMessage ?? credits.errorMessage)
  return (
    <details
      open={isOpen || hasFault}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-lg border border-line"
    >
      <summary className="ring-focus flex min-h-(--row) cursor-default list-none items-start gap-2 px-3.5 py-2 [&::-webkit-details-marker]:hidden">
        <Icon name="right" size={16} className="mt-0.5 shrink-0 text-muted group-open:rotate-90" />
        <span className="min-w-0">
          <span className="block text-sm font-semibold">{m.title}</span>
          <span className="figures block text-xs text-muted">{priceSentence(values, dropIn, m, format.money)}</span>
        </span>
      </summary>
      <div className="flex flex-col gap-4 px-3.5 pb-3.5">
        <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
          <MoneyField label={m.price} description={m.priceHelp} currency={format.currency} {...price} isRequired />
          <NumberField label={m.credits} description={m.creditsHelp} min={0} max={20} {...credits} isRequired />
        </div>
        {asksCovered(values) ? <Covered values={values} onAnswer={covered.onChange} dropIn={dropIn} /> : null}
        <Checkbox description={m.inAdvanceHelp} {...inAdvance}>
          {m.inAdvance}
        </Checkbox>
        {isThere ? <p className="text-xs text-muted">{m.later}</p> : null}
      </div>
    </details>
  )
}

interface CoveredProps extends Pick<PriceFieldsProps, 'values' | 'dropIn'> {
  onAnswer: (isCovered: boolean) => void
}

/** Asks whether memberships for all classes pay for it too; what it costs suggests an answer. */
function Covered({ values, onAnswer, dropIn }: CoveredProps) {
  const { price: m } = useMessages().classTemplates
  const format = useFormat()
  const covered = isCovered(values, dropIn)
  const isSuggested = values.covered_by_all === null && !covered && dropIn !== null
  return (
    <RadioGroup
      label={m.covered}
      description={isSuggested ? m.dearer(format.money(dropIn)) : undefined}
      value={covered ? 'yes' : 'no'}
      onChange={(answer) => onAnswer(answer === 'yes')}
      options={[
        { id: 'yes', label: m.yes, detail: m.yesMeans },
        { id: 'no', label: m.no, detail: m.noMeans },
      ]}
    />
  )
}
