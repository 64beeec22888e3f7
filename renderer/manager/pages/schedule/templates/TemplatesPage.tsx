import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { Button, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'
import { TemplateDrawer } from './TemplateDrawer.tsx'
import { TemplateList } from './TemplateList.tsx'

/** What the studio teaches: the templates that classes are made from. */
export default function TemplatesPage() {
  const { classTemplates: m } = useMessages()
  const denied = useDenied()
  const list = useList({ shown: 'active' })
  const include_inactive = list.filters.shown === 'all' ? 'true' : undefined
  const templates = useApi('GET /api/v1/class-templates', { query: { ...list.paging, include_inactive } })
  const [edited, setEdited] = useOpened(templates.data?.items)
  const ever = useApi(
    'GET /api/v1/class-templates',
    { query: { include_inactive: 'true', page_size: 1 } },
    { enabled: templates.data?.total === 0 && !include_inactive },
  )
  const create = () => setEdited('new')
  return (
    <>
      <PageHeader title={m.title} description={m.lead} trail={[{ label: m.trail, href: paths.schedule() }]}>
        <ShownFilter
          label={m.shown}
          value={include_inactive ? 'all' : 'active'}
          parts={{ active: m.active, all: m.all }}
          onChange={(next) => list.narrow({ shown: next })}
        />
        <Button look="primary" icon="plus" onPress={create} disabledReason={denied('schedule.manage')}>
          {m.create}
        </Button>
      </PageHeader>
      <TemplateList
        query={templates}
        list={list}
        onShowAll={ever.data?.total ? () => list.narrow({ shown: 'all' }) : null}
        isAsking={ever.isLoading}
        onEdit={setEdited}
        onCreate={create}
      />
      <TemplateDrawer edited={edited} onClose={() => setEdited(null)} />
    </>
  )
}
