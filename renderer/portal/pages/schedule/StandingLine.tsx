import { Icon } from '../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../ui/icon/paths.ts'
import { useMessages } from '../../messages/index.ts'
import type { Standing } from '../../parts/standing.ts'
import { useWhen } from '../../parts/use-when.ts'

interface Line {
  text: string
  tone: string
  icon?: IconName
}

const GOOD = 'font-medium text-good'
const PLAIN = 'text-muted'

/** The reader's status in a class, in a few words. */
export function StandingLine({ waiting, state }: { waiting: number; state: Standing }) {
  const { schedule: m } = useMessages()
  const when = useWhen()
  const line = (): Line => {
    switch (state.kind) {
      case 'booked':
        return { text: m.booked, tone: GOOD, icon: 'success' }
      case 'checked_in':
        return { text: m.checkedIn, tone: GOOD, icon: 'success' }
      case 'attended':
        return { text: m.attended, tone: PLAIN, icon: 'check' }
      case 'no_show':
        return { text: m.noShow, tone: PLAIN }
      case 'offered':
        return { text: m.offered, tone: 'font-medium text-accent-text', icon: 'spark' }
      case 'waiting':
        return { text: m.onWaitlist(state.position), tone: 'font-medium text-info', icon: 'clock' }
      case 'cancelled':
        return { text: m.cancelled, tone: 'font-medium text-bad' }
      case 'opens':
        return { text: m.opens(when(state.at)), tone: PLAIN }
      case 'closed':
        return { text: m.closed, tone: PLAIN }
      case 'running':
        return { text: m.running, tone: PLAIN }
      case 'over':
        return { text: m.over, tone: PLAIN }
      case 'full':
        return {
          text: waiting > 0 ? `${m.full} · ${m.waiting(waiting)}` : m.full,
          tone: 'font-medium text-warn',
        }
      case 'open':
        return { text: m.left(state.left), tone: state.left <= 3 ? 'font-medium text-warn' : PLAIN }
    }
  }
  const { text, tone, icon } = line()
  return (
    <p className={`mt-0.5 flex items-center gap-1 text-sm ${tone}`}>
      {icon ? <Icon name={icon} size={14} /> : null}
      {text}
    </p>
  )
}
