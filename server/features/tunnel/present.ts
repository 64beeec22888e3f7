import type { z } from 'zod'
import type { App } from '../../context.ts'
import { ENGLISH, formatSaying } from '../../lib/sayings/format.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { isMadeUp } from '../../made-up.ts'
import { asSet } from '../settings/doors.ts'
import type { Settings } from '../settings/queries.ts'
import { isFreeTunnel } from '../settings/tunnel-host-rules.ts'
import { hasOwnAddress } from './address.ts'
import type { tunnelContract } from './contract.ts'
import { stateOfLine, type Line } from './line.ts'
import { networkUrls, targetOf } from './own-network.ts'

type Tunnel = z.output<(typeof tunnelContract)['GET /api/v1/studio/tunnel']['answer']>

/** The built-in tunnel as the API shows it, by the settings and how it stands. */
export function presentTunnel(app: App, settings: Settings, line: Line): Tunnel {
  const { tunnel_host: host, lan_enabled } = asSet(app, settings)
  const { hostname } = new URL(host)
  const { tunnel_enabled: isOn, tunnel_name: name } = settings
  const url = isOn ? (line.open?.url ?? settings.tunnel_address) : null
  const trouble = isOn ? line.trouble : null
  return {
    state: stateOfLine(isOn, line),
    url,
    own_url: hasOwnAddress(settings) ? settings.tunnel_url : null,
    host,
    name,
    is_free_host: isFreeTunnel(hostname),
    since: isOn ? line.since : null,
    seen_at: isOn ? line.seenAt : null,
    trouble,
    last_error:
      trouble &&
      formatSaying(say(`tunnel.trouble.${trouble}`, { host: hostname, name: name ?? '', url: url ?? '' }), ENGLISH),
    can_start: !isMadeUp(app.config.dataDir),
    target: targetOf(app),
    is_lan: lan_enabled,
    lan_urls: networkUrls(app),
  }
}
