import { useState } from 'react'
import { useSend, type Answer } from '../../../api/index.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Button, Card, Skeleton, Switch } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ClientsLink } from './ClientsLink.tsx'
import { LanSwitch } from './LanSwitch.tsx'
import { AddressCheck, Found, OwnServer, Way } from './OwnServer.tsx'
import { TunnelState, useTunnel, type Tunnel } from './TunnelState.tsx'
import { useDoorsDenied } from './use-doors-denied.ts'

const OWN_ADDRESS = ['caddy', 'cloudflare', 'tailscale'] as const

/** The ways to an address besides the free server, each with its steps and a way to try it. */
function OtherWays({ tunnel }: { tunnel: Tunnel }) {
  const { goingOnline: m } = useMessages()
  const toast = useToast()
  const save = useSend('PUT /api/v1/studio')
  const use = async (tunnel_url: string) => {
    await save.sendOrThrow({ body: { tunnel_url } })
    toast.done(m.used)
  }
  return (
    <Card title={m.ways} description={m.waysMeans} flush>
      <ul className="divide-y divide-line">
        {OWN_ADDRESS.map((way) => (
          <li key={way}>
            <Way {...m[way]} text={m[way].text(tunnel.target)}>
              <AddressCheck kind="address" example={m.addressExample} use={m.use} onUse={use} />
            </Way>
          </li>
        ))}
        <li>
          <OwnServer tunnel={tunnel} />
        </li>
        <li>
          <OwnWifi tunnel={tunnel} onUse={use} />
        </li>
      </ul>
    </Card>
  )
}

/** The studio's own network alone: whether it reaches the portal, and at which address. */
function OwnWifi({ tunnel, onUse }: { tunnel: Tunnel; onUse: (url: string) => Promise<unknown> }) {
  const { wifi: m, use } = useMessages().goingOnline
  const [address = ''] = tunnel.lan_urls
  return (
    <Way {...m}>
      <LanSwitch tunnel={tunnel} />
      <AddressCheck kind="address" address={address} example={address} use={use} onUse={onUse} />
    </Way>
  )
}

/** The way clients reach the studio: the switch, or a separate address that replaces it. */
export function GoOnline() {
  const tunnel = useTunnel()
  return (
    <Loaded query={tunnel} skeleton={<Skeleton className="h-64" />}>
      {(now) => (
        <div className="flex flex-col gap-4">
          {now.own_url ? <AddressCard key={now.own_url} address={now.own_url} /> : null}
          {now.own_url && now.state === 'off' ? null : <SwitchCard tunnel={now} />}
          {now.own_url ? null : <OtherWays tunnel={now} />}
        </div>
      )}
    </Loaded>
  )
}

/** Going online by one switch: the link, its QR code, whether clients come by it, and what the free server means. */
function SwitchCard({ tunnel }: { tunnel: Tunnel }) {
  const { goingOnline: m } = useMessages()
  const toast = useToast()
  const startDenied = useDoorsDenied()
  const stopDenied = useDoorsDenied('settings.manage')
  const start = useSend('POST /api/v1/studio/tunnel/start', {
    optimistic: (cache) =>
      cache.patch('GET /api/v1/studio/tunnel', (before) => ({ ...before, state: 'connecting' as const })),
  })
  const stop = useSend('POST /api/v1/studio/tunnel/stop', {
    optimistic: (cache) =>
      cache.patch('GET /api/v1/studio/tunnel', (before) => ({ ...before, state: 'off' as const, url: null })),
  })
  const turn = async (isOn: boolean) => {
    if (isOn) await start.send()
    else if (await stop.send()) toast.done(m.isOff)
  }
  const isOn = tunnel.state !== 'off'
  return (
    <Card title={m.title} description={m.onMeans}>
      <div className="flex flex-col gap-4 pt-1">
        <Switch
          value={isOn}
          onChange={(next) => void turn(next)}
          disabledReason={(isOn ? stopDenied : startDenied) ?? (tunnel.can_start ? null : m.madeUp)}
        >
          <span className="font-semibold">{m.on}</span>
        </Switch>
        {isOn ? <TunnelState tunnel={tunnel} /> : null}
        {isOn && tunnel.url ? <ClientsLink address={tunnel.url} /> : null}
        {tunnel.is_free_host ? <FreeServer /> : null}
      </div>
    </Card>
  )
}

/** Explains going online over the free public server, before anybody does. */
function FreeServer() {
  const { goingOnline: m } = useMessages()
  return (
    <section aria-label={m.freeTitle} className="rounded-lg bg-sunken px-3.5 py-3 text-sm text-pretty">
      <h3 className="font-semibold">{m.freeTitle}</h3>
      <ul className="mt-1 list-disc space-y-1 ps-5 text-muted">
        {m.free.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-1.5 text-muted">{m.freeInstead}</p>
    </section>
  )
}

/** An address of the studio's own: the link, its QR code, whether it leads here, and the way to stop using it. */
function AddressCard({ address }: { address: string }) {
  const { goingOnline: m } = useMessages()
  const toast = useToast()
  const denied = useDoorsDenied()
  const change = useSend('PUT /api/v1/studio')
  const check = useSend('POST /api/v1/studio/tunnel/check', { invalidate: [] })
  const [found, setFound] = useState<Answer<'POST /api/v1/studio/tunnel/check'> | null>(null)
  const remove = async () => {
    const done = await change.send({ body: { tunnel_url: null } })
    if (done) toast.undo(m.removed, () => void change.send({ body: { tunnel_url: address } }))
  }
  const ask = async () => setFound(await check.send({ body: { url: address } }))
  return (
    <Card title={m.link} description={m.linkFor}>
      <div className="flex flex-col gap-4">
        <ClientsLink address={address}>
          <Button isPending={check.isPending} disabledReason={denied} onPress={() => void ask()}>
            {m.check}
          </Button>
          <Button look="quiet" isPending={change.isPending} disabledReason={denied} onPress={() => void remove()}>
            {m.remove}
          </Button>
        </ClientsLink>
        {found ? <Found found={found} /> : null}
      </div>
    </Card>
  )
}
