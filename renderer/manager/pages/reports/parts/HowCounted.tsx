import { useId } from 'react'
import { useMessages } from '../../../messages/index.ts'

/** Explains in plain words how a page's figures are counted: at the foot, as people read it once. */
export function HowCounted({ sentences }: { sentences: readonly string[] }) {
  const { reports: m } = useMessages()
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-2 border-t border-line pt-4">
      <h2 id={id} className="text-xs font-semibold text-ink">
        {m.counted}
      </h2>
      <ul className="mt-2 columns-2 gap-8 text-xs text-pretty text-muted narrow:columns-1">
        {sentences.map((sentence) => (
          <li key={sentence} className="mb-1.5 break-inside-avoid">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}
