import { useDenied } from '../../../shared/session/use-session.ts'
import { Icon } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { starters } from './starters.ts'

/** What stands there before anything was asked: what this is, and questions to begin with. */
export function Beginning({ onAsk }: { onAsk: (question: string) => void }) {
  const { assistant: m } = useMessages()
  const denied = useDenied()
  return (
    <div className="my-auto flex flex-col gap-6 py-2">
      <div className="flex flex-col items-center gap-1 text-center">
        <span className="mb-3 grid size-14 place-items-center rounded-full bg-accent-soft text-on-accent-soft">
          <Icon name="spark" size={26} />
        </span>
        <h3 className="text-lg font-semibold">{m.emptyTitle}</h3>
        <p className="max-w-80 text-sm text-pretty text-muted">{m.empty}</p>
      </div>
      <ul aria-label={m.starters} className="flex flex-col gap-1.5">
        {starters((permission) => denied(permission) === null).map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onAsk(m.starter[name])}
              className="ring-focus group flex min-h-11 w-full items-center gap-3 rounded-lg border border-line bg-surface px-3.5 py-2 text-start text-sm text-pretty text-ink hover:border-line-strong hover:bg-hover"
            >
              <span className="min-w-0 flex-1">{m.starter[name]}</span>
              <Icon name="arrow" size={15} className="text-faint group-hover:text-accent-text" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
