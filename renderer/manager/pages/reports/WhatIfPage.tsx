import { useDenied } from '../../../shared/session/use-session.ts'
import { NoPermission } from '../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Card, PageHeader, SegmentedControl } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ReportsNav } from './parts/ReportFrame.tsx'
import { PolicyForm } from './what-if/PolicyForm.tsx'
import { Timetable } from './what-if/Timetable.tsx'

/** Replays the last weeks with another timetable, or other rules. */
export default function WhatIfPage() {
  const { reports: m, shell } = useMessages()
  const [{ part }, setState] = useUrlState({ part: 'timetable' })
  const isRules = part === 'rules'
  const denied = useDenied()('reports.view')
  return (
    <>
      <ReportsNav />
      <PageHeader title={shell.reports.whatIf} description={m.whatIf.lead}>
        <SegmentedControl
          label={m.whatIf.which}
          value={isRules ? 'rules' : 'timetable'}
          onChange={(next) => setState({ part: next })}
          options={[
            { id: 'timetable', label: m.whatIf.timetable },
            { id: 'rules', label: m.whatIf.rules },
          ]}
        />
      </PageHeader>
      <div className="flex min-w-0 flex-col gap-4">
        {denied ? (
          <Card>
            <NoPermission />
          </Card>
        ) : isRules ? (
          <PolicyForm />
        ) : (
          <Timetable />
        )}
      </div>
    </>
  )
}
