import { useApi, useDownload, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Link,
  Pagination,
  SegmentedControl,
  Table,
  type Column,
} from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Waiver } from './use-activation.ts'

type Signature = Item<'GET /api/v1/waivers/{waiver_id}/signatures'>

const PAGE_SIZE = 50

/** Who signed a waiver, every signature with its document. */
export function Signatures({ waiver }: { waiver: Waiver }) {
  const { compliance } = useMessages()
  const m = compliance.signatures
  const [{ versions, page }, setState] = useUrlState({ versions: 'all', page: 1 })
  const version = versions === 'current' ? waiver.version : undefined
  const signatures = useApi(
    'GET /api/v1/waivers/{waiver_id}/signatures',
    { params: { waiver_id: waiver.id }, query: { version, page, page_size: PAGE_SIZE } },
    { keep: true },
  )
  return (
    <div className="flex flex-col gap-3">
      {waiver.version > 1 ? (
        <SegmentedControl
          label={m.versions}
          value={versions}
          onChange={(next) => setState({ versions: next, page: 1 })}
          options={[
            { id: 'all', label: m.everyVersion },
            { id: 'current', label: m.onlyCurrent },
          ]}
          className="self-start"
        />
      ) : null}
      <Card flush>
        <Loaded query={signatures}>
          {(list) => (
            <>
              <SignatureTable
                waiver={waiver}
                rows={list.items}
                isStale={signatures.isPlaceholderData}
                ofVersion={Boolean(version)}
              />
              <Pagination
                page={page}
                pageSize={PAGE_SIZE}
                total={list.total}
                capped={list.total_capped}
                onChange={(next) => setState({ page: next }, 'push')}
              />
            </>
          )}
        </Loaded>
      </Card>
    </div>
  )
}

interface SignatureTableProps {
  waiver: Waiver
  rows: readonly Signature[]
  isStale: boolean
  /** Only those of the current version are asked for. */
  ofVersion: boolean
}

function SignatureTable({ waiver, rows, isStale, ofVersion }: SignatureTableProps) {
  const { compliance } = useMessages()
  const m = compliance.signatures
  const format = useFormat()
  const columns: Column<Signature>[] = [
    {
      id: 'client',
      header: m.client,
      cell: ({ client_id, client_name }) => (
        <Link href={paths.client(client_id)} look="plain" className="font-medium">
          {client_name}
        </Link>
      ),
    },
    {
      id: 'name',
      header: m.name,
      cell: ({ signed_name, guardian_id }) => (
        <>
          {signed_name}
          {guardian_id === null ? null : <span className="text-muted"> {m.asGuardian}</span>}
        </>
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
    <Table
      label={m.table}
      columns={columns}
      rows={rows}
      isStale={isStale}
      empty={
        <EmptyState icon="edit" title={ofVersion ? m.noneOfVersion : m.none}>
          {m.noneMeans}
        </EmptyState>
      }
    />
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
