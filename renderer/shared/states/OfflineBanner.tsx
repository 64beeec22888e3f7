import { useSyncExternalStore } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useSharedMessages } from '../i18n/catalogue.ts'

function watch(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the device says it has a connection. */
export const useOnline = () => useSyncExternalStore(watch, () => navigator.onLine)

/** A line at the top while there is no connection. A page on the studio's own computer needs none. */
export function OfflineBanner({ local }: { local: boolean }) {
  const { words } = useSharedMessages()
  const online = useOnline()
  return (
    <div role="status">
      {online || local ? null : (
        <p className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-1.5 text-xs font-medium text-warn">
          <Icon name="offline" size={14} />
          {words.offline}
        </p>
      )}
    </div>
  )
}
