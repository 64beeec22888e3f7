import { useFormat } from '../../../../../shared/format/use-format.ts'
import { Icon, type IconName } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { Happening, Moment } from './group.ts'
import { useHappeningText } from './use-happening-text.ts'

type Kind = Happening['kind']

const ICONS: Record<string, IconName> = {
  client: 'person',
  booking: 'calendar',
  appointment: 'calendar',
  waitlist: 'clock',
  membership: 'card',
  credits: 'ticket',
  charge: 'selling',
  sale: 'selling',
  payment: 'undo',
  note: 'edit',
  consent: 'lock',
  mail: 'mail',
}
const OWN_ICONS: Partial<Record<Kind, [IconName, string]>> = {
  'booking.checked_in': ['check', 'bg-good-soft text-good'],
  'booking.no_show': ['close', 'bg-bad-soft text-bad'],
  'booking.late_cancelled': ['calendar', 'bg-warn-soft text-warn'],
  'appointment.checked_in': ['check', 'bg-good-soft text-good'],
  'appointment.completed': ['check', 'bg-good-soft text-good'],
  'appointment.no_show': ['close', 'bg-bad-soft text-bad'],
  'appointment.late_cancelled': ['calendar', 'bg-warn-soft text-warn'],
  'membership.paused': ['pause', 'bg-sunken text-muted'],
  'membership.resumed': ['play', 'bg-sunken text-muted'],
  'mail.failed': ['mail', 'bg-bad-soft text-bad'],
  'charge.made': ['selling', 'bg-warn-soft text-warn'],
  'charge.paid': ['selling', 'bg-good-soft text-good'],
  'membership.sold': ['card', 'bg-accent-soft text-on-accent-soft'],
}

const iconOf = (kind: Kind): [IconName, string] =>
  OWN_ICONS[kind] ?? [ICONS[kind.split('.')[0] ?? ''] ?? 'info', 'bg-sunken text-muted']

/** One thing that happened, with what followed from it. */
export function MomentLine({ moment }: { moment: Moment }) {
  const format = useFormat()
  const say = useHappeningText()
  const { main } = moment
  const [icon, colours] = iconOf(main.kind)
  const text = say(main)
  const isLetter = main.kind.startsWith('mail.')
  return (
    <li className="relative flex gap-3 py-1.5">
      <span className={`grid size-6 shrink-0 place-items-center rounded-full ${colours}`}>
        <Icon name={icon} size={13} />
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <p className={isLetter ? 'text-xs leading-5' : 'text-sm'}>
          <span className="text-muted">{text.what}</span>{' '}
          <span className={isLetter ? '' : 'font-medium'}>{text.name}</span>
          {text.more ? <span className="text-muted"> {text.more}</span> : null}
        </p>
        {text.words ? (
          <p className={`whitespace-pre-line ${isLetter ? 'text-xs text-muted' : 'text-sm'}`}>{text.words}</p>
        ) : null}
        {moment.with.length > 0 ? <Followed happenings={moment.with} /> : null}
      </div>
      {text.figure ? <span className="figures pt-0.5 text-sm font-medium">{text.figure}</span> : null}
      <time dateTime={main.at} className="figures w-16 shrink-0 pt-0.5 text-end text-xs leading-5 text-muted">
        {format.time(main.at)}
      </time>
    </li>
  )
}

function Followed({ happenings }: { happenings: Happening[] }) {
  const { clientProfile } = useMessages()
  const say = useHappeningText()
  return (
    <ul className="mt-0.5 space-y-0.5">
      {happenings.map((one) => {
        const text = say(one)
        return (
          <li key={`${one.kind}-${one.entity_id}`} className="figures flex items-start gap-1.5 text-xs text-muted">
            <Icon name={iconOf(one.kind)[0]} size={13} className="mt-0.5" />
            <span>
              {one.credits !== null
                ? `${clientProfile.timeline.credits(one.credits)}, ${one.name ?? ''}`
                : [text.what, text.name, text.figure].filter(Boolean).join(' ')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
