import { useState } from 'react'
import { useApi, useSend, type Answer } from '../../../api/index.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Button, Callout, Card, PageHeader } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpFactor } from './SetUpFactor.tsx'
import { TurnOffFactor } from './TurnOffFactor.tsx'

/** The own second factor: set up with an authenticator app, its recovery codes once, and the way to turn it off. */
export default function SecondFactorPage() {
  const { secondFactor: m } = useMessages()
  const me = useApi('GET /api/v1/auth/me')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <div className="max-w-2xl">
      <div className={codes ? 'print:hidden' : ''}>
        <PageHeader title={m.title} description={m.lead} />
      </div>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : (
        <Loaded query={me}>{(account) => <State account={account} onCodes={setCodes} />}</Loaded>
      )}
    </div>
  )
}

interface StateProps {
  account: Answer<'GET /api/v1/auth/me'>
  onCodes: (codes: readonly string[]) => void
}

function State({ account, onCodes }: StateProps) {
  const { secondFactor: m } = useMessages()
  if (!account.totp_enabled) return <Off onCodes={onCodes} />
  return (
    <div className="flex flex-col gap-5">
      <Callout tone="good" title={m.onTitle}>
        {m.on} {m.codesLeft(account.recovery_codes_left)} {account.recovery_codes_left < 4 ? m.newCodes : null}
      </Callout>
      <TurnOffFactor />
    </div>
  )
}

function Off({ onCodes }: Pick<StateProps, 'onCodes'>) {
  const { secondFactor: m } = useMessages()
  const [begun, setBegun] = useState<Answer<'POST /api/v1/auth/totp/setup'> | null>(null)
  const begin = useSend('POST /api/v1/auth/totp/setup', { invalidate: [], onDone: setBegun })
  if (begun) return <SetUpFactor secret={begun} onCodes={onCodes} />
  return (
    <Card title={m.offTitle}>
      <div className="flex flex-col items-start gap-3 text-sm text-pretty">
        <p>{m.off}</p>
        <p className="text-muted">{m.what}</p>
        <Button look="primary" isPending={begin.isPending} onPress={() => void begin.send()}>
          {m.setUp}
        </Button>
      </div>
    </Card>
  )
}
