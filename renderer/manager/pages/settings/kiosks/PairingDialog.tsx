import { useEffect, useState } from 'react'
import { useApi, useSend, type Answer } from '../../../../api/index.ts'
import { useNow } from '../../../../shared/clock.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { QrCode } from '../../../../shared/qr/QrCode.tsx'
import { Button, Callout, Dialog, KeyValueList, Link, SegmentedControl, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { LanSwitch } from '../../../parts/online/LanSwitch.tsx'
import { useTunnel, type Tunnel } from '../../../parts/online/TunnelState.tsx'
import { paths } from '../../../paths.ts'
import { waysToKiosk, type Way } from './reach.ts'

export type AddedKiosk = Answer<'POST /api/v1/kiosks'>

interface PairingDialogProps {
  added: AddedKiosk
  /** Shows the code of a kiosk that takes the place of this one. */
  onRenewed: (kiosk: AddedKiosk) => void
  onClose: () => void
}

/** The code that pairs a tablet, to scan or to type; the dialog closes once the tablet is paired. */
export function PairingDialog({ added, onRenewed, onClose }: PairingDialogProps) {
  const { kiosks: m } = useMessages()
  const format = useFormat()
  const now = useNow(15_000)
  const tunnel = useTunnel()
  useCloseWhenPaired(added, onClose)
  const isOver = Date.parse(added.pairing_until ?? '') < now
  const { ways, others } = waysToKiosk(tunnel.data, location)
  const code = added.pairing_code ?? ''
  return (
    <Dialog
      title={ways.length > 0 || tunnel.isPending ? m.scanTitle : m.noWay}
      isOpen
      onClose={onClose}
      footer={
        <Button look="primary" onPress={onClose}>
          {m.done}
        </Button>
      }
    >
      {tunnel.isPending ? (
        <Skeleton className="h-80 w-full" />
      ) : isOver ? (
        <CodeOver added={added} onRenewed={onRenewed} />
      ) : ways.length > 0 ? (
        <div className="flex flex-col gap-4">
          <p className="text-base text-pretty">{m.scanMeans(format.time(added.pairing_until ?? ''))}</p>
          <ToScan ways={ways} others={others} code={code} />
        </div>
      ) : (
        <NoWay tunnel={tunnel.data} code={code} />
      )}
    </Dialog>
  )
}

/** Looks every few seconds whether the tablet has used the code. */
function useCloseWhenPaired({ id, name }: AddedKiosk, onClose: () => void): void {
  const { kiosks: m } = useMessages()
  const toast = useToast()
  const kiosks = useApi('GET /api/v1/kiosks', {}, { every: 3000 })
  const isPaired = kiosks.data?.some((kiosk) => kiosk.id === id && kiosk.paired_at !== null) ?? false
  useEffect(() => {
    if (!isPaired) return
    toast.done(m.pairedToast(name))
    onClose()
  }, [isPaired, m, name, onClose, toast])
}

function ToScan({ ways, others, code }: { ways: readonly Way[]; others: readonly string[]; code: string }) {
  const { kiosks: m } = useMessages()
  const [kind, choose] = useState<Way['kind']>(ways[0]!.kind)
  const way = ways.find((one) => one.kind === kind) ?? ways[0]!
  return (
    <>
      {ways.length > 1 ? (
        <SegmentedControl
          label={m.by}
          options={ways.map((one) => ({ id: one.kind, label: m.ways[one.kind].name }))}
          value={way.kind}
          onChange={choose}
        />
      ) : null}
      <p className="text-sm text-pretty text-muted">{m.ways[way.kind].means}</p>
      <QrCode
        text={`${way.address}#${code}`}
        label={m.scanCode}
        className="mx-auto w-full max-w-64 border border-line"
      />
      <section className="flex flex-col gap-2">
        <h3 className="text-base font-semibold">{m.byHand}</h3>
        <KeyValueList
          items={[
            { label: m.address, value: <span className="break-all">{way.address}</span> },
            { label: m.code, value: <span className="figures text-xl font-semibold">{code}</span> },
          ]}
        />
      </section>
      {way.kind === 'wifi' && others.length > 0 ? (
        <details className="text-sm">
          <summary className="ring-focus cursor-default rounded-sm text-muted">{m.otherAddresses}</summary>
          <ul className="mt-1 flex flex-col gap-1 break-all">
            {others.map((address) => (
              <li key={address}>{address}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}

/** No address that a tablet can open: the Wi-Fi is switched on in place. */
function NoWay({ tunnel, code }: { tunnel: Tunnel | undefined; code: string }) {
  const { kiosks: m } = useMessages()
  return (
    <div className="flex flex-col gap-4">
      <Callout tone="warn">{tunnel?.is_lan ? m.noNetwork : m.noWayMeans}</Callout>
      {tunnel && !tunnel.is_lan ? <LanSwitch tunnel={tunnel} /> : null}
      <p className="text-sm">
        <Link href={paths.settingsPart('online')}>{m.toOnline}</Link>
      </p>
      <KeyValueList items={[{ label: m.code, value: <span className="figures text-xl font-semibold">{code}</span> }]} />
    </div>
  )
}

/** A code that ran out before a tablet used it, and the way to another one. */
function CodeOver({ added, onRenewed }: Pick<PairingDialogProps, 'added' | 'onRenewed'>) {
  const { kiosks: m } = useMessages()
  const remove = useSend('DELETE /api/v1/kiosks/{kiosk_id}')
  const add = useSend('POST /api/v1/kiosks')
  const { id: kiosk_id, name, establishment_id } = added
  const renew = async () => {
    const next = await add.send({ body: { name, establishment_id } })
    if (!next) return
    onRenewed(next)
    await remove.send({ params: { kiosk_id } })
  }
  return (
    <Callout
      tone="warn"
      action={
        <Button isPending={add.isPending} onPress={() => void renew()}>
          {m.newCode}
        </Button>
      }
    >
      {m.codeOver}
    </Callout>
  )
}
