import { useSend, type Item } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useMessages } from '../../../messages/index.ts'

export type Waiver = Item<'GET /api/v1/waivers'>

/** Taking a waiver out of the portal and back into it; each undoes the other. */
export function useActivation() {
  const { compliance } = useMessages()
  const m = compliance.waivers
  const toast = useToast()
  const off = useSend('DELETE /api/v1/waivers/{waiver_id}')
  const on = useSend('PUT /api/v1/waivers/{waiver_id}')
  const reactivate = async ({ id, title }: Waiver) => {
    if (await on.send({ params: { waiver_id: id }, body: { is_active: true } })) toast.done(m.reactivated(title))
  }
  const deactivate = async (waiver: Waiver) => {
    if (await off.send({ params: { waiver_id: waiver.id } }))
      toast.undo(m.deactivated(waiver.title), () => void reactivate(waiver))
  }
  return {
    deactivate: (waiver: Waiver) => void deactivate(waiver),
    reactivate: (waiver: Waiver) => void reactivate(waiver),
  }
}
