import { useSend } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Service } from './service.ts'

/** Takes a service out of use and back, each undone with one press. */
export function useActivation() {
  const { services: m } = useMessages().appointments
  const toast = useToast()
  const remove = useSend('DELETE /api/v1/appointment-services/{service_id}')
  const change = useSend('PATCH /api/v1/appointment-services/{service_id}')
  const paramsOf = ({ id }: Service) => ({ service_id: id })
  const reactivate = (service: Service) =>
    void change.send({ params: paramsOf(service), body: { is_active: true } }).then((done) => {
      if (done) toast.done(m.reactivated(service.name))
    })
  const deactivate = (service: Service) =>
    void remove.send({ params: paramsOf(service) }).then((done) => {
      if (done) toast.undo(m.deactivated(service.name), () => reactivate(service))
    })
  return { deactivate, reactivate }
}
