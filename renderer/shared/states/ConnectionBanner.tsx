import { useState, useSyncExternalStore } from 'react'
import { connection } from '../../api/browser.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useGone } from '../connection/use-connection.ts'
import { useSharedMessages } from '../i18n/catalogue.ts'
import { bannerOf } from './banner-of.ts'

function watch(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** True if the device says it has a connection. */
export const useOnline = () => useSyncExternalStore(watch, () => navigator.onLine)

/**
 * A line at the top while there is no connection, or nobody at its other end. A page on the studio's own computer needs
 * no connection, but the server.
 */
export function ConnectionBanner({ local }: { local: boolean }) {
  const { words } = useSharedMessages()
  const said = bannerOf({ online: useOnline(), gone: useGone(), local })
  return (
    <div role="status" className="sticky top-0 z-30 print:hidden">
      {said ? (
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-warn-soft px-4 py-1.5 text-xs font-medium text-warn">
          <p className="flex items-center gap-2">
            <Icon name="offline" size={14} />
            <span>{said.map((what) => words[what]).join(' ')}</span>
          </p>
          {said.includes('gone') ? <Retry /> : null}
        </div>
      ) : null}
    </div>
  )
}

function Retry() {
  const { problems } = useSharedMessages()
  const [isPending, setPending] = useState(false)
  const retry = async () => {
    setPending(true)
    await connection.retry()
    setPending(false)
  }
  return (
    <Button size="small" icon="refresh" isPending={isPending} onPress={() => void retry()}>
      {problems.tryAgain}
    </Button>
  )
}
