import { BranchFields } from './BranchFields.tsx'
import type { StepFieldsProps } from './fields-props.ts'
import { MailFields } from './MailFields.tsx'
import { PromoFields } from './PromoFields.tsx'
import { PushFields } from './PushFields.tsx'
import { TagFields } from './TagFields.tsx'
import { TaskFields } from './TaskFields.tsx'
import { WaitFields } from './WaitFields.tsx'

/** What a step is made of, by its kind. */
export function StepFields({ step, ...rest }: StepFieldsProps) {
  switch (step.type) {
    case 'wait':
      return <WaitFields step={step} {...rest} />
    case 'send_email':
      return <MailFields step={step} {...rest} />
    case 'send_push':
      return <PushFields step={step} {...rest} />
    case 'branch':
      return <BranchFields step={step} {...rest} />
    case 'create_task':
      return <TaskFields step={step} {...rest} />
    case 'issue_promo_code':
      return <PromoFields step={step} {...rest} />
    case 'add_tag':
    case 'remove_tag':
      return <TagFields step={step} {...rest} />
  }
}
