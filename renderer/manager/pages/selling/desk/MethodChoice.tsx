import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Icon, type IconName } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { METHODS, type Method } from './tender.ts'

const ICONS: Record<Method, IconName> = {
  card_terminal: 'card',
  cash: 'cash',
  bank_transfer: 'bank',
  gift_card: 'gift',
  other: 'more',
  complimentary: 'star',
}

interface MethodChoiceProps {
  value: Method
  onChange: (method: Method) => void
}

/** The ways to pay, and “on the house” for roles that may give away; arrow keys go from one to the next. */
export function MethodChoice({ value, onChange }: MethodChoiceProps) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.payment
  const mayGive = useDenied()('payments.give') === null
  const methods = METHODS.filter((method) => mayGive || method !== 'complimentary')
  return (
    <RadioGroup
      aria-label={m.method}
      value={value}
      onChange={(method) => onChange(method as Method)}
      className="grid grid-cols-3 gap-1.5 phone:grid-cols-2"
    >
      {methods.map((method) => (
        <Radio
          key={method}
          value={method}
          autoFocus={method === value}
          className="flex min-h-14 cursor-default flex-col items-center justify-center gap-1 rounded-lg border border-line-strong bg-surface px-1 py-2 text-xs font-medium text-muted hover:bg-hover hover:text-ink focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-ring selected:border-ring selected:bg-accent-soft selected:text-on-accent-soft"
        >
          <Icon name={ICONS[method]} size={18} />
          {m.methods[method]}
        </Radio>
      ))}
    </RadioGroup>
  )
}
