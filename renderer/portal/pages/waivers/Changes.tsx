import { useFormat } from '../../../shared/format/use-format.ts'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Dependant } from '../../parts/dependants.ts'
import { changedParagraphs, type Piece } from './text-changes.ts'
import { useWords } from './use-words.ts'

interface ChangesProps {
  before: string
  after: string
  signedAt: string
  subject: Dependant | undefined
}

/** Shows the differences from the text that was signed, so that nobody has to look for them. */
export function Changes({ before, after, signedAt, subject }: ChangesProps) {
  const m = useWords(subject)
  const format = useFormat()
  const paragraphs = changedParagraphs(before, after)
  return (
    <Callout tone="warn" title={m.changedTitle}>
      <p>{m.changedMeans(format.date(signedAt))}</p>
      {paragraphs.length === 0 ? <p className="mt-1">{m.onlyLines}</p> : null}
      <ul className="mt-2.5 flex flex-col gap-2">
        {paragraphs.map((pieces, at) => (
          <li
            key={at}
            className="rounded-md border border-line bg-surface px-3 py-2 text-base whitespace-pre-line text-ink"
          >
            {pieces.map((piece, index) => (
              <Shown key={index} {...piece} />
            ))}
          </li>
        ))}
      </ul>
    </Callout>
  )
}

function Shown({ kind, text }: Piece) {
  const { waivers: m } = useMessages()
  if (kind === 'same') return text
  if (kind === 'removed')
    return (
      <del className="text-muted decoration-1">
        <span className="sr-only">{m.removed} </span>
        {text}
      </del>
    )
  return (
    <ins className="rounded-sm bg-good-soft px-0.5 font-medium text-good decoration-1 underline-offset-2">
      <span className="sr-only">{m.added} </span>
      {text}
    </ins>
  )
}
