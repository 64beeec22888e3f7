import { useSend } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Template } from '../plan/plan-values.ts'

/** Takes a template out of use and back, each undone with one press. */
export function useActivation() {
  const { classTemplates: m } = useMessages()
  const toast = useToast()
  const remove = useSend('DELETE /api/v1/class-templates/{template_id}')
  const change = useSend('PUT /api/v1/class-templates/{template_id}')
  const paramsOf = ({ id }: Template) => ({ template_id: id })

  const reactivate = (template: Template) =>
    void change.send({ params: paramsOf(template), body: { is_active: true } }).then((done) => {
      if (done) toast.done(m.reactivated(template.name))
    })
  const deactivate = (template: Template) =>
    void remove.send({ params: paramsOf(template) }).then((done) => {
      if (done) toast.undo(m.deactivated(template.name), () => reactivate(template))
    })
  return { deactivate, reactivate }
}
