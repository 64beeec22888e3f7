import { now } from '../../../../shared/clock.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, Callout, Card, LinkButton, type Tone } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { RedeemForm } from './RedeemForm.tsx'
import { holdsUntil, SERVICE, type Standing } from './standing.ts'

const TONES: Record<NonNullable<Standing['license_status']> | 'none', Tone> = {
  none: 'plain',
  active: 'good',
  canceled: 'warn',
  invalid: 'warn',
  grace_expired: 'warn',
}

/** How the license stands in plain words, what can be done, and where a key is entered. */
export function LicenseCard({ standing }: { standing: Standing }) {
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

/** What the standing means, and what to do where something is amiss. */
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
