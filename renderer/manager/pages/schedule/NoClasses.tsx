import { Button } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { View } from './days.ts'

interface NoClassesProps {
  view: View
  isFiltered: boolean
  onClear: () => void
  onPlan: (() => void) | undefined
  disabledReason: string | null
}

/** Lies on an empty calendar, which can still be drawn into around it. */
export function NoClasses({ view, isFiltered, onClear, onPlan, disabledReason }: NoClassesProps) {
  const { schedule: m } = useMessages()
  return (
    <div className="absolute inset-x-0 top-1/3 z-4 mx-auto w-80 max-w-full">
      <div className="flex flex-col items-center gap-3 rounded-xl bg-surface p-5 text-center shadow-float">
        <div>
          <p className="text-base font-semibold">{m.emptyTitle[view]}</p>
          <p className="mt-0.5 text-sm text-muted">
            {isFiltered ? m.emptyFiltered : view === 'month' ? m.emptyMonth : m.empty}
          </p>
        </div>
        {isFiltered ? (
          <Button onPress={onClear}>{m.clearFilters}</Button>
        ) : (
          <Button icon="plus" onPress={onPlan} disabledReason={disabledReason}>
            {m.planClass}
          </Button>
        )}
      </div>
    </div>
  )
}
