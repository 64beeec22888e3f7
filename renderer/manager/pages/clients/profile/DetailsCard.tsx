import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Card, KeyValueList, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Client } from '../ClientForm.tsx'
import { ageOn } from './age.ts'

/** Who a client is. */
export function DetailsCard({ client }: { client: Client }) {
  const { clientProfile, clients } = useMessages()
  const m = clientProfile.details
  const { date, today } = useFormat()
  const { date_of_birth: born, locale } = client
  const languages = clients.form.languages as Readonly<Record<string, string | undefined>>
  return (
    <Card title={m.title}>
      <KeyValueList
        items={[
          { label: m.born, value: born && m.age(date(born), ageOn(born, today())) },
          {
            label: m.address,
            value: client.address && <span className="whitespace-pre-line">{client.address}</span>,
          },
          { label: m.emergency, value: client.emergency_contact },
          { label: m.guardian, value: client.guardian_id && <Guardian clientId={client.guardian_id} /> },
          { label: m.since, value: date(client.client_since_on ?? client.created_at) },
          { label: m.source, value: m.sources[client.source] },
          { label: m.language, value: locale && (languages[locale.slice(0, 2)] ?? locale) },
          { label: m.login, value: client.has_login ? m.hasLogin : m.noLogin },
        ]}
      />
    </Card>
  )
}

function Guardian({ clientId }: { clientId: number }) {
  const guardian = useApi('GET /api/v1/clients/{client_id}', { params: { client_id: clientId } })
  return guardian.data ? <Link href={paths.client(clientId)}>{guardian.data.full_name}</Link> : null
}
