import type { ReactNode } from 'react'
import { Button, Card, Icon, type IconName } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { StepProps } from './step-props.ts'
import { StepBody } from './WelcomeFrame.tsx'

/** What can be paid how. */
export default function PaidStep({ onDone }: StepProps) {
  const { welcome } = useMessages()
  const m = welcome.paid
  return (
    <StepBody
      title={m.title}
      lead={m.lead}
      footer={
        <Button look="primary" onPress={onDone}>
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
            {m.online} {m.onlineHow}
          </Point>
        </ul>
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
