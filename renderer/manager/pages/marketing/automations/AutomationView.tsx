import { useCallback, useState } from 'react'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { PageHeader, Tabs } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { underWay, type Automation, type Draft } from './automation.ts'
import { AutomationActions } from './AutomationActions.tsx'
import { Editor } from './Editor.tsx'
import { PeopleTab } from './people/PeopleTab.tsx'
import { ResultsTab } from './results/ResultsTab.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { TestRunTab } from './test-run/TestRunTab.tsx'

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
