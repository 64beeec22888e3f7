import { useSend } from '../../../../api/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Automation } from './automation.ts'

/** Switches an automation on, pauses it and lets it go on. */
export function useTurn() {
  const { automations: m } = useMessages()
  const activate = useSend('PUT /api/v1/marketing-automations/{automation_id}', { done: m.turnedOn })
  const pause = useSend('POST /api/v1/marketing-automations/{automation_id}/pause', { done: m.paused })
  const resume = useSend('POST /api/v1/marketing-automations/{automation_id}/resume', { done: m.editor.resumed })
  return {
    isPending: activate.isPending || pause.isPending || resume.isPending,
    to: ({ id, status }: Automation, isOn: boolean) => {
      const params = { automation_id: id }
      if (!isOn) return pause.send({ params })
      return status === 'draft' ? activate.send({ params, body: { status: 'active' } }) : resume.send({ params })
    },
  }
}
