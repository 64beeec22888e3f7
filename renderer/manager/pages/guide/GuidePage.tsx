import { fit } from '../../../shared/palette/rank.ts'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Card, EmptyState, Link, PageHeader, SearchField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { useHeadings } from './use-chapter.ts'

/** The guide: its chapters with their headings, to read and to search. */
export default function GuidePage() {
  const { help: m } = useMessages()
  const [{ search }, setState] = useUrlState({ search: '' })
  const chapters = useHeadings()
  const fits = (label: string, title: string) => search.trim() === '' || fit({ label, words: title }, search) > 0
  const found = chapters.flatMap((chapter) => {
    const headings = chapter.headings.filter(({ text }) => fits(text, chapter.title))
    return headings.length > 0 || fits(chapter.title, '') ? [{ ...chapter, headings }] : []
  })
  return (
    <>
      <PageHeader title={m.guide} description={m.lead} />
      <SearchField
        label={m.search}
        value={search}
        onChange={(text) => setState({ search: text })}
        className="mb-4 max-w-md"
      />
      {found.length === 0 ? (
        <Card>
          <EmptyState icon="search" title={m.nothing}>
            {m.nothingHelp}
          </EmptyState>
        </Card>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4">
          {found.map(({ name, title, headings }) => (
            <li key={name} className="rounded-lg border border-line bg-surface p-4 shadow-raised">
              <h2 className="text-base font-semibold">
                <Link href={paths.chapter(name)}>{title}</Link>
              </h2>
              <ul className="mt-2 flex flex-col gap-1 text-sm">
                {headings.map(({ id, text }) => (
                  <li key={id}>
                    <Link href={paths.chapter(name, id)} look="plain">
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
