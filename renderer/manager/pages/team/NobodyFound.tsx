import { Button, EmptyState } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

/** Instead of a list in which the search finds nobody. */
export function NobodyFound({ search, onClear }: { search: string; onClear: () => void }) {
  const { team: m } = useMessages()
  return (
    <EmptyState icon="search" title={m.nobodyTitle} action={<Button onPress={onClear}>{m.clearSearch}</Button>}>
      {m.nobody(search)}
    </EmptyState>
  )
}
