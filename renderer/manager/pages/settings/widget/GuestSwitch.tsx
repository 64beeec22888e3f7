import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Card, Switch } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useStudioSwitch } from '../use-studio-switch.ts'

/** Whether somebody without an account can ask for a place, and who confirms it. */
export function GuestSwitch({ isOn }: { isOn: boolean }) {
  const { widget: m } = useMessages().settings
  const denied = useDenied()('settings.manage')
  const hasMail = useApi('GET /api/v1/studio/status').data?.mail_configured !== false
  const set = useStudioSwitch('guest_bookings_enabled', { on: m.guestsOn, off: m.guestsOff })
  return (
    <Card>
      <Switch
        value={isOn}
        onChange={set}
        description={hasMail ? m.guestsMeans : `${m.guestsMeans} ${m.guestsNoMail}`}
        disabledReason={denied}
      >
        {m.guests}
      </Switch>
    </Card>
  )
}
