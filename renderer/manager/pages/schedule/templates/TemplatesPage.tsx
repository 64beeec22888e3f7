import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Button, Card, PageHeader, Pagination, SegmentedControl } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Template } from '../plan/plan-values.ts'
import { TemplateDrawer } from './TemplateDrawer.tsx'
import { TemplateTable } from './TemplateTable.tsx'

const PAGE_SIZE = 50

/** What the studio teaches: the templates that classes are made from. */
export default function TemplatesPage() {
  const { classTemplates: m } = useMessages()
  const denied = useDenied()
  const [{ shown, page }, setState] = useUrlState({ shown: 'active', page: 1 })
  const [edited, setEdited] = useState<Template | 'new' | null>(null)
  const include_inactive = shown === 'all' ? 'true' : undefined
  const templates = useApi(
    'GET /api/v1/class-templates',
    { query: { page, page_size: PAGE_SIZE, include_inactive } },
    { keep: true },
  )
  const create = () => setEdited('new')
  return (
    <>
      <PageHeader title={m.title} description={m.lead} trail={[{ label: m.trail, href: paths.schedule() }]}>
        <SegmentedControl
          label={m.shown}
          value={shown}
          onChange={(next) => setState({ shown: next, page: 1 })}
          options={[
            { id: 'active', label: m.active },
            { id: 'all', label: m.all },
          ]}
        />
        <Button look="primary" icon="plus" onPress={create} disabledReason={denied('schedule.manage')}>
          {m.create}
        </Button>
      </PageHeader>
      <Card flush>
        <Loaded query={templates}>
          {(list) => (
            <>
              <TemplateTable
                templates={list.items}
                isStale={templates.isPlaceholderData}
                isFiltered={shown !== 'all'}
                onShowAll={() => setState({ shown: 'all' })}
                onEdit={setEdited}
                onCreate={create}
              />
              <Pagination
                page={page}
                pageSize={PAGE_SIZE}
                total={list.total}
                capped={list.total_capped}
                onChange={(next) => setState({ page: next }, 'push')}
              />
            </>
          )}
        </Loaded>
      </Card>
      <TemplateDrawer edited={edited} onClose={() => setEdited(null)} />
    </>
  )
}
