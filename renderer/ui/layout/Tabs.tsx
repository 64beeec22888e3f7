import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'

interface TabsProps<Id extends string> {
  label: string
  value: Id
  onChange: (value: Id) => void
  tabs: readonly { id: Id; label: string; count?: number | string; content: ReactNode }[]
}

/** Parts of one record, one at a time. Keep the open one in the address (useUrlState). */
export function Tabs<Id extends string>({ label, value, onChange, tabs }: TabsProps<Id>) {
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(key) => onChange(key as Id)} className="min-w-0">
      <TabList
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] phone:flex-wrap phone:gap-x-0 phone:overflow-visible"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className="ring-focus relative -mb-px flex h-(--control) cursor-default items-center gap-1.5 rounded-t-md border-b-2 border-transparent px-2.5 text-sm font-medium whitespace-nowrap text-muted -outline-offset-2! hover:text-ink selected:border-accent-text selected:text-ink"
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="figures rounded-full bg-sunken px-1.5 text-2xs text-muted">{tab.count}</span>
            )}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="ring-focus rounded-md pt-4">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
