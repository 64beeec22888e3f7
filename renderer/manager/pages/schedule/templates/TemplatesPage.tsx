import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'
import type { Template } from '../plan/plan-values.ts'
import { TemplateDrawer } from './TemplateDrawer.tsx'
import { TemplateList } from './TemplateList.tsx'

/** What the studio teaches: the templates that classes are made from. */
export default function TemplatesPage() {
  const { classTemplates: m } = useMessages()
  const denied = useDenied()
  const list = useList({ shown: 'active' })
  const [edited, setEdited] = useState<Template | 'new' | null>(null)
  const include_inactive = list.filters.shown === 'all' ? 'true' : undefined
  const templates = useApi('GET /api/v1/class-templates', { query: { ...list.paging, include_inactive } })
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
        onShowAll={list.filters.shown === 'all' ? null : () => list.narrow({ shown: 'all' })}
        onEdit={setEdited}
        onCreate={create}
      />
      <TemplateDrawer edited={edited} onClose={() => setEdited(null)} />
    </>
  )
}
