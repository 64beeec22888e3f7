import { useId, useState } from 'react'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { Button, Icon, type IconName } from '../../../../../ui/index.ts'
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

/** One thing that happened, with what followed from it; of a visit the steps unfold. */
export function MomentLine({ moment }: { moment: Moment }) {
  const m = useMessages().clientProfile.timeline
  const [isOpen, setOpen] = useState(false)
  const steps = useId()
  const say = useHappeningText()
  const { main, isVisit } = moment
  const text = say(main)
  const [icon, colours] = iconOf(main.kind)
  const isMail = main.kind.startsWith('mail.')
  return (
    <li className="relative flex gap-3 py-1.5">
      <span className={`grid size-6 shrink-0 place-items-center rounded-full ${colours}`}>
        <Icon name={icon} size={13} />
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <p className={isMail ? 'text-xs leading-5' : 'text-sm'}>
          <span className="text-muted">{text.what}</span>{' '}
          <span className={isMail ? '' : 'font-medium'}>{text.name}</span>
          {text.more ? <span className="text-muted"> {text.more}</span> : null}
        </p>
        {text.words ? (
          <p className={`whitespace-pre-line ${isMail ? 'text-xs text-muted' : 'text-sm'}`}>{text.words}</p>
        ) : null}
        {isVisit && moment.with.length > 1 ? (
          <Button
            look="quiet"
            size="small"
            icon={isOpen ? 'up' : 'down'}
            aria-expanded={isOpen}
            aria-controls={steps}
            onPress={() => setOpen(!isOpen)}
            className="-ms-2 h-6! px-2! phone:h-11!"
          >
            {m.steps(moment.with.length)}
          </Button>
        ) : null}
        {isOpen ? <Steps id={steps} happenings={moment.with} /> : null}
        {!isVisit && moment.with.length > 0 ? <Followed happenings={moment.with} /> : null}
      </div>
      {text.figure ? <span className="figures pt-0.5 text-sm font-medium">{text.figure}</span> : null}
      <When at={main.at} />
    </li>
  )
}

/** The time of an event, in the same form everywhere. */
function When({ at }: { at: string }) {
  const m = useMessages().clientProfile.timeline
  const { date, time } = useFormat()
  return (
    <time dateTime={at} className="figures shrink-0 pt-0.5 text-end text-xs leading-5 text-muted">
      {m.at(date(at, 'weekday'), time(at))}
    </time>
  )
}

/** All that happened with a visit, as it happened. */
function Steps({ id, happenings }: { id: string; happenings: readonly Happening[] }) {
  const say = useHappeningText()
  return (
    <ol id={id} className="mt-1 space-y-1 border-s border-line ps-3">
      {happenings.map((one) => {
        const text = say(one)
        return (
          <li key={`${one.kind}-${one.entity_id}-${one.at}`} className="flex items-start gap-2 text-xs">
            <Icon name={iconOf(one.kind)[0]} size={13} className="mt-0.5 text-muted" />
            <span className="min-w-0 flex-1">
              <span className="text-muted">{text.what}</span> {text.name}
              {text.words ? <span className="block whitespace-pre-line text-muted">{text.words}</span> : null}
            </span>
            {text.figure ? <span className="figures font-medium">{text.figure}</span> : null}
            <When at={one.at} />
          </li>
        )
      })}
    </ol>
  )
}

function Followed({ happenings }: { happenings: readonly Happening[] }) {
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
              {text.words ? <span className="block">{text.words}</span> : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
