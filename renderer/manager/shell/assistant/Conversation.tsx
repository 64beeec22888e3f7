import { useMessages } from '../../messages/index.ts'
import { Beginning } from './Beginning.tsx'
import type { Turn } from './turn.ts'
import { TurnView } from './TurnView.tsx'
import { useScroll } from './use-scroll.ts'

interface ConversationProps {
  turns: readonly Turn[]
  isOpen: boolean
  ask: (question: string) => void
  again: () => void
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

/** How the last question stands, for who does not see it; an answer once it is whole. */
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
