import { isPage } from '../../../shared/app/pages.ts'
import { Anchor, Icon } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { inside } from '../../routes.ts'
import type { Source } from './turn.ts'
import { useWritten } from './use-written.ts'

const NUMBER =
  'inline-grid h-4.5 min-w-4.5 place-items-center rounded-sm bg-accent-soft px-1 text-2xs font-semibold figures text-on-accent-soft no-underline'

/** The number of a source within a reply, which leads to its page. */
export function SourceNumber({ number, label, path }: Source & { number: number }) {
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
export function Sources({ sources }: { sources: readonly Source[] }) {
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
