import { useCallback, useState } from 'react'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { useGo } from '../../../../shared/url/use-go.ts'
import { Button, Menu, PageHeader, pageUnsaved, Tabs } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { DeleteAutomation } from './DeleteAutomation.tsx'
import { underWay, type Automation, type Draft } from './automation.ts'
import { Editor } from './Editor.tsx'
import { PeopleTab } from './people/PeopleTab.tsx'
import { ResultsTab } from './results/ResultsTab.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { TestRunTab } from './test-run/TestRunTab.tsx'
import { useTurn } from './use-turn.ts'

const PARTS = ['flow', 'run', 'people', 'results'] as const
type Part = (typeof PARTS)[number]

/** The parts of an automation, the open one kept in the address. What is written stays while another part is looked at. */
export function AutomationView({ automation }: { automation: Automation }) {
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
            // What was written on it is gone with it.
            pageUnsaved.clear()
            go(paths.automations())
          }}
        />
      ) : null}
    </>
  )
}
