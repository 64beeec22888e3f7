import type { ReactNode } from 'react'
import { useApi } from '../../../api/index.ts'
import { Button, Callout, Card, Icon, type IconName } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ConnectSteps } from '../../parts/payments/ConnectSteps.tsx'
import type { StepProps } from './step-props.ts'
import { StepBody } from './WelcomeFrame.tsx'

/** The ways to pay: at the desk from the first minute, online with the studio's account, now or later. */
export default function PaidStep({ onDone, onSkip }: StepProps) {
  const { welcome, payments } = useMessages()
  const account = useApi('GET /api/billing/settings').data
  const m = welcome.paid
  return (
    <StepBody
      title={m.title}
      lead={m.lead}
      footer={
        <Button look={account?.connected ? 'primary' : 'secondary'} onPress={account?.connected ? onDone : onSkip}>
          {welcome.next}
        </Button>
      }
    >
      <Card flush>
        <ul className="divide-y divide-line">
          <Point icon="selling" title={m.deskTitle}>
            {m.desk}
          </Point>
          <Point icon="card" title={m.onlineTitle}>
            {m.online}
          </Point>
        </ul>
        <div className="border-t border-line p-4">
          {account?.connected ? (
            <Callout tone="good">
              {payments.connected(account.account_name ?? account.account_id ?? payments.account)}
            </Callout>
          ) : (
            <ConnectSteps />
          )}
        </div>
      </Card>
    </StepBody>
  )
}

function Point({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3.5 p-4">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-muted">
        <Icon name={icon} size={18} />
      </span>
      <div className="min-w-0">
        <h2 className="text-sm font-semibold">{title}</h2>
        <p className="mt-0.5 text-sm text-pretty text-muted">{children}</p>
      </div>
    </li>
  )
}
