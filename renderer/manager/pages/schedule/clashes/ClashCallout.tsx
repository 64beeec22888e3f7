import { Callout } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

const SHOWN = 4

/** The clashes of a class, as many as can be read at a glance. Nothing without clashes. */
export function ClashCallout({ clashes }: { clashes: readonly string[] }) {
  const { clash: m } = useMessages().schedule
  if (clashes.length === 0) return null
  const hidden = clashes.length - SHOWN
  return (
    <Callout tone="warn" live title={m.title(clashes.length)}>
      <ul className="list-disc space-y-0.5 ps-4">
        {clashes.slice(0, SHOWN).map((clash) => (
          <li key={clash}>{clash}</li>
        ))}
        {hidden > 0 ? <li className="list-none">{m.more(hidden)}</li> : null}
      </ul>
    </Callout>
  )
}
