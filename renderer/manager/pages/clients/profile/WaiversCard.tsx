import { useApi, useDownload, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, Button, Card } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

type Waiver = Item<'GET /api/v1/clients/{client_id}/waivers'>

const TONES = { signed: 'good', outdated: 'warn', unsigned: 'warn' } as const

/** The studio's waivers and whether a client signed each. Nothing where the studio has none. */
export function WaiversCard({ clientId }: { clientId: number }) {
  const { clientProfile } = useMessages()
  const waivers = useApi('GET /api/v1/clients/{client_id}/waivers', { params: { client_id: clientId } })
  if (!waivers.data?.length) return null
  return (
    <Card title={clientProfile.waivers.title}>
      <ul className="divide-y divide-line">
        {waivers.data.map((waiver) => (
          <Line key={waiver.id} waiver={waiver} clientId={clientId} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ waiver, clientId }: { waiver: Waiver; clientId: number }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.waivers
  const { date } = useFormat()
  const { download, isPending } = useDownload()
  const { title, status, signed_at } = waiver
  const signature = waiver.signatures[0]
  const pdf = (signature_id: number) =>
    download('GET /api/v1/clients/{client_id}/waivers/{signature_id}.pdf', `${title}.pdf`, {
      params: { client_id: clientId, signature_id },
    })
  return (
    <li className="flex items-start justify-between gap-2 py-2 first:pt-0 last:pb-0">
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="mt-0.5 flex flex-wrap items-center gap-1.5 text-2xs text-muted">
          <Badge tone={TONES[status]}>{m.statuses[status]}</Badge>
          {signed_at ? m.signedOn(date(signed_at)) : null}
        </span>
      </span>
      {signature ? (
        <Button
          look="quiet"
          size="small"
          icon="file"
          iconOnly
          label={m.pdf(title)}
          isPending={isPending}
          onPress={() => pdf(signature.id)}
        />
      ) : null}
    </li>
  )
}
