import { reloadIfThere } from '../connection/use-connection.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { useSharedMessages } from '../i18n/catalogue.ts'

/** Instead of a page whose program failed, or whose file could not be fetched after an update. */
export function Crashed() {
  const { problems } = useSharedMessages()
  return (
    <ErrorState title={problems.crashedTitle} retry={problems.reload} onRetry={() => void reloadIfThere()}>
      {problems.crashed}
    </ErrorState>
  )
}
