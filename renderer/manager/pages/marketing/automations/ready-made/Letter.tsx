import { Icon } from '../../../../../ui/index.ts'
import { FIELD, useFieldLabels } from './use-field-labels.ts'

interface LetterProps {
  event: string
  subject: string
  body: string
}

/** The beginning of a letter as it will be sent; what is filled in for each client stands on a ground of its own. */
export function Letter({ event, subject, body }: LetterProps) {
  const labelOf = useFieldLabels(event)
  return (
    <div className="mt-3 rounded-lg border border-line bg-sunken px-3 py-2.5">
      <p className="flex items-start gap-2 text-xs font-semibold text-ink">
        <Icon name="mail" size={14} className="mt-px text-muted" />
        <span className="min-w-0 break-words">
          <Filled text={subject} labelOf={labelOf} />
        </span>
      </p>
      <p className="mt-1 line-clamp-3 text-xs break-words text-muted">
        <Filled text={body.replaceAll(/\s*\n+\s*/g, ' ')} labelOf={labelOf} />
      </p>
    </div>
  )
}

function Filled({ text, labelOf }: { text: string; labelOf: (field: string) => string | undefined }) {
  // Every other part is the name of a field.
  const parts = text.split(FIELD)
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={`${at} ${part}`} className="rounded-sm bg-accent-soft px-1 font-medium text-on-accent-soft">
        {labelOf(part) ?? '…'}
      </span>
    ),
  )
}
