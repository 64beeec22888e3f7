import { useEffect, useRef } from 'react'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Callout, Skeleton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { Blocks } from './Blocks.tsx'
import { useBlocks, type Chosen } from './use-chapter.ts'

interface ChapterProps {
  chapter: Chosen
  /** The heading to show first; the beginning where it is empty. */
  heading: string
  idPrefix?: string
  level?: 1 | 2
}

/** A chapter with its states while it is fetched, scrolled to a heading. */
export function Chapter({ chapter, heading, idPrefix = '', level = 1 }: ChapterProps) {
  const { help: m } = useMessages()
  const place = useRef<HTMLDivElement>(null)
  const query = useBlocks(chapter)
  const shown = query.data
  useEffect(() => {
    if (!shown || !heading) return
    const at = place.current?.querySelector(`#${CSS.escape(idPrefix + heading)}`)
    at?.scrollIntoView({ block: 'start' })
  }, [shown, heading, idPrefix])
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-96 w-full max-w-prose" />}>
      {(blocks) => (
        <div ref={place} lang={chapter.isTranslated ? undefined : 'en'}>
          {chapter.isTranslated ? null : (
            <div className="mb-3 max-w-prose">
              <Callout tone="info">{m.onlyEnglish}</Callout>
            </div>
          )}
          <Blocks blocks={blocks} chapter={chapter.name} idPrefix={idPrefix} level={level} />
        </div>
      )}
    </Loaded>
  )
}
