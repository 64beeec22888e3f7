import type { Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { LinkButton } from '../../../../ui/button/LinkButton.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { ChoiceRow, Step } from './ChoiceRow.tsx'

export type Service = Item<'GET /api/v1/appointment-services'>

interface Words {
  free: string
  priceAfter: (price: string) => string
  priceBefore: (price: string) => string
  priceParts: (now: string, later: string) => string
}

/** Returns the price of a service, and when it is paid. */
export function priceOf(
  { price, prepaid, currency }: Service,
  m: Words,
  money: (major: number, currency: string) => string,
): string {
  if (price === 0) return m.free
  if (prepaid === 0) return m.priceAfter(money(price, currency))
  if (prepaid >= price) return m.priceBefore(money(price, currency))
  return m.priceParts(money(prepaid, currency), money(price - prepaid, currency))
}

interface ServiceStepProps {
  services: readonly Service[]
  onChoose: (serviceId: number) => void
}

/** The first tap: what. */
export function ServiceStep({ services, onChoose }: ServiceStepProps) {
  const { appointments: m } = useMessages()
  const format = useFormat()
  return (
    <Step question={m.service}>
      <ul className="flex flex-col gap-2.5">
        {services.map(({ id, name, description, duration_minutes, price, currency }) => (
          <ChoiceRow
            key={id}
            title={name}
            detail={[format.duration(duration_minutes), description].filter(Boolean).join(' · ')}
            after={price > 0 ? <span className="figures text-sm">{format.money(price, currency)}</span> : null}
            onPress={() => onChoose(id)}
          />
        ))}
      </ul>
    </Step>
  )
}

/** Shown if the studio offers no appointments. */
export function NothingOffered() {
  const { appointments: m } = useMessages()
  const { schedule } = useMessages()
  return (
    <EmptyState
      icon="clock"
      title={m.noneOffered}
      action={
        <LinkButton href={paths.schedule()} size="large">
          {schedule.title}
        </LinkButton>
      }
    >
      {m.noneOfferedMeans}
    </EmptyState>
  )
}
