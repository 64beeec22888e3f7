import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icon/Icon.tsx'

interface ChoiceRowProps {
  title: string
  detail: string | null
  before?: ReactNode
  after?: ReactNode
  onPress: () => void
}

/** One of a few, chosen with one tap. */
export function ChoiceRow({ title, detail, before, after, onPress }: ChoiceRowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="ring-focus flex min-h-14 w-full items-center gap-3.5 rounded-lg border border-line bg-surface px-4 py-3 text-start shadow-raised hover:bg-hover"
      >
        {before}
        <span className="min-w-0 flex-1">
          <span className="block font-medium text-pretty">{title}</span>
          {detail ? <span className="block text-sm text-pretty text-muted">{detail}</span> : null}
        </span>
        {after}
        <Icon name="right" size={16} className="text-faint" />
      </button>
    </li>
  )
}

/** A step of several, with its question. */
export function Step({ question, children }: { question: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mt-4 mb-2.5 text-base font-semibold">{question}</h2>
      {children}
    </section>
  )
}
