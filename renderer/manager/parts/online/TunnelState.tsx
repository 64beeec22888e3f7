import { useApi, type Answer } from '../../../api/index.ts'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { filled } from '../../../shared/i18n/filled.ts'
import { Icon, Spinner, type IconName } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

export type Tunnel = Answer<'GET /api/v1/studio/tunnel'>

/** The state of the built-in tunnel: read often while it connects, now and then while it is on. */
export function useTunnel() {
  const tunnel = useApi('GET /api/v1/studio/tunnel', {}, { every: 10 * SECOND })
  const isUnsettled = tunnel.data !== undefined && tunnel.data.state !== 'off' && tunnel.data.state !== 'online'
  useApi('GET /api/v1/studio/tunnel', {}, { enabled: isUnsettled, every: 2 * SECOND })
  return tunnel
}

const SECOND = 1000

const LOOKS: Record<'online' | 'name_taken' | 'unreachable', { icon: IconName; colour: string }> = {
  online: { icon: 'success', colour: 'text-good' },
  name_taken: { icon: 'warning', colour: 'text-warn' },
  unreachable: { icon: 'error', colour: 'text-bad' },
}

/** True if clients come by the tunnel, in words; when it was last seen from outside counts on. */
export function TunnelState({ tunnel }: { tunnel: Tunnel }) {
  const { goingOnline: m } = useMessages()
  const { state, trouble, seen_at } = tunnel
  if (state === 'off') return null
  if (state === 'connecting')
    return (
      <p role="status" className="flex min-h-10 items-center gap-2 text-sm text-muted">
        <Spinner /> {m.connecting}
      </p>
    )
  const { icon, colour } = LOOKS[state]
  const words = { online: m.online, name_taken: m.otherName, unreachable: m.lost }[state]
  const values = { host: new URL(tunnel.host).hostname, name: tunnel.name ?? '', url: tunnel.url ?? '' }
  return (
    <div className="flex min-h-10 items-start gap-2 text-sm text-pretty">
      <Icon name={icon} size={18} className={`mt-px ${colour}`} />
      <div className="min-w-0">
        <p role="status" className="font-medium">
          {words}
        </p>
        {trouble ? <p className="break-words text-muted">{filled(m.trouble[trouble], values)}</p> : null}
        {seen_at ? <Seen at={seen_at} isNow={state !== 'unreachable'} /> : null}
      </div>
    </div>
  )
}

function Seen({ at, isNow }: { at: string; isNow: boolean }) {
  const { goingOnline: m } = useMessages()
  const { relative } = useFormat()
  const time = useNow(SECOND)
  const seconds = Math.max(0, Math.round((time - Date.parse(at)) / SECOND))
  const ago = seconds < 60 ? m.seconds(seconds) : relative(at, time)
  return <p className="figures text-muted">{isNow ? m.seen(ago) : m.lastSeen(ago)}</p>
}
