import { Icon } from '../ui/icon/Icon.tsx'
import { BackSoon } from './BackSoon.tsx'
import { useMessages } from './messages/index.ts'

const READ = 8

/** Why somebody can't be checked in, and whom to ask. */
export function Refused({ code, onBack }: { code: string; onBack: () => void }) {
  const { kiosk: m, shared } = useMessages()
  return (
    <BackSoon seconds={READ} onBack={onBack}>
      <Icon name="warning" size={72} className="text-warn" />
      <h1 className="text-2xl font-semibold">{m.refused}</h1>
      <p className="text-lg text-pretty">{m.reasons[code] ?? shared.problems.byCode[code] ?? m.askDesk}</p>
    </BackSoon>
  )
}
