import { useAddress } from '../../../shared/router/use-router.ts'
import { NotFound } from '../../../shared/states/Loaded.tsx'
import { usePathText } from '../../../shared/url/use-go.ts'
import { Card, LinkButton, PageHeader } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { Chapter } from './Chapter.tsx'
import { useChapter } from './use-chapter.ts'

/** One chapter of the guide. */
export default function ChapterPage() {
  const { help: m } = useMessages()
  const chapter = useChapter(usePathText('chapter'))
  const heading = useAddress().hash.replace(/^#/, '')
  return (
    <>
      <PageHeader title={chapter?.title ?? m.noChapter} trail={[{ label: m.guide, href: paths.guide() }]} />
      <Card>
        {chapter ? (
          <Chapter chapter={chapter} heading={heading} />
        ) : (
          <NotFound action={<LinkButton href={paths.guide()}>{m.open}</LinkButton>} />
        )}
      </Card>
    </>
  )
}
