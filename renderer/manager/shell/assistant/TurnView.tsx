import type { Problem } from '../../../api/index.ts'
import { isPage } from '../../../shared/app/pages.ts'
import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { explain } from '../../../shared/problem/explain.ts'
import { useMessages } from '../../messages/index.ts'
import { Anchor, Button, Callout, Icon, LinkButton } from '../../../ui/index.ts'
import { paths } from '../../paths.ts'
import { inside } from '../../routes.ts'
import { ProposalCard, useWritten } from './ProposalCard.tsx'
import { piecesOf, type Source, type Turn } from './turn.ts'

interface TurnViewProps {
  turn: Turn
  /** Asks it once more; the last alone can be. */
  onAgain: (() => void) | undefined
}

/** Refusals that are mended in the settings. */
const MENDED_THERE = new Set(['AI_REQUIRES_UPGRADE', 'LICENSE_INVALID', 'AI_KEY_INVALID', 'AI_QUOTA_EXCEEDED'])

/** Why there is no answer, and what can be done about it. */
function Failure({ problem, onAgain }: { problem: Problem; onAgain: (() => void) | undefined }) {
  const { assistant: m } = useMessages()
  const { problems } = useSharedMessages()
  return (
    <Callout tone="bad">
      <p className="wrap-anywhere">{explain(problem, problems).title}</p>
      <div className="mt-2.5 flex flex-wrap gap-2 empty:hidden">
        {onAgain ? (
          <Button size="small" icon="refresh" onPress={onAgain}>
            {m.again}
          </Button>
        ) : null}
        {MENDED_THERE.has(problem.code) ? (
          <LinkButton size="small" href={paths.settingsPart('license')}>
            {m.toSettings}
          </LinkButton>
        ) : null}
      </div>
    </Callout>
  )
}

const NUMBER =
  'inline-grid h-4.5 min-w-4.5 place-items-center rounded-sm bg-accent-soft px-1 text-2xs font-semibold figures text-on-accent-soft no-underline'

/** The number of a source within a reply, which leads to its page. */
function SourceNumber({ number, label, path }: Source & { number: number }) {
  const { assistant: m } = useMessages()
  const written = useWritten()
  if (!isPage(inside, path)) return <span className={NUMBER}>{number}</span>
  return (
    <Anchor
      href={path}
      aria-label={m.source(number, written(label))}
      className={`ring-focus ${NUMBER} hover:underline`}
    >
      {number}
    </Anchor>
  )
}

/** The pages that have the figures of an answer, by their numbers. */
function Sources({ sources }: { sources: readonly Source[] }) {
  const { assistant: m } = useMessages()
  const written = useWritten()
  return (
    <nav aria-label={m.sources} className="flex flex-col gap-1">
      <h4 className="text-xs font-medium text-muted">{m.sources}</h4>
      <ol className="flex flex-col">
        {sources.map(({ label, path }, at) => {
          const named = (
            <>
              <span className={NUMBER}>{at + 1}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">{written(label)}</span>
            </>
          )
          return (
            <li key={`${path} ${label}`}>
              {isPage(inside, path) ? (
                <Anchor
                  href={path}
                  className="ring-focus group -mx-2 flex min-h-8 items-center gap-2 rounded-md px-2 py-1 text-sm text-ink no-underline hover:bg-hover touch:min-h-11 phone:min-h-11"
                >
                  {named}
                  <Icon name="arrow" size={14} className="text-faint group-hover:text-accent-text" />
                </Anchor>
              ) : (
                <span className="flex min-h-8 items-center gap-2 py-1 text-sm">{named}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
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

/** The assistant's reply, as text alone whatever is in it, with the numbers of its sources as links. */
function Reply({ reply, sources }: { reply: string; sources: readonly Source[] }) {
  return (
    <p className="text-base whitespace-pre-wrap wrap-anywhere text-ink">
      {piecesOf(reply, sources.length).map((piece, at) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <SourceNumber key={at} number={piece.source} {...sources[piece.source - 1]!} />
        ),
      )}
    </p>
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
