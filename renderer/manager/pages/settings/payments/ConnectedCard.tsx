import { useState } from 'react'
import { Badge, Button, ButtonGroup, Callout, Card, Dialog, KeyValueList } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ConnectForm } from '../../../parts/payments/ConnectForm.tsx'
import { useConnectDenied } from '../../../parts/payments/use-connect-denied.ts'
import type { Account } from './account.ts'
import { Disconnect } from './Disconnect.tsx'
import { Noticed } from './Noticed.tsx'

interface ConnectedCardProps {
  account: Account
  /** The studio has an address at which the processor could call. */
  hasAddress: boolean
}

/** The account that takes the money: whose it is, whether the money is real, and how the studio hears of payments. */
export function ConnectedCard({ account, hasAddress }: ConnectedCardProps) {
  const { payments: m } = useMessages()
  const denied = useConnectDenied()
  const [asked, setAsked] = useState<'keys' | 'end' | null>(null)
  const { mode, account_name, account_id, publishable_key, last_error } = account
  const isTest = mode === 'test'
  return (
    <Card
      title={m.title}
      description={m.connectedMeans}
      action={<Badge tone={isTest ? 'warn' : 'good'}>{isTest ? m.test : m.live}</Badge>}
    >
      <div className="flex flex-col gap-4 pt-1">
        {last_error ? (
          <Callout tone="bad" title={m.trouble}>
            <span className="wrap-anywhere">{m.troubleSaid(last_error)}</span>
          </Callout>
        ) : null}
        {isTest ? <Callout tone="warn">{m.testMeans}</Callout> : null}
        <KeyValueList
          items={[
            { label: m.account, value: account_name ?? account_id },
            {
              label: m.publishableKey,
              value: publishable_key && <span className="wrap-anywhere">{publishable_key}</span>,
            },
          ]}
        />
        <Noticed account={account} hasAddress={hasAddress} />
        {denied ? <p className="text-xs text-muted">{denied}</p> : null}
        <ButtonGroup align="start">
          <Button icon="lock" disabledReason={denied} onPress={() => setAsked('keys')}>
            {m.change}
          </Button>
          <Button look="quiet" disabledReason={denied} onPress={() => setAsked('end')}>
            {m.disconnect}
          </Button>
        </ButtonGroup>
      </div>
      <Dialog
        title={m.changeTitle}
        description={m.changeMeans}
        isOpen={asked === 'keys'}
        onClose={() => setAsked(null)}
      >
        <ConnectForm onDone={() => setAsked(null)} onCancel={() => setAsked(null)} />
      </Dialog>
      <Disconnect isOpen={asked === 'end'} onClose={() => setAsked(null)} />
    </Card>
  )
}
