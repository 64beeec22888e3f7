import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded, Loading } from '../../../../shared/states/Loaded.tsx'
import { usePathId } from '../../../../shared/url/use-go.ts'
import { Avatar, Badge, Card, KeyValueList, Link, PageHeader, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { RecordPending } from '../../../parts/record/RecordPending.tsx'
import { paths } from '../../../paths.ts'
import { useVisited } from '../../../shell/use-visited.ts'
import { PurchasesCard } from '../../selling/purchases/PurchasesCard.tsx'
import { ClientTasks } from '../../tasks/ClientTasks.tsx'
import type { Client } from '../ClientForm.tsx'
import { ConsentCard } from './ConsentCard.tsx'
import { NotesCard } from './NotesCard.tsx'
import { ProfileActions } from './ProfileActions.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'
import { ageOn } from '../../../../../server/lib/birthday-rules.ts'
import { SubscriptionCard } from './subscription/SubscriptionCard.tsx'
import { Summary, useSummary } from './Summary.tsx'
import { TagsCard } from './TagsCard.tsx'
import { WaiversCard } from './WaiversCard.tsx'
import { Warnings } from './Warnings.tsx'
import { useSubscription } from './subscription/use-subscription.ts'
import { useOpenClasses, useProfile } from './use-profile.ts'

/** A client with everything on one page: what to know, what happened, what she has, what can be done. */
export default function ClientPage() {
  const { clients: m } = useMessages()
  const client_id = usePathId('clientId')
  const client = useApi('GET /api/v1/clients/{client_id}', { params: { client_id } })
  const isKnown = useTopIsKnown(client_id)
  const isGone = client.isError && client.data === undefined
  if (isGone)
    return (
      <RecordPending
        query={client}
        title={m.title}
        goneTitle={m.gone}
        back={{ label: m.title, href: paths.clients() }}
        backTo={m.goneAll}
      />
    )
  return (
    <Loaded query={client} skeleton={<ProfileSkeleton />}>
      {(data) => (isKnown ? <Profile key={data.id} client={data} /> : <Loading skeleton={<ProfileSkeleton />} />)}
    </Loaded>
  )
}

/**
 * True once the top of the profile is loaded, so that nothing below it moves. It stays true: a first subscription adds more to
 * load, which must not close what is open.
 */
function useTopIsKnown(client_id: number): boolean {
  const { memberships, charges } = useProfile(client_id)
  const waivers = useApi('GET /api/v1/clients/{client_id}/waivers', { params: { client_id } })
  const { summary, standings } = useSummary(client_id)
  const top = [summary, standings, memberships, charges, waivers, useOpenClasses(client_id), useSubscription(client_id)]
  const [known, setKnown] = useState<number | null>(null)
  const isKnown = known === client_id || !top.some(({ isLoading }) => isLoading)
  if (isKnown && known !== client_id) setKnown(client_id)
  return isKnown
}

function Profile({ client }: { client: Client }) {
  const { clients: m } = useMessages()
  useVisited(client.full_name)
  return (
    <>
      <PageHeader
        title={client.full_name}
        trail={[{ label: m.title, href: paths.clients() }]}
        before={<Avatar name={client.full_name} size="large" />}
        beside={
          <>
            {client.is_active ? null : <Badge>{m.inactive}</Badge>}
            {client.is_active && !client.has_login ? <Badge tone="info">{m.noLogin}</Badge> : null}
          </>
        }
        description={<Contact client={client} />}
      >
        <ProfileActions client={client} />
      </PageHeader>
      <Warnings client={client} />
      <Summary clientId={client.id} />
      <div className="grid grid-cols-[minmax(0,1fr)_19rem] items-start gap-5 narrow:grid-cols-1">
        <ProfileTabs client={client} />
        <aside className="flex flex-col gap-4">
          <SubscriptionCard clientId={client.id} />
          <DetailsCard client={client} />
          <ClientTasks clientId={client.id} />
          <NotesCard clientId={client.id} />
          <PurchasesCard clientId={client.id} />
          <TagsCard clientId={client.id} />
          <WaiversCard clientId={client.id} />
          <ConsentCard clientId={client.id} />
        </aside>
      </div>
    </>
  )
}

/** A client's personal details. */
function DetailsCard({ client }: { client: Client }) {
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

function Contact({ client: { email, phone } }: { client: Client }) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {email ? (
        <Link href={`mailto:${email}`} look="plain" className="min-w-0">
          {email}
        </Link>
      ) : null}
      {phone ? (
        <Link href={`tel:${phone}`} look="plain">
          {phone}
        </Link>
      ) : null}
    </span>
  )
}

function ProfileSkeleton() {
  const { clients: m } = useMessages()
  return (
    <div className="flex flex-col gap-4">
      <h1 className="sr-only">{m.title}</h1>
      <div className="flex items-center gap-3">
        <Skeleton className="size-14 rounded-full!" />
        <Skeleton className="h-8 w-64" />
      </div>
      <Skeleton className="h-16 phone:h-48" />
      <div className="grid grid-cols-[minmax(0,1fr)_19rem] gap-5 narrow:grid-cols-1">
        <Skeleton className="h-96" />
        <Skeleton className="h-64" />
      </div>
    </div>
  )
}
