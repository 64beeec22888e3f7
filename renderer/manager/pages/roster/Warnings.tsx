import { Badge, Icon, Tooltip, type IconName, type Tone } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { RosterBooking } from './attendance.ts'

interface Warning {
  words: string
  icon: IconName
  tone: Tone | 'accent'
  more?: string
}

/** Warnings the front desk should see at a glance, each in words. */
export function Warnings({ booking }: { booking: RosterBooking }) {
  const { warnings: m } = useMessages().roster
  const { unsigned_waivers: waivers } = booking
  const warnings: (Warning | false)[] = [
    booking.needs_resolution && { words: m.open, icon: 'clock', tone: 'warn', more: m.openMeans },
    booking.is_unpaid && { words: m.unpaid, icon: 'card', tone: 'bad' },
    waivers.length > 0 && {
      words: m.waiver,
      icon: 'file',
      tone: 'warn',
      more: m.waivers(waivers.map(({ title }) => title)),
    },
    booking.is_first_visit && { words: m.first, icon: 'star', tone: 'info' },
    booking.is_birthday && { words: m.birthday, icon: 'gift', tone: 'accent' },
  ]
  return warnings.filter((one) => one !== false).map((one) => <Mark key={one.words} {...one} />)
}

function Mark({ words, icon, tone, more }: Warning) {
  const badge = (
    <span>
      <Badge tone={tone}>
        <Icon name={icon} size={11} />
        {words}
      </Badge>
    </span>
  )
  return more ? <Tooltip text={more}>{badge}</Tooltip> : badge
}
