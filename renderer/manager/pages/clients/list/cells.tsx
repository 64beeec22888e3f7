import type { ReactNode } from 'react'
import { isBirthday } from '../../../../../server/lib/birthday-rules.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Avatar, Badge, Icon, type IconName } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { TagChip } from '../../../parts/tags/TagChip.tsx'
import { FEW_CREDITS } from './list-request.ts'
import type { Row, Standing } from './use-standings.ts'

/** Nothing to say, in a quiet colour. */
export const Quiet = ({ children }: { children: ReactNode }) => <span className="text-muted">{children}</span>

/** Text cut off at the width of its column. */
export const Cut = ({ children }: { children: ReactNode }) => <span className="block truncate">{children}</span>

export function NameCell({ row }: { row: Row }) {
  const { clients: m } = useMessages()
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={row.full_name} />
      <span className="truncate font-medium">{row.full_name}</span>
      <Signs row={row} withLogin={false} />
      {row.is_active ? null : <Badge>{m.inactive}</Badge>}
    </span>
  )
}

interface Sign {
  icon: IconName
  text: string
  colour: string
}

/** The front desk should know these at a glance, drawn and said; a missing login is so common that tables leave it out. */
export function Signs({ row, withLogin = true }: { row: Row; withLogin?: boolean }) {
  const signs = useSigns(row, withLogin)
  return signs.map(({ icon, text, colour }) => (
    <span key={text} title={text} className={`shrink-0 ${colour}`}>
      <Icon name={icon} size={15} />
      <span className="sr-only">{text}</span>
    </span>
  ))
}

function useSigns({ standing, date_of_birth, has_login, is_active, email }: Row, withLogin: boolean): Sign[] {
  const { signs: m } = useMessages().clients
  const { today } = useFormat()
  return [
    ...(standing?.membership?.is_past_due ? [{ icon: 'warning', text: m.pastDue, colour: 'text-bad' } as const] : []),
    ...(standing?.has_to_sign && is_active ? [{ icon: 'edit', text: m.hasToSign, colour: 'text-warn' } as const] : []),
    ...(isBirthday(date_of_birth, today()) ? [{ icon: 'gift', text: m.birthday, colour: 'text-info' } as const] : []),
    ...(withLogin && is_active && !has_login
      ? [{ icon: email ? 'person' : 'mail', text: email ? m.noLogin : m.noEmail, colour: 'text-muted' } as const]
      : []),
  ]
}

export function MembershipCell({ standing }: { standing: Standing | undefined }) {
  const { clients } = useMessages()
  const m = clients.standing
  const { date } = useFormat()
  if (!standing || standing.had_membership === null) return <Quiet>{standing ? '–' : '\u00a0'}</Quiet>
  const { membership: held, more_memberships: more } = standing
  if (!held) return <Quiet>{standing.had_membership ? m.ended : m.never}</Quiet>
  const below = [held.shared_by && m.sharedBy(held.shared_by), held.until && m.until(date(held.until))]
    .filter(Boolean)
    .join(' · ')
  return (
    <span className="block min-w-0 leading-tight">
      <span className="flex min-w-0 items-center gap-1.5">
        <span className={`truncate ${held.is_used_up ? 'text-muted' : ''}`}>{held.name}</span>
        {held.is_used_up ? <Badge>{m.usedUp}</Badge> : null}
        {held.status === 'active' ? null : <Badge>{m.statuses[held.status]}</Badge>}
        {held.is_past_due ? <Badge tone="bad">{m.pastDue}</Badge> : null}
        {more ? <span className="shrink-0 text-2xs text-muted">{m.more(more)}</span> : null}
      </span>
      {below ? <span className="block truncate text-2xs text-muted">{below}</span> : null}
    </span>
  )
}

export function CreditsCell({ standing }: { standing: Standing | undefined }) {
  const { clients } = useMessages()
  const { number } = useFormat()
  if (!standing) return '\u00a0'
  const { credits, membership } = standing
  if (membership?.is_used_up) return <Quiet>–</Quiet>
  if (credits === null) return <Quiet>{membership?.status === 'active' ? clients.standing.unlimited : '–'}</Quiet>
  return <span className={credits <= FEW_CREDITS ? 'font-semibold text-warn' : ''}>{number(credits)}</span>
}

export function OwedCell({ standing }: { standing: Standing | undefined }) {
  const { money } = useFormat()
  if (!standing) return '\u00a0'
  return standing.owed > 0 ? <span className="font-semibold text-bad">{money(standing.owed)}</span> : <Quiet>–</Quiet>
}

export function LastVisitCell({ standing }: { standing: Standing | undefined }) {
  const { clients } = useMessages()
  const { date } = useFormat()
  if (!standing) return '\u00a0'
  return standing.last_visit_at ? date(standing.last_visit_at) : <Quiet>{clients.standing.neverHere}</Quiet>
}

export function NextClassCell({ standing }: { standing: Standing | undefined }) {
  const { clients } = useMessages()
  const { date, time } = useFormat()
  if (!standing) return '\u00a0'
  const { next_class: next } = standing
  if (!next) return <Quiet>–</Quiet>
  return (
    <span className="block min-w-0 leading-tight">
      <Cut>{clients.standing.next(date(next.starts_at, 'weekday'), time(next.starts_at))}</Cut>
      <span className="block truncate text-2xs text-muted">{next.class_name}</span>
    </span>
  )
}

// Two beside each other leave a letter of each.
const SHOWN_TAGS = 1

export function TagsCell({ standing }: { standing: Standing | undefined }) {
  const { clients } = useMessages()
  const tags = standing?.tags ?? []
  const more = tags.length - SHOWN_TAGS
  if (tags.length === 0) return <Quiet>{standing ? '–' : '\u00a0'}</Quiet>
  return (
    <span className="flex min-w-0 items-center gap-1">
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        <TagChip key={tag.id} {...tag} />
      ))}
      {more > 0 ? (
        <span className="shrink-0 text-xs text-muted" title={tags.map(({ name }) => name).join(', ')}>
          {clients.standing.more(more)}
        </span>
      ) : null}
    </span>
  )
}
