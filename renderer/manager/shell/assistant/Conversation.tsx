import { useLayoutEffect, useRef } from 'react'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Icon } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { starters } from './starters.ts'
import type { Turn } from './turn.ts'
import { TurnView } from './TurnView.tsx'

interface ConversationProps {
  turns: readonly Turn[]
  isOpen: boolean
  ask: (question: string) => void
  again: () => void
}

/** Pixels above a question that is scrolled to. */
const ROOM = 16

/**
 * Keeps the newest turn in sight as it grows, its question at the top at the furthest, until the reader scrolls elsewhere; the next
 * question is scrolled to again. The place is kept while the conversation is hidden.
 */
function useScroll(turns: readonly Turn[], isOpen: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const at = useRef(0)
  const isFollowing = useRef(true)
  const newest = turns.at(-1)?.id
  useLayoutEffect(() => {
    isFollowing.current = true
  }, [newest])
  useLayoutEffect(() => {
    const box = ref.current
    if (!box || !isOpen) return
    const last = box.lastElementChild
    if (isFollowing.current && last instanceof HTMLElement) {
      const end = box.scrollHeight - box.clientHeight
      at.current = Math.max(0, Math.min(end, last.offsetTop - box.offsetTop - ROOM))
    }
    box.scrollTop = at.current
  }, [turns, isOpen])
  const onScroll = () => {
    const now = ref.current?.scrollTop ?? 0
    if (Math.abs(now - at.current) > 2) isFollowing.current = false
    at.current = now
  }
  return { ref, onScroll }
}

/** All that was asked and answered, the newest at the foot; before, what can be asked. */
export function Conversation({ turns, isOpen, ask, again }: ConversationProps) {
  const { assistant: m } = useMessages()
  const scroll = useScroll(turns, isOpen)
  return (
    <>
      <div
        {...scroll}
        // A region that scrolls has to be reached by keyboard.
        // oxlint-disable-next-line no-noninteractive-tabindex
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={m.conversation}
        className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2!"
      >
        {turns.length === 0 ? <Beginning onAsk={ask} /> : null}
        {turns.map((turn, at) => (
          <TurnView key={turn.id} turn={turn} onAgain={at === turns.length - 1 ? again : undefined} />
        ))}
      </div>
      <p role="status" className="sr-only">
        <State turn={turns.at(-1)} />
      </p>
    </>
  )
}

/** The start of a conversation: an explanation, and questions to begin with. */
function Beginning({ onAsk }: { onAsk: (question: string) => void }) {
  const { assistant: m } = useMessages()
  const denied = useDenied()
  return (
    <div className="my-auto flex flex-col gap-6 py-2">
      <div className="flex flex-col items-center gap-1 text-center">
        <span className="mb-3 grid size-14 place-items-center rounded-full bg-accent-soft text-on-accent-soft">
          <Icon name="spark" size={26} />
        </span>
        <h3 className="text-lg font-semibold">{m.emptyTitle}</h3>
        <p className="max-w-80 text-sm text-pretty text-muted">{m.empty}</p>
      </div>
      <ul aria-label={m.starters} className="flex flex-col gap-1.5">
        {starters((permission) => denied(permission) === null).map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onAsk(m.starter[name])}
              className="ring-focus group flex min-h-11 w-full items-center gap-3 rounded-lg border border-line bg-surface px-3.5 py-2 text-start text-sm text-pretty text-ink hover:border-line-strong hover:bg-hover"
            >
              <span className="min-w-0 flex-1">{m.starter[name]}</span>
              <Icon name="arrow" size={15} className="text-faint group-hover:text-accent-text" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The state of the last question, for screen readers; an answer once it is whole. */
function State({ turn }: { turn: Turn | undefined }) {
  const { assistant: m } = useMessages()
  if (!turn) return null
  switch (turn.state) {
    case 'answering':
      return m.working
    case 'answered':
      return m.answer(turn.reply)
    case 'stopped':
      return m.stopped
    case 'failed':
      return m.failed
  }
}
