import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { Button, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { CategoriesButton } from '../../../parts/categories/CategoriesDialog.tsx'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useActiveList } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'
import { TemplateDrawer } from './TemplateDrawer.tsx'
import { TemplateList } from './TemplateList.tsx'

/** The templates that classes are made from. */
export default function TemplatesPage() {
  const { classTemplates: m } = useMessages()
  const denied = useDenied()
  const { query, list, hidden, shown, show } = useActiveList('GET /api/v1/class-templates')
  const [edited, setEdited] = useOpened(query.data?.items)
  const create = () => setEdited('new')
  return (
    <>
      <PageHeader title={m.title} description={m.lead} trail={[{ label: m.trail, href: paths.schedule() }]}>
        <ShownFilter label={m.shown} value={shown} parts={{ active: m.active, all: m.all }} onChange={show} />
        <CategoriesButton />
        <Button look="primary" icon="plus" onPress={create} disabledReason={denied('schedule.manage')}>
          {m.create}
        </Button>
      </PageHeader>
      <TemplateList query={query} list={list} hidden={hidden} onEdit={setEdited} onCreate={create} />
      <TemplateDrawer edited={edited} onClose={() => setEdited(null)} />
    </>
  )
}
