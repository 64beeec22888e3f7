import type { ReactNode } from 'react'
import { useApi } from '../../../api/index.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Link } from '../../../ui/button/Link.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import { BackLink } from '../../parts/BackLink.tsx'
import { Withdraw } from '../../parts/Withdraw.tsx'
import { partsOf, type SubstituteRequest } from '../../parts/substitutes.ts'
import { useSubstitutes } from '../../parts/use-substitutes.ts'
import { paths } from '../../paths.ts'
import { DaySkeleton } from '../schedule/DaySkeleton.tsx'
import { Note, RequestCard, ToClaim } from './ToClaim.tsx'

/** Classes that look for another instructor: those the reader could teach, what they offered, what they asked for. */
export default function SubstitutesPage() {
  const { substitutes: m, teaching } = useMessages()
  const me = useApi('GET /api/v1/auth/me', {}, { fresh: 300_000 })
  const requests = useSubstitutes()
  return (
    <>
      <BackLink href={paths.teaching()}>{teaching.title}</BackLink>
      <PageHeader title={m.title} description={m.lead} />
      <Freshness query={requests} />
      <Loaded query={me} skeleton={<DaySkeleton />}>
        {({ instructor_id }) =>
          instructor_id === null ? (
            <EmptyState
              icon="team"
              title={teaching.noProfile}
              action={<LinkButton href="/manage/">{teaching.toDesk}</LinkButton>}
            >
              {teaching.noProfileMeans}
            </EmptyState>
          ) : (
            <Loaded query={requests} skeleton={<DaySkeleton />}>
              {(all) => <Parts requests={all} me={instructor_id} />}
            </Loaded>
          )
        }
      </Loaded>
    </>
  )
}

function Parts({ requests, me }: { requests: readonly SubstituteRequest[]; me: number }) {
  const { substitutes: m } = useMessages()
  const { toClaim, claims, asked } = partsOf(requests, me)
  return (
    <>
      {toClaim.length + claims.length + asked.length === 0 ? (
        <EmptyState icon="refresh" title={m.none}>
          {m.noneMeans}
        </EmptyState>
      ) : null}
      <ToClaim requests={toClaim} />
      <Section title={m.claims} requests={claims}>
        {(request) => <Claimed key={request.id} request={request} />}
      </Section>
      <Section title={m.asked} requests={asked}>
        {(request) => <AskedFor key={request.id} request={request} />}
      </Section>
    </>
  )
}

/** A class the reader offered to teach, and what became of it. */
function Claimed({ request }: { request: SubstituteRequest }) {
  const { substitutes: m, teaching } = useMessages()
  const { status, asked_by_name, scheduled_class_id } = request
  const states = { ...m.claimState, open: '', withdrawn: m.claimState.withdrawn(asked_by_name) }
  return (
    <RequestCard
      request={request}
      about={
        <>
          <p className="text-sm text-muted">{m.insteadOf(asked_by_name)}</p>
          <Note request={request} />
        </>
      }
    >
      <p className="min-w-0 flex-1 text-sm text-pretty">{states[status]}</p>
      {status === 'filled' ? (
        <Link href={paths.roster(scheduled_class_id)} className="inline-flex min-h-11 items-center text-sm">
          {teaching.roster}
        </Link>
      ) : null}
    </RequestCard>
  )
}

/** A class the reader wants somebody else to teach: who does, or would, and the way back while nobody does. */
function AskedFor({ request }: { request: SubstituteRequest }) {
  const { substitutes: m } = useMessages()
  const { status, claimed_by_name } = request
  const { open, claimed, filled, closed } = m.askedState
  const name = claimed_by_name ?? ''
  const states = { open, closed, withdrawn: '', claimed: claimed(name), filled: filled(name) }
  return (
    <RequestCard request={request} about={<Note request={request} />}>
      <p className="min-w-0 flex-1 basis-48 text-sm text-pretty">{states[status]}</p>
      {status === 'open' || status === 'claimed' ? <Withdraw request={request} /> : null}
    </RequestCard>
  )
}

function Section({
  title,
  requests,
  children,
}: {
  title: string
  requests: readonly SubstituteRequest[]
  children: (request: SubstituteRequest) => ReactNode
}) {
  if (requests.length === 0) return null
  return (
    <section className="mb-6">
      <h2 className="mb-2 text-base font-semibold">{title}</h2>
      <ul className="flex flex-col gap-3">{requests.map(children)}</ul>
    </section>
  )
}
