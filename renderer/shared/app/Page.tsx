import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { reloadIfThere } from '../connection/use-connection.ts'
import { useSharedMessages } from '../i18n/catalogue.ts'
import { PagePlace } from '../router/RouterView.tsx'

/** The place of the page in the application's frame. */
export const Page = () => <PagePlace crashed={<Crashed />} />

/** Instead of a page whose program failed, or whose file could not be fetched after an update. */
export function Crashed() {
  const { problems } = useSharedMessages()
  return (
    <ErrorState title={problems.crashedTitle} retry={problems.reload} onRetry={() => void reloadIfThere()}>
      {problems.crashed}
    </ErrorState>
  )
}
