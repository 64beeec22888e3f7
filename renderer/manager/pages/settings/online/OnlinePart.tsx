import { useApi } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Card, Checkbox, Skeleton, Switch, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { GoOnline } from '../../../parts/online/GoOnline.tsx'
import { useDoorsDenied } from '../../../parts/online/use-doors-denied.ts'
import { useSettingsForm, type Settings, type SettingsChange } from '../use-settings-form.ts'
import { useStudioSwitch } from '../use-studio-switch.ts'

/** The address the studio is reached at, and what is served there. */
export default function OnlinePart() {
  const { online: m } = useMessages().settings
  const denied = useDoorsDenied()
  const studio = useApi('GET /api/v1/studio')
  const set = useStudioSwitch('public_manager_enabled', m)
  return (
    <Loaded query={studio} skeleton={<Skeleton className="h-64" />}>
      {(settings) => (
        <div className="flex flex-col gap-4">
          <GoOnline />
          <Card>
            <Switch
              value={settings.public_manager_enabled}
              onChange={set}
              description={m.managerMeans}
              disabledReason={denied}
            >
              {m.manager}
            </Switch>
          </Card>
          <DoorsCard settings={settings} />
        </div>
      )}
    </Loaded>
  )
}

/** Sets the other ways to reach the studio, and the proxies that are trusted about the origin of a request. */
function DoorsCard({ settings }: { settings: Settings }) {
  const { online: m } = useMessages().settings
  const denied = useDoorsDenied()
  const { lan_enabled, forwarded_for_trusted, trusted_proxies } = settings
  const values = { lan_enabled, forwarded_for_trusted, trusted_proxies: trusted_proxies.join(', ') }
  const form = useSettingsForm({
    values,
    // Unchanged fields are not sent: the environment may have set them.
    body: (now) => ({
      ...changed('lan_enabled', values, now),
      ...changed('forwarded_for_trusted', values, now),
      ...(now.trusted_proxies !== values.trusted_proxies && {
        trusted_proxies: now.trusted_proxies.split(/[\s,]+/).filter(Boolean),
      }),
    }),
  })
  return (
    <Card title={m.doors} description={m.doorsMeans}>
      <Form form={form}>
        <Checkbox
          value={form.values.lan_enabled}
          onChange={(isOn) => form.set('lan_enabled', isOn)}
          description={m.lanMeans}
          disabledReason={denied}
        >
          {m.lan}
        </Checkbox>
        <Checkbox
          value={form.values.forwarded_for_trusted}
          onChange={(isOn) => form.set('forwarded_for_trusted', isOn)}
          description={m.forwardedMeans}
          disabledReason={denied}
        >
          {m.forwarded}
        </Checkbox>
        <TextField
          label={m.proxies}
          description={m.proxiesMeans}
          placeholder={m.proxiesExample}
          {...form.bind('trusted_proxies')}
        />
        <FormActions form={form} disabledReason={denied} />
      </Form>
    </Card>
  )
}

function changed<Name extends 'lan_enabled' | 'forwarded_for_trusted'>(
  name: Name,
  before: Record<Name, boolean>,
  now: Record<Name, boolean>,
): Pick<SettingsChange, Name> | undefined {
  return before[name] === now[name] ? undefined : ({ [name]: now[name] } as Pick<SettingsChange, Name>)
}
