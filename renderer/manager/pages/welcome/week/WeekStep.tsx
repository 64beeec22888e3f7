import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { isWholeDay } from '../../../../shared/format/whole-day.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { StepProps } from '../step-props.ts'
import { StepBody, StepFooter } from '../WelcomeFrame.tsx'
import { ClassChoice } from './ClassChoice.tsx'
import { comingMonday, dateOf } from './draft.ts'
import { Teachers } from './Teachers.tsx'
import { useDrawnWeek } from './use-drawn-week.ts'
import { WeekGrid } from './WeekGrid.tsx'

/** The classes, instructors and the week: classes and instructors are saved as they are named, the week with the button below. */
export default function WeekStep({ onDone, onSkip }: StepProps) {
  const { welcome } = useMessages()
  const m = welcome.week
  const format = useFormat()
  const [monday, setMonday] = useState(() => comingMonday(format.today()))
  const templates = useApi('GET /api/v1/class-templates', { query: { include_inactive: 'true', page_size: 200 } })
  const instructors = useApi('GET /api/v1/instructors', { query: { page_size: 200 } })
  const classes = useApi(
    'GET /api/v1/scheduled-classes',
    { query: { start_date: monday, end_date: dateOf(monday, 7), status: 'scheduled' } },
    { keep: true, enabled: isWholeDay(monday) },
  )
  const offered = templates.data?.items.filter(({ is_active }) => is_active) ?? []
  const week = useDrawnWeek(offered.map(({ id }) => id))
  const saved = classes.data ?? []
  return (
    <StepBody
      wide
      title={m.title}
      lead={m.lead}
      footer={
        <StepFooter onSkip={onSkip}>
          {week.drawn.length > 0 ? (
            <Button look="primary" isPending={week.isSaving} onPress={() => void week.save(monday)}>
              {m.submit}
            </Button>
          ) : (
            <Button look={saved.length > 0 ? 'primary' : 'secondary'} onPress={saved.length > 0 ? onDone : onSkip}>
              {welcome.next}
            </Button>
          )}
        </StepFooter>
      }
    >
      <div className="flex flex-col gap-4">
        <Loaded query={templates} skeleton={<Skeleton className="h-40" />}>
          {({ items }) => <ClassChoice templates={items} />}
        </Loaded>
        <Loaded query={instructors} skeleton={<Skeleton className="h-32" />}>
          {({ items }) => <Teachers instructors={items} />}
        </Loaded>
        <Loaded query={classes} skeleton={<Skeleton className="h-64" />}>
          {(planned) => (
            <WeekGrid
              templates={offered}
              instructors={instructors.data?.items ?? []}
              planned={planned}
              week={week}
              monday={monday}
              onMonday={setMonday}
            />
          )}
        </Loaded>
      </div>
    </StepBody>
  )
}
