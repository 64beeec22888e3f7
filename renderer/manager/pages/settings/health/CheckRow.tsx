import { Badge, Icon, Link, type IconName, type Tone } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { lookOf, type Look } from './not-set-up.ts'
import { useSentences, type Check } from './use-sentences.ts'

const LOOKS: Record<Look, { icon: IconName; colour: string; tone: Tone }> = {
  ok: { icon: 'success', colour: 'text-good', tone: 'good' },
  warning: { icon: 'warning', colour: 'text-warn', tone: 'warn' },
  failing: { icon: 'error', colour: 'text-bad', tone: 'bad' },
  unset: { icon: 'warning', colour: 'text-warn', tone: 'warn' },
  off: { icon: 'minus', colour: 'text-muted', tone: 'plain' },
}

/** The part of the settings where something is put right. */
const WHERE = {
  'mail.none': 'email',
  'mail.waiting': 'email',
  'mail.late': 'email',
  'mail.given_up': 'email',
  'address.none': 'online',
  'address.without_https': 'online',
  'address.not_reached': 'online',
  'tunnel.other_name': 'online',
  'tunnel.lost': 'online',
  'copies.none': 'copies',
  'copies.same_disk': 'copies',
  'copies.old': 'copies',
  'copies.failed': 'copies',
  'copies.unusable': 'copies',
  'copies.not_there': 'copies',
  'license.unconfirmed': 'license',
  'license.lapsed': 'license',
  'license.ended': 'license',
  'license.unknown': 'license',
  'clock.was_ahead': 'audit',
} as const

/** The page where something else is put right. */
const PAGES = {
  'covered.not': 'classTemplates',
  'covering.nothing': 'membershipTypes',
  'single_price.above': 'classTemplates',
} as const

/** A check and its result, with what to do and a link to the place. */
export function CheckRow({ check }: { check: Check }) {
  const { health: m } = useMessages()
  const { detail, fix } = useSentences()(check)
  const { icon, colour, tone } = LOOKS[lookOf(check)]
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <Icon name={icon} size={18} className={`mt-px ${colour}`} />
      <div className="min-w-0 flex-1 text-sm text-pretty">
        <div className="flex items-start justify-between gap-3">
          <h3 className="font-medium">{m.names[check.name] ?? check.name}</h3>
          <Badge tone={tone}>{m.states[lookOf(check)]}</Badge>
        </div>
        <p className="mt-0.5 text-muted">{detail}</p>
        {fix ? (
          <p className="mt-1">
            {fix} <Way code={check.code} />
          </p>
        ) : null}
      </div>
    </li>
  )
}

/** The way to where something is put right; nothing where there is none. */
function Way({ code }: { code: string }) {
  const { health: m, commands, shell } = useMessages()
  const part = WHERE[code as keyof typeof WHERE] as (typeof WHERE)[keyof typeof WHERE] | undefined
  if (part) return <Link href={paths.settingsPart(part)}>{m.open(commands.parts[part])}</Link>
  const page = PAGES[code as keyof typeof PAGES] as (typeof PAGES)[keyof typeof PAGES] | undefined
  if (!page) return null
  const names = { membershipTypes: shell.nav.membershipTypes, classTemplates: commands.pages.classTemplates }
  return <Link href={paths[page]()}>{m.open(names[page])}</Link>
}
