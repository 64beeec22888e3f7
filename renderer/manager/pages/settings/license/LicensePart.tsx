import { useApi } from '../../../../api/index.ts'
import { now } from '../../../../shared/clock.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Badge, Callout, Card, Icon, Link, LinkButton, Skeleton, type Tone } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { AiCard } from './AiCard.tsx'
import { RedeemForm } from './RedeemForm.tsx'
import { SERVICE, holdsUntil, type Standing } from './standing.ts'

const TONES: Record<NonNullable<Standing['license_status']> | 'none', Tone> = {
  none: 'plain',
  active: 'good',
  canceled: 'warn',
  invalid: 'warn',
  grace_expired: 'warn',
}

/** The state of the license in plain words, its actions, and the field for a key. */
function LicenseCard({ standing }: { standing: Standing }) {
  const { license: m } = useMessages()
  const format = useFormat()
  const state = standing.license_status ?? 'none'
  const until = holdsUntil(standing, now())
  return (
    <Card title={m.title} description={m.titleMeans} action={<Badge tone={TONES[state]}>{m.states[state]}</Badge>}>
      <div className="flex flex-col gap-4 pt-1">
        <Meaning {...standing} />
        {until ? (
          <Callout tone="warn" title={m.notReached}>
            {m.holdsUntil(format.date(format.dayOf(until), 'long'))}
          </Callout>
        ) : null}
        <LinkButton href={SERVICE} target="_blank" icon="external" className="self-start">
          {state === 'none' ? m.service : m.manage}
        </LinkButton>
        <RedeemForm isFirst={state === 'none'} />
      </div>
    </Card>
  )
}

/** The meaning of the license's state, and what to do if something is amiss. */
function Meaning({ plan, license_status }: Standing) {
  const { license: m } = useMessages()
  if (license_status === null) return <p className="text-sm text-pretty">{m.none}</p>
  const planned = plan ?? 'base'
  if (license_status === 'active')
    return (
      <div className="text-sm text-pretty">
        <p className="text-base font-medium">{m.plans[planned]}</p>
        <p className="text-muted">{m.active[planned]}</p>
      </div>
    )
  return (
    <>
      <p className="text-base font-medium">{m.plans[planned]}</p>
      <Callout tone="warn" title={m.amiss[license_status].title}>
        {m.amiss[license_status].means}
      </Callout>
    </>
  )
}

/** The studio's license, and whose key the assistant uses. */
export default function LicensePart() {
  const status = useApi('GET /api/v1/studio/status')
  return (
    <Loaded query={status} skeleton={<Skeleton className="h-96" />}>
      {(standing) => (
        <div className="flex flex-col gap-4">
          <LicenseCard standing={standing} />
          {standing.plan === 'base_ai' ? <AiCard isValid={standing.license_status === 'active'} /> : <AiOffer />}
          <Leaves />
          <BuiltWith />
        </div>
      )}
    </Loaded>
  )
}

/** Says what the plan with the assistant adds, for a studio without it. */
function AiOffer() {
  const { license: m } = useMessages()
  return (
    <Card title={m.adds} description={m.aiMeans}>
      <ul className="flex flex-col gap-2 text-sm text-pretty">
        {m.addsLines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Icon name="spark" className="mt-0.5 text-accent-text" />
            {line}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Says which data of the studio the assistant sends out, and which never. */
function Leaves() {
  const { license: m } = useMessages()
  return (
    <Card title={m.leaves}>
      <ul className="list-disc space-y-1.5 ps-4 text-sm text-pretty text-muted">
        {m.leavesLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}

/** The way to the notices of those whose work is inside. */
function BuiltWith() {
  const { license: m } = useMessages()
  return (
    <Card title={m.builtWith} description={m.builtWithMeans}>
      <Link href="/THIRD-PARTY-NOTICES.txt" target="_blank" className="text-sm">
        {m.notices}
      </Link>
    </Card>
  )
}
