import { useSend, type Answer } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { PasswordField } from '../../../../shared/form/PasswordField.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useStudio } from '../../../../shared/studio/studio.ts'
import { Button, Callout, Card, NumberField, Select, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

type MailSettings = Answer<'GET /api/v1/studio/email'>
type Security = NonNullable<MailSettings['security']>

const PORTS: Record<Security, number> = { starttls: 587, tls: 465, none: 25 }

/** The mailbox that letters go out through, and a test of it. */
export function MailServer({ settings }: { settings: MailSettings }) {
  const { email: m } = useMessages().settings
  const toast = useToast()
  const denied = useDenied()('owner')
  const { studio_name } = useStudio()
  const save = useSend('PUT /api/v1/studio/email')
  const test = useSend('POST /api/v1/studio/email/test', { done: ({ sent_to }) => m.tested(sent_to) })
  const form = useForm({
    values: {
      host: settings.host ?? '',
      port: (settings.port ?? PORTS.starttls) as number | null,
      security: (settings.security ?? 'starttls') as Security,
      username: settings.username ?? '',
      password: '',
      from_name: settings.from_name ?? studio_name ?? '',
      from_email: settings.from_email ?? '',
      reply_to: settings.reply_to ?? '',
    },
    required: ['host', 'port', 'from_email'],
    submit: ({ port, username, password, from_name, reply_to, ...values }) =>
      save.sendOrThrow({
        body: {
          ...values,
          port: port ?? PORTS[values.security],
          username: username || null,
          from_name: from_name || null,
          reply_to: reply_to || null,
          ...(password ? { password } : {}),
        },
      }),
    onDone: () => toast.done(m.saved),
  })
  const chooseSecurity = (security: Security) => {
    if (form.values.port === PORTS[form.values.security]) form.set('port', PORTS[security])
    form.set('security', security)
  }
  return (
    <Card title={m.title} description={m.titleMeans}>
      <Form form={form}>
        {settings.configured ? null : <Callout tone="warn">{m.none}</Callout>}
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4">
          <TextField label={m.host} placeholder={m.hostExample} autoComplete="off" {...form.bind('host')} />
          <NumberField
            label={m.port}
            plain
            min={1}
            max={65_535}
            format={{ useGrouping: false }}
            {...form.bind('port')}
          />
        </div>
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <Select
            {...form.bind('security')}
            isRequired
            label={m.security}
            placeholder=""
            onChange={chooseSecurity}
            options={(['starttls', 'tls', 'none'] as const).map((id) => ({ id, label: m.securities[id] }))}
            className="col-span-full"
          />
          <TextField label={m.username} autoComplete="off" {...form.bind('username')} />
          <PasswordField
            label={m.password}
            kind="new"
            show={m.show}
            hide={m.hide}
            description={settings.has_password ? m.passwordKept : m.passwordNew}
            {...form.bind('password')}
          />
          <TextField label={m.fromName} autoComplete="off" {...form.bind('from_name')} />
          <TextField label={m.fromEmail} type="email" autoComplete="off" {...form.bind('from_email')} />
          <TextField
            label={m.replyTo}
            description={m.replyToMeans}
            type="email"
            autoComplete="off"
            className="col-span-full"
            {...form.bind('reply_to')}
          />
        </div>
        <ProblemCallout problem={test.problem} />
        <div className="flex flex-wrap justify-between gap-2">
          <Button
            icon="mail"
            isPending={test.isPending}
            disabledReason={denied ?? ((!settings.configured || form.isChanged) && m.testFirst)}
            onPress={() => void test.sendOrThrow().catch(() => undefined)}
          >
            {m.test}
          </Button>
          <FormActions form={form} disabledReason={denied} />
        </div>
      </Form>
    </Card>
  )
}
