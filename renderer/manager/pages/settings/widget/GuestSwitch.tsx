import { useApi, useSend } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Card, Switch } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

/** Whether somebody without an account can ask for a place, and who confirms it. */
export function GuestSwitch({ isOn }: { isOn: boolean }) {
  const { widget: m } = useMessages().settings
  const toast = useToast()
  const denied = useDenied()('settings.manage')
  const hasMail = useApi('GET /api/v1/studio/status').data?.mail_configured !== false
  const change = useSend('PUT /api/v1/studio', {
    optimistic: (cache, { body }) =>
      cache.patch('GET /api/v1/studio', (before) => ({
        ...before,
        guest_bookings_enabled: body?.guest_bookings_enabled ?? before.guest_bookings_enabled,
      })),
  })
  const set = async (guest_bookings_enabled: boolean) => {
    if (await change.send({ body: { guest_bookings_enabled } })) {
      toast.done(guest_bookings_enabled ? m.guestsOn : m.guestsOff)
    }
  }
  return (
    <Card>
      <Switch
        value={isOn}
        onChange={(on) => void set(on)}
        description={hasMail ? m.guestsMeans : `${m.guestsMeans} ${m.guestsNoMail}`}
        disabledReason={denied}
      >
        {m.guests}
      </Switch>
    </Card>
  )
}
