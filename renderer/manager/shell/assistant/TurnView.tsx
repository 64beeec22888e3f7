import { useMessages } from '../../messages/index.ts'
import { Button } from '../../../ui/index.ts'
import { Failure } from './Failure.tsx'
import { ProposalCard } from './ProposalCard.tsx'
import { Reply } from './Reply.tsx'
import { Sources } from './Sources.tsx'
import type { Turn } from './turn.ts'

interface TurnViewProps {
  turn: Turn
  /** Asks it once more; the last alone can be. */
  onAgain: (() => void) | undefined
}

/** A question and what came of it. */
export function TurnView({ turn, onAgain }: TurnViewProps) {
  const { assistant: m } = useMessages()
  const { question, reply, sources, proposals, state, problem } = turn
  return (
    <article className="flex flex-col gap-3">
      <h3 className="max-w-[85%] self-end rounded-xl rounded-ee-sm bg-accent-soft px-3.5 py-2 text-sm text-wrap whitespace-pre-wrap wrap-anywhere text-on-accent-soft">
        <span className="sr-only">{m.asked} </span>
        {question}
      </h3>
      {reply ? <Reply reply={reply} sources={sources} /> : null}
      {state === 'answering' ? <Working /> : null}
      {state === 'stopped' ? (
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {m.stopped}
          {onAgain ? (
            <Button size="small" icon="refresh" onPress={onAgain}>
              {m.again}
            </Button>
          ) : null}
        </p>
      ) : null}
      {problem ? <Failure problem={problem} onAgain={onAgain} /> : null}
      {sources.length > 0 ? <Sources sources={sources} /> : null}
      {proposals.length > 0 ? (
        <section className="flex flex-col gap-2">
          <h4 className="text-xs font-medium text-muted">{m.proposals(proposals.length)}</h4>
          {proposals.map((proposal) => (
            <ProposalCard key={proposal.id} proposal={proposal} />
          ))}
        </section>
      ) : null}
    </article>
  )
}

/** That an answer is being worked out. */
function Working() {
  const { assistant: m } = useMessages()
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <span aria-hidden="true" className="flex gap-1">
        {['0ms', '200ms', '400ms'].map((animationDelay) => (
          <span
            key={animationDelay}
            style={{ animationDelay }}
            className="size-1.5 animate-[shimmer_1.2s_ease-in-out_infinite] rounded-full bg-accent-text"
          />
        ))}
      </span>
      {m.working}
    </p>
  )
}
