import { useApi, useDownload, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, Button, EmptyState, Link, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard } from '../../../parts/list/ListCard.tsx'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'
import type { Waiver } from './use-activation.ts'

type Signature = Item<'GET /api/v1/waivers/{waiver_id}/signatures'>

/** The signatures of a waiver, each with its document. */
export function Signatures({ waiver }: { waiver: Waiver }) {
  const { compliance } = useMessages()
  const m = compliance.signatures
  const format = useFormat()
  const list = useList({ versions: 'all' })
  const { versions } = list.filters
  const version = versions === 'current' ? waiver.version : undefined
  const signatures = useApi('GET /api/v1/waivers/{waiver_id}/signatures', {
    params: { waiver_id: waiver.id },
    query: { version, ...list.paging },
  })
  const columns: Column<Signature>[] = [
    {
      id: 'client',
      header: m.client,
      cell: ({ client_id, client_name }) => (
        <Link
          href={paths.client(client_id)}
          look="plain"
          className="block truncate font-medium phone:py-1.5 phone:whitespace-normal"
        >
          {client_name}
        </Link>
      ),
    },
    {
      id: 'name',
      header: m.name,
      cell: ({ signed_name, guardian_id }) => (
        <span className="block truncate">
          {signed_name}
          {guardian_id === null ? null : <span className="text-muted"> {m.asGuardian}</span>}
        </span>
      ),
      hideOn: 'phone',
    },
    {
      id: 'version',
      header: m.version,
      cell: ({ version }) => (
        <span className="flex items-center gap-2">
          {format.number(version)}
          {version === waiver.version ? <Badge tone="good">{m.current}</Badge> : null}
        </span>
      ),
      width: '8rem',
    },
    {
      id: 'when',
      header: m.when,
      cell: ({ signed_at }) => format.dateTime(signed_at),
      width: '12rem',
      hideOn: 'phone',
    },
    {
      id: 'address',
      header: m.address,
      cell: ({ ip_address }) => ip_address ?? <span className="text-muted">{m.hidden}</span>,
      width: '9rem',
      hideOn: 'narrow',
    },
    { id: 'pdf', header: m.copy, cell: (signature) => <Copy signature={signature} />, align: 'end', width: '5rem' },
  ]
  return (
    <div className="flex flex-col gap-3">
      {waiver.version > 1 ? (
        <ShownFilter
          label={m.versions}
          value={versions}
          parts={{ all: m.everyVersion, current: m.onlyCurrent }}
          onChange={(next) => list.narrow({ versions: next })}
          className="self-start"
        />
      ) : null}
      <ListCard
        query={signatures}
        list={list}
        label={m.table}
        columns={columns}
        empty={
          <EmptyState icon="edit" title={version ? m.noneOfVersion : m.none}>
            {m.noneMeans}
          </EmptyState>
        }
      />
    </div>
  )
}

function Copy({ signature: { id, client_id, client_name, title } }: { signature: Signature }) {
  const { compliance } = useMessages()
  const m = compliance.signatures
  const { download, isPending } = useDownload()
  const keep = () =>
    download('GET /api/v1/clients/{client_id}/waivers/{signature_id}.pdf', m.file(title, client_name), {
      params: { client_id, signature_id: id },
    })
  return <Button look="quiet" size="small" icon="import" iconOnly label={m.pdf} isPending={isPending} onPress={keep} />
}
