import { useSyncExternalStore } from 'react'
import { storage } from '../../api/browser.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useSharedMessages } from '../i18n/catalogue.ts'

/**
 * A line at the top while the studio's computer can't save: the cause and the remedy for staff; for clients, that it will pass.
 * It disappears automatically.
 */
export function StorageBanner({ forClients }: { forClients: boolean }) {
  const { storage: words } = useSharedMessages()
  const fault = useSyncExternalStore(storage.subscribe, storage.fault)
  return (
    <div role="status" className="sticky top-0 z-30 print:hidden">
      {fault === null ? null : (
        <p className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-1.5 text-xs font-medium text-pretty text-warn">
          <Icon name="warning" size={14} />
          <span>{forClients ? words.notNow : `${words.nothingSaved} ${words.helps[fault]}`}</span>
        </p>
      )}
    </div>
  )
}
