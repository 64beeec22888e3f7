import { useSend } from '../../../api/index.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'

type Switched = 'public_manager_enabled' | 'self_service_purchases_enabled' | 'guest_bookings_enabled'

/** Turns a setting on or off, seen at once and taken back where it is refused; says `words` once it is saved. */
export function useStudioSwitch(name: Switched, words: { on: string; off: string }): (isOn: boolean) => void {
  const toast = useToast()
  const change = useSend('PUT /api/v1/studio', {
    optimistic: (cache, { body }) =>
      cache.patch('GET /api/v1/studio', (before) => ({ ...before, [name]: body?.[name] ?? before[name] })),
  })
  return (isOn) =>
    void change.send({ body: { [name]: isOn } }).then((saved) => saved && toast.done(isOn ? words.on : words.off))
}
