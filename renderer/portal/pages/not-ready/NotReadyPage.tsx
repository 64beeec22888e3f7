import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'

/** Shown to everybody until the studio has been set up at its own computer. */
export default function NotReadyPage() {
  const m = useMessages().account.notReady
  const { problems } = useSharedMessages()
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        level={1}
        icon="clock"
        title={m.title}
        action={<Button onPress={() => location.assign(paths.schedule())}>{problems.tryAgain}</Button>}
      >
        {m.means}
      </EmptyState>
    </main>
  )
}
