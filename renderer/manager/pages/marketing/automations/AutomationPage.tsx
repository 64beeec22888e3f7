import { useApi } from '../../../../api/index.ts'
import { Loaded, NotFound } from '../../../../shared/states/Loaded.tsx'
import { usePathText } from '../../../../shared/url/use-go.ts'
import { PageHeader, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { AutomationView } from './AutomationView.tsx'
import { Editor } from './Editor.tsx'
import { useTriggers } from './use-step-words.ts'

/** An automation: its flow to write and to change, tried with a client, who is in it, and what it has done. */
export default function AutomationPage() {
  const { automations: m } = useMessages()
  const at = usePathText('automationId')
  const isNew = at === 'new'
  const id = /^[1-9]\d*$/.test(at) ? Number(at) : null
  const triggers = useTriggers()
  const automation = useApi(
    'GET /api/v1/marketing-automations/{automation_id}',
    { params: { automation_id: id ?? 0 } },
    { enabled: id !== null },
  )
  const trail = [{ label: m.title, href: paths.automations() }]
  const known = automation.data
  if (!isNew && id === null) return <NotFound />
  return (
    <>
      {known ? null : <PageHeader title={isNew ? m.editor.newTitle : m.title} trail={trail} />}
      <Loaded query={triggers} skeleton={<Skeleton className="h-96" />}>
        {() =>
          isNew ? (
            <Editor automation={null} />
          ) : (
            <Loaded query={automation} skeleton={<Skeleton className="h-96" />}>
              {(one) => <AutomationView key={one.id} automation={one} />}
            </Loaded>
          )
        }
      </Loaded>
    </>
  )
}
