import { Icon } from '../ui/icon/Icon.tsx'
import { useMessages } from './messages/index.ts'

/** The studio's computer does not answer: nobody's name stays in sight, and what to do meanwhile is said. */
export function Gone() {
  const { kiosk: m } = useMessages()
  return (
    <section role="alert" className="m-auto flex max-w-lg flex-col items-center gap-3 text-center">
      <Icon name="warning" size={56} className="text-warn" />
      <h1 className="text-2xl font-semibold">{m.gone}</h1>
      <p className="text-lg text-pretty text-muted">{m.goneMeans}</p>
    </section>
  )
}
