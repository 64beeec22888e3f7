import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSend } from '../../../api/index.ts'
import { isPage } from '../../../shared/app/pages.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { Button, ButtonGroup, Icon, LinkButton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { inside } from '../../routes.ts'
import type { Proposal } from './turn.ts'

/** Refusals after which it is of no use to confirm it again. */
const OVER = new Set(['PROPOSAL_CONFIRMED', 'PROPOSAL_LAPSED', 'NOT_FOUND'])

/** A change that the assistant proposes: done once it is confirmed here, and by nothing else. */
export function ProposalCard({ proposal: { id, summary: told } }: { proposal: Proposal }) {
  const { assistant: m } = useMessages()
  const { words } = useSharedMessages()
  const summary = useWritten()(told)
  const [isDismissed, dismiss] = useState(false)
  const [donePath, setDone] = useState<string | null>(null)
  const confirm = useSend('POST /api/v1/assistant/proposals/{proposal_id}/confirm')
  const run = async () => {
    try {
      setDone((await confirm.sendOrThrow({ params: { proposal_id: id } })).path)
    } catch {
      // The card says why; it can be confirmed again where that may help.
    }
  }
  if (donePath !== null)
    return (
      <Outcome icon="success" colour="text-good" summary={summary} says={m.confirmed}>
        {isPage(inside, donePath) ? (
          <LinkButton size="small" icon="arrow" href={donePath}>
            {m.see}
          </LinkButton>
        ) : null}
      </Outcome>
    )
  if (isDismissed)
    return (
      <Outcome icon="close" colour="text-faint" summary={summary} says={m.dismissed}>
        <Button size="small" look="quiet" icon="undo" onPress={() => dismiss(false)}>
          {words.undo}
        </Button>
      </Outcome>
    )
  const isOver = confirm.problem !== null && OVER.has(confirm.problem.code)
  return (
    <div className={CARD}>
      <p className="text-sm font-medium wrap-anywhere whitespace-pre-wrap">{summary}</p>
      <ProblemCallout problem={confirm.problem} />
      <ButtonGroup align="start">
        {isOver ? null : (
          <Button look="primary" size="small" icon="check" isPending={confirm.isPending} onPress={() => void run()}>
            {m.confirm}
          </Button>
        )}
        <Button size="small" look="quiet" onPress={() => dismiss(true)}>
          {m.dismiss}
        </Button>
      </ButtonGroup>
    </div>
  )
}

/** Gives what the server has said with its days as the reader writes them; what is quoted in it stays to the letter. */
export function useWritten(): (text: string) => string {
  const { date } = useFormat()
  const withDays = (part: string) => part.replaceAll(/\d{4}-\d\d-\d\d/g, (day) => date(day))
  return (text) =>
    text
      .split(/(“[^”]*”)/)
      .map((part, at) => (at % 2 === 0 ? withDays(part) : part))
      .join('')
}

const CARD = 'ring-focus flex flex-col gap-3 rounded-lg border border-line bg-canvas p-3.5'

interface OutcomeProps {
  icon: 'success' | 'close'
  colour: string
  summary: string
  says: string
  children: ReactNode
}

/** The outcome of a proposal. It takes the focus of the button that is gone. */
function Outcome({ icon, colour, summary, says, children }: OutcomeProps) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={card} tabIndex={-1} className={CARD}>
      <p className="text-sm wrap-anywhere whitespace-pre-wrap text-muted">{summary}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Icon name={icon} size={16} className={colour} />
        <p role="status" className="flex-1 text-sm font-medium">
          {says}
        </p>
        {children}
      </div>
    </div>
  )
}
