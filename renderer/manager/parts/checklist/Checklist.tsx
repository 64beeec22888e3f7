import type { ReactNode } from 'react'
import { qrCode } from '../../../shared/qr/encode.ts'
import { QrCode } from '../../../shared/qr/QrCode.tsx'
import { classes, Icon, Link, LinkButton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { isOptional, LINES, type LineId } from './checklist.ts'
import type { ChecklistState } from './use-checklist.ts'

/** A new studio's setup: all of it, or only the open lines; the last line is a booking as a client makes it. */
export function Checklist({ state, onlyOpen }: { state: ChecklistState; onlyOpen?: boolean }) {
  const { checklist: m } = useMessages().welcome
  const details: Record<LineId, string | null> = {
    studio: null,
    week: state.lines.week ? m.classes(state.classes) : m.noClasses,
    sell: state.lines.sell ? m.types(state.types) : m.nothingToSell,
    pictures: m.pictures,
    online: state.is_public ? null : m.notOnline,
    email: state.mail_configured ? m.emailSetUp : m.noEmail,
    payments: state.payments_connected ? m.paymentsConnected : m.payments,
    test: state.lines.test ? m.tested : state.testUrl ? (state.is_public ? m.testMeans : m.testHere) : m.testNeeds,
  }
  const isOpen = (id: LineId) => !isOptional(id) && !state.lines[id]
  const shown = onlyOpen ? LINES.filter(isOpen) : LINES
  return (
    <ul aria-label={m.title} className="divide-y divide-line">
      {shown.map((id) => (
        <Line
          key={id}
          id={id}
          detail={details[id]}
          isDone={isOptional(id) ? (id === 'payments' && state.payments_connected) || null : state.lines[id]}
        >
          {id === 'test' && !state.lines.test && state.testUrl ? <Try state={state} url={state.testUrl} /> : null}
        </Line>
      ))}
    </ul>
  )
}

const FIXES: Partial<Record<LineId, string>> = {
  week: paths.schedule(),
  sell: paths.membershipTypes(),
  pictures: paths.settingsPart('branding'),
  online: paths.settingsPart('online'),
  email: paths.settingsPart('email'),
  payments: paths.settingsPart('payments'),
}

interface LineProps {
  id: LineId
  detail: string | null
  /** null: it can wait, and nobody asks. */
  isDone: boolean | null
  children: ReactNode
}

function Line({ id, detail, isDone, children }: LineProps) {
  const { checklist: m } = useMessages().welcome
  const href = isDone ? undefined : FIXES[id]
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <Mark isDone={isDone} />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold">
          {m.lines[id]} {isDone === null ? null : <span className="sr-only">{isDone ? m.done : m.open}</span>}
        </p>
        {detail ? <p className="mt-0.5 text-sm text-pretty text-muted">{detail}</p> : null}
        {children}
      </div>
      {href ? (
        <Link href={href} className="py-0.5 text-sm">
          {m.go}
          <span className="sr-only">: {m.lines[id]}</span>
        </Link>
      ) : null}
    </li>
  )
}

function Mark({ isDone }: { isDone: boolean | null }) {
  const looks = isDone ? 'border-good bg-good-soft text-good' : 'border-line-strong bg-surface text-transparent'
  return (
    <span
      aria-hidden="true"
      className={classes(
        'mt-px grid size-5 shrink-0 place-items-center rounded-full border',
        isDone === null ? 'border-transparent text-muted' : looks,
      )}
    >
      <Icon name={isDone === null ? 'minus' : 'check'} size={12} />
    </span>
  )
}

/** The way to a class as a client sees it: a code for a phone where one can reach the studio, else on this computer. */
function Try({ state, url }: { state: ChecklistState; url: string }) {
  const { checklist: m } = useMessages().welcome
  return (
    <div className="mt-3 flex flex-wrap items-center gap-4">
      {state.is_public && qrCode(url) ? (
        <QrCode text={url} label={m.qr} className="size-32 border border-line" />
      ) : null}
      <LinkButton
        look="primary"
        icon="external"
        href={url}
        target="_blank"
        className="h-auto! min-h-(--control) py-1 whitespace-normal!"
      >
        {m.test}
      </LinkButton>
    </div>
  )
}
