import { Spinner } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

/** What happens while a copy is checked, and while the studio starts anew with it. */
export function Restoring({ phase }: { phase: 'checking' | 'restarting' }) {
  const { restore: m } = useMessages()
  const [title, text] = phase === 'checking' ? [m.checking, m.checkingMeans] : [m.restarting, m.restartingMeans]
  return (
    <div
      role="status"
      className="flex min-h-48 flex-col items-center justify-center gap-2 rounded-lg border border-line bg-sunken px-6 py-8 text-center"
    >
      <Spinner size={22} className="text-accent-text" />
      <p className="mt-1 text-sm font-medium">{title}</p>
      <p className="max-w-96 text-xs text-pretty text-muted">{text}</p>
    </div>
  )
}
