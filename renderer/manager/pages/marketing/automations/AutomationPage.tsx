import { useCallback, useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded, NotFound } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { useGo, usePathText } from '../../../../shared/url/use-go.ts'
import { Button, Menu, PageHeader, pageUnsaved, Skeleton, Tabs } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { useVisited } from '../../../shell/use-visited.ts'
import { DeleteAutomation } from './DeleteAutomation.tsx'
import { Editor } from './Editor.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { underWay, type Automation, type Draft } from './automation.ts'
import { PeopleTab } from './people/PeopleTab.tsx'
import { ResultsTab } from './results/ResultsTab.tsx'
import { TestRunTab } from './test-run/TestRunTab.tsx'
import { useTriggers } from './use-step-words.ts'
import { useTurn } from './use-turn.ts'

const PARTS = ['flow', 'run', 'people', 'results'] as const
type Part = (typeof PARTS)[number]

/** The parts of an automation, the open one kept in the address. Unsaved edits stay while another part is open. */
function AutomationView({ automation }: { automation: Automation }) {
  const { automations } = useMessages()
  const m = automations.editor
  const [{ tab }, setState] = useUrlState({ tab: 'flow', page: 1 })
  const [isChanged, setChanged] = useState(false)
  const [draft, setDraft] = useState<Draft | null>(null)
  const written = useCallback((is: boolean, what: Draft | null) => {
    setChanged(is)
    setDraft(what)
  }, [])
  const shown = PARTS.find((part) => part === tab) ?? 'flow'
  const inside = underWay(automation)
  useVisited(automation.name)
  return (
    <>
      <PageHeader
        title={automation.name}
        trail={[{ label: automations.title, href: paths.automations() }]}
        beside={<StatusBadge status={automation.status} />}
      >
        <AutomationActions automation={automation} isChanged={isChanged} />
      </PageHeader>
      <Tabs
        label={m.tabs.label}
        value={shown}
        onChange={(next: Part) => setState({ tab: next, page: 1 })}
        tabs={[
          { id: 'flow', label: m.tabs.flow, content: null },
          { id: 'run', label: m.tabs.run, content: <TestRunTab automation={automation} draft={draft} /> },
          {
            id: 'people',
            label: m.tabs.people,
            ...(inside > 0 && { count: inside }),
            content: <PeopleTab automation={automation} />,
          },
          { id: 'results', label: m.tabs.results, content: <ResultsTab automation={automation} /> },
        ]}
      />
      {/* Below the tabs and not in one: what is being written outlives a look at another. */}
      <div hidden={shown !== 'flow'}>
        <Editor automation={automation} onWritten={written} />
      </div>
    </>
  )
}

/** Switching an automation on, pausing it, letting it go on, and deleting it. */
function AutomationActions({ automation, isChanged }: { automation: Automation; isChanged: boolean }) {
  const { editor: m, delete: remove } = useMessages().automations
  const denied = useDenied()('marketing.manage')
  const go = useGo()
  const turn = useTurn()
  const [isDeleting, setDeleting] = useState(false)
  const { status, steps } = automation
  const label = status === 'active' ? m.pause : status === 'paused' ? m.resume : m.switchOn
  const reason = isChanged ? m.saveFirst : steps.length === 0 && m.noSteps
  return (
    <>
      <Button
        look={status === 'active' ? 'secondary' : 'primary'}
        icon={status === 'active' ? 'pause' : 'play'}
        isPending={turn.isPending}
        disabledReason={denied ?? (status !== 'active' && reason)}
        onPress={() => void turn.to(automation, status !== 'active')}
      >
        {label}
      </Button>
      <Menu
        label={m.more}
        groups={[
          [
            {
              label: remove,
              icon: 'trash',
              look: 'danger',
              onAction: () => setDeleting(true),
              disabledReason: denied,
            },
          ],
        ]}
      />
      {isDeleting ? (
        <DeleteAutomation
          automation={automation}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            // Its unsaved edits are gone with it.
            pageUnsaved.clear()
            go(paths.automations())
          }}
        />
      ) : null}
    </>
  )
}

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
