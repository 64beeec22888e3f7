import { useFormat } from '../../../shared/format/use-format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { useMessages } from '../../messages/index.ts'

interface NoClassesProps {
  title: string
  /** True if no other day has any either, as far as is known. */
  isBare: boolean
  /** The next day with one, where there is one. */
  next: string | undefined
  onChoose: (day: string) => void
  /** Gives up what was looked for; absent where it was nothing. */
  onAny: (() => void) | undefined
}

/** A day without classes, with the way to the next that has some. */
export function NoClasses({ title, isBare, next, onChoose, onAny }: NoClassesProps) {
  const { schedule: m } = useMessages()
  const format = useFormat()
  return (
    <EmptyState
      icon="calendar"
      title={isBare ? m.nonePlanned : onAny ? m.noneLike : title}
      action={
        <>
          {next ? <Button onPress={() => onChoose(next)}>{m.next(format.date(next, 'weekday'))}</Button> : null}
          {onAny ? <Button onPress={onAny}>{m.showAll}</Button> : null}
        </>
      }
    >
      {isBare ? null : m.noneMeans}
    </EmptyState>
  )
}
