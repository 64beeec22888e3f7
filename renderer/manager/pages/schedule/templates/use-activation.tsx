import { useState } from 'react'
import { call, useSend } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useMessages } from '../../../messages/index.ts'
import { CloseQuestion, nothingPlanned, type Planned } from '../../../parts/CloseQuestion.tsx'
import type { Template } from '../plan/plan-values.ts'

/** Takes a template out of use and back, each undone with one press; where classes of it are planned, it asks first. */
export function useActivation() {
  const { classTemplates: m } = useMessages()
  const toast = useToast()
  const remove = useSend('DELETE /api/v1/class-templates/{template_id}')
  const change = useSend('PUT /api/v1/class-templates/{template_id}')
  const [asked, setAsked] = useState<{ template: Template; name: string; planned: Planned } | null>(null)
  const paramsOf = ({ id }: Template) => ({ template_id: id })

  const reactivate = (template: Template) =>
    void change.send({ params: paramsOf(template), body: { is_active: true } }).then((done) => {
      if (done) toast.done(m.reactivated(template.name))
    })
  const stop = async (template: Template) => {
    if (await remove.send({ params: paramsOf(template) }))
      toast.undo(m.deactivated(template.name), () => reactivate(template))
  }
  const ask = async (template: Template) => {
    const planned = await call('GET /api/v1/class-templates/{template_id}/ending', {
      params: paramsOf(template),
    }).catch((error: unknown) => void toast.failed(error))
    if (!planned) return
    if (nothingPlanned(planned)) await stop(template)
    else setAsked({ template, name: template.name, planned })
  }
  const question = (
    <CloseQuestion
      words={m}
      asked={asked}
      onConfirm={async () => asked && (await stop(asked.template))}
      onClose={() => setAsked(null)}
    />
  )
  return { deactivate: (template: Template) => void ask(template), reactivate, question }
}
