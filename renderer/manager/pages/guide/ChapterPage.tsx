import { useAddress, useShown } from '../../../shared/router/use-router.ts'
import { Card, EmptyState, LinkButton, PageHeader } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { Chapter } from './Chapter.tsx'
import { useChapter } from './use-chapter.ts'

/** One chapter of the guide. */
export default function ChapterPage() {
  const { help: m } = useMessages()
  const name = useShown().params['chapter'] ?? ''
  const heading = useAddress().hash.replace(/^#/, '')
  const chapter = useChapter(name)
  const trail = [{ label: m.guide, href: paths.guide() }]
  if (!chapter)
    return (
      <>
        <PageHeader title={m.noChapter} trail={trail} />
        <Card>
          <EmptyState icon="file" title={m.noChapter} action={<LinkButton href={paths.guide()}>{m.open}</LinkButton>}>
            {m.noChapterHelp}
          </EmptyState>
        </Card>
      </>
    )
  return (
    <>
      <PageHeader title={chapter.title} trail={trail} />
      <Card>
        <Chapter name={name} chapter={chapter} heading={heading} />
      </Card>
    </>
  )
}
