import { useEffect, useRef } from 'react'
import { Button, Callout, EmptyState, Skeleton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { Blocks } from './Blocks.tsx'
import type { useChapter } from './use-chapter.ts'

interface ChapterProps {
  name: string
  chapter: NonNullable<ReturnType<typeof useChapter>>
  /** The heading to show first; the beginning where it is empty. */
  heading: string
  idPrefix?: string
  level?: 1 | 2
}

/** A chapter with its states while it is fetched, scrolled to a heading. */
export function Chapter({ name, chapter, heading, idPrefix = '', level = 1 }: ChapterProps) {
  const { help: m } = useMessages()
  const place = useRef<HTMLDivElement>(null)
  const { blocks } = chapter
  useEffect(() => {
    if (!blocks || !heading) return
    const at = place.current?.querySelector(`#${CSS.escape(idPrefix + heading)}`)
    at?.scrollIntoView({ block: 'start' })
  }, [blocks, heading, idPrefix])
  if (blocks === null)
    return (
      <EmptyState icon="offline" title={m.failed} action={<Button onPress={chapter.retry}>{m.retry}</Button>}>
        {m.failedHelp}
      </EmptyState>
    )
  if (!blocks) return <Skeleton className="h-96 w-full max-w-prose" />
  return (
    <div ref={place} lang={chapter.isTranslated ? undefined : 'en'}>
      {chapter.isTranslated ? null : (
        <div className="mb-3 max-w-prose">
          <Callout tone="info">{m.onlyEnglish}</Callout>
        </div>
      )}
      <Blocks blocks={blocks} chapter={name} idPrefix={idPrefix} level={level} />
    </div>
  )
}
