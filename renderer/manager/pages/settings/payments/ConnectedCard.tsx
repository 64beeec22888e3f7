import { useState } from 'react'
import { useSend, type Answer } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import {
  Badge,
  Button,
  ButtonGroup,
  Callout,
  Card,
  ConfirmDialog,
  Dialog,
  KeyValueList,
  Link,
} from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ConnectForm } from '../../../parts/payments/ConnectForm.tsx'
import { useConnectDenied } from '../../../parts/payments/use-connect-denied.ts'
import { paths } from '../../../paths.ts'

type Account = Answer<'GET /api/billing/settings'>

/** The way the studio learns of a payment, and the last time it did. */
function Noticed({ account, hasAddress }: { account: Account; hasAddress: boolean }) {
  const { payments: m } = useMessages()
  const { relative } = useFormat()
  const { webhook, webhook_url, heard_at, caught_up_at } = account
  const last = [heard_at && m.heard(relative(heard_at)), caught_up_at && m.looked(relative(caught_up_at))]
  return (
    <div className="text-sm">
      <h3 className="text-muted">{m.noticed}</h3>
      <span className="block text-pretty">{m.webhook[webhook]}</span>
      {webhook === 'none' && !hasAddress ? (
        <span className="block text-pretty">
          {m.noAddress} <Link href={paths.settingsPart('online')}>{m.toOnline}</Link>
        </span>
      ) : null}
      {webhook_url ? <span className="block text-xs wrap-anywhere text-muted">{webhook_url}</span> : null}
      <span className="block text-xs text-muted">{last.filter(Boolean).join(' · ')}</span>
    </div>
  )
}

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

/** Asks before the connection with the processor is ended, and says what goes on there. */
function Disconnect({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { payments: m } = useMessages()
  const disconnect = useSend('DELETE /api/billing/settings', { done: m.disconnected })
  return (
    <ConfirmDialog
      title={m.disconnectTitle}
      confirm={m.disconnectConfirm}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => disconnect.sendOrThrow()}
    >
      <ul className="list-disc space-y-1 ps-4">
        {m.disconnectMeans.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ProblemCallout problem={disconnect.problem} />
    </ConfirmDialog>
  )
}
