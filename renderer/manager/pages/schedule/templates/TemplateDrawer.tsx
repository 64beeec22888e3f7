import { Drawer } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Template } from '../plan/plan-values.ts'
import { TemplateForm } from './TemplateForm.tsx'

interface TemplateDrawerProps {
  /** Null keeps it closed. */
  edited: Template | 'new' | null
  onClose: () => void
}

export function TemplateDrawer({ edited, onClose }: TemplateDrawerProps) {
  const { classTemplates: m } = useMessages()
  const template = edited === 'new' ? null : edited
  const title = template ? m.editTitle(template.name) : m.newTitle
  return (
    <Drawer title={title} description={template ? m.appliesNow : undefined} isOpen={edited !== null} onClose={onClose}>
      {edited ? <TemplateForm key={template?.id ?? 'new'} template={template} onClose={onClose} /> : null}
    </Drawer>
  )
}
