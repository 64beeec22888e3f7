import { useState } from 'react'
import { Card, Tabs } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Analysis } from '../analysis.ts'
import type { Change } from '../analysis.ts'
import { JobRows } from '../job/JobRows.tsx'
import { ColumnTable } from './ColumnTable.tsx'
import { Preview } from './Preview.tsx'
import { ProblemList } from './ProblemList.tsx'
import { TypeList } from './TypeList.tsx'

interface FindingsProps {
  analysis: Analysis
  onChange: Change
  isLooking: boolean
}

type Part = 'preview' | 'rows' | 'types' | 'columns' | 'problems'

/** The rows as they will become, the fate of each, the columns matched, and the problems found. */
export function Findings({ analysis, onChange, isLooking }: FindingsProps) {
  const { imports } = useMessages()
  const m = imports.review
  const [part, setPart] = useState<Part>('preview')
  const { columns, unmapped_columns, problems_total, job_id, counts, membership_types: types } = analysis
  const typesTab = {
    id: 'types' as const,
    label: imports.types.title,
    count: types.length,
    content: (
      <Card flush>
        <TypeList analysis={analysis} types={types} onChange={onChange} />
      </Card>
    ),
  }
  return (
    <div className={isLooking ? 'opacity-60 transition-opacity delay-200' : ''}>
      <Tabs
        label={m.tabs}
        value={part}
        onChange={setPart}
        tabs={[
          { id: 'preview', label: m.preview, content: <Preview analysis={analysis} /> },
          { id: 'rows', label: m.every, content: <JobRows jobId={job_id} counts={counts} isPlan /> },
          ...(types.length > 0 && analysis.entity === 'memberships' ? [typesTab] : []),
          {
            id: 'columns',
            label: m.columns,
            count: `${columns.length - unmapped_columns.length}/${columns.length}`,
            content: <ColumnTable analysis={analysis} onChange={onChange} />,
          },
          {
            id: 'problems',
            label: m.problems,
            count: problems_total,
            content: <ProblemList problems={analysis.problems} total={problems_total} />,
          },
        ]}
      />
    </div>
  )
}
