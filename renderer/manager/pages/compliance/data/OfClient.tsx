import { useApi, useDownload } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Card, LinkButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Named } from './named.ts'

interface OfClientProps {
  clientId: number
  onErase: (client: Named) => void
}

/** Exports or erases a client's data. */
export function OfClient({ clientId, onErase }: OfClientProps) {
  const { compliance } = useMessages()
  const m = compliance.data
  const denied = useDenied()('gdpr.manage')
  const client = useApi('GET /api/v1/clients/{client_id}', { params: { client_id: clientId } })
  return (
    <aside className="flex flex-col gap-4">
      <Loaded query={client} skeleton={null}>
        {({ id, full_name }) => (
          <>
            <LinkButton href={paths.client(id)} icon="person">
              {m.openProfile}
            </LinkButton>
            <Export clientId={id} denied={denied} />
            <Card title={compliance.erase.title} description={compliance.erase.means}>
              <Button
                look="danger"
                icon="trash"
                disabledReason={denied}
                onPress={() => onErase({ id, name: full_name })}
              >
                {compliance.erase.ask}
              </Button>
            </Card>
          </>
        )}
      </Loaded>
    </aside>
  )
}

function Export({ clientId, denied }: { clientId: number; denied: string | null }) {
  const { compliance } = useMessages()
  const m = compliance.data
  const zip = useDownload()
  const json = useDownload()
  const params = { client_id: clientId }
  const key = 'GET /api/v1/gdpr/export/{client_id}'
  return (
    <Card title={m.export} description={m.exportMeans}>
      <div className="flex flex-wrap gap-2">
        <Button
          icon="import"
          isPending={zip.isPending}
          disabledReason={denied}
          onPress={() => zip.download(key, m.zipFile(clientId), { params, query: { format: 'zip' } })}
        >
          {m.zip}
        </Button>
        <Button
          icon="file"
          isPending={json.isPending}
          disabledReason={denied}
          onPress={() => json.download(key, m.jsonFile(clientId), { params })}
        >
          {m.json}
        </Button>
      </div>
    </Card>
  )
}
