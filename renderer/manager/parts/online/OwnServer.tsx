import { useRef, useState, type ReactNode } from 'react'
import { useSend, type Answer } from '../../../api/index.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { filled } from '../../../shared/i18n/filled.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Button, ButtonGroup, Callout, Icon, TextField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useCopy } from '../copy/use-copy.ts'
import { useTunnel, type Tunnel } from './TunnelState.tsx'
import { useDoorsDenied } from './use-doors-denied.ts'

/** The built-in tunnel over a server of the studio's own, and back to the free one. */
export function OwnServer({ tunnel }: { tunnel: Tunnel }) {
  const { server: m } = useMessages().goingOnline
  const toast = useToast()
  const denied = useDoorsDenied()
  const save = useSend('PUT /api/v1/studio')
  const use = async (tunnel_host: string) => {
    await save.sendOrThrow({ body: { tunnel_host } })
    toast.done(m.used)
  }
  const { host, is_free_host } = tunnel
  return (
    <Way {...m} text={m.text()}>
      <AddressCheck
        key={host}
        kind="server"
        address={is_free_host ? '' : host}
        example={m.example}
        use={m.use}
        onUse={use}
      />
      {is_free_host ? null : (
        <div>
          <Button
            look="quiet"
            isPending={save.isPending}
            disabledReason={denied}
            onPress={() => void save.send({ body: { tunnel_host: null } })}
          >
            {m.isFree}
          </Button>
        </div>
      )}
    </Way>
  )
}

interface AddressCheckProps {
  kind: 'address' | 'server'
  /** The first value of the field. */
  address?: string
  example: string
  /** The word on the button that uses it. */
  use: string
  /** Uses what was entered; throws the refusal. */
  onUse: (url: string) => Promise<unknown>
  /** Why it can't be used; null if it can. */
  deniedUse?: string | null
}

/** An address to enter: it can be tried, says what was found, and be used. */
export function AddressCheck({ kind, address = '', example, use, onUse, deniedUse = null }: AddressCheckProps) {
  const { goingOnline: m } = useMessages()
  const denied = useDoorsDenied()
  const check = useSend('POST /api/v1/studio/tunnel/check', { invalidate: [] })
  const [found, setFound] = useState<Answer<'POST /api/v1/studio/tunnel/check'> | null>(null)
  const isToUse = useRef(false)
  const form = useForm({
    values: { url: address },
    required: ['url'],
    keeps: false,
    submit: async ({ url }) => {
      const toUse = isToUse.current
      // Enter checks.
      isToUse.current = false
      if (toUse) return onUse(url)
      setFound(null)
      return setFound(await check.sendOrThrow({ body: { url, kind } }))
    },
  })
  const submit = (toUse: boolean) => {
    isToUse.current = toUse
    void form.submit()
  }
  return (
    <Form form={form}>
      <TextField label={m.address} type="url" inputMode="url" placeholder={example} {...form.bind('url')} />
      {found ? <Found found={found} /> : null}
      <ButtonGroup>
        <Button isPending={check.isPending} disabledReason={denied} onPress={() => submit(false)}>
          {m.check}
        </Button>
        <Button
          look={found?.leads_here ? 'primary' : 'secondary'}
          isPending={form.isPending && !check.isPending}
          disabledReason={denied ?? deniedUse}
          onPress={() => submit(true)}
        >
          {use}
        </Button>
      </ButtonGroup>
    </Form>
  )
}

/** The result of checking an address, and what to do if it does not lead here. */
export function Found({ found }: { found: Answer<'POST /api/v1/studio/tunnel/check'> }) {
  const { goingOnline: m } = useMessages()
  const { data: tunnel } = useTunnel()
  const { code } = found
  const fix = code === 'here' || code === 'server_works' ? null : m.fix[code]
  return (
    <Callout tone={found.leads_here ? 'good' : 'warn'} title={m.found[code]} live>
      {fix === null ? null : filled(fix, { target: tunnel?.target ?? '' })}
    </Callout>
  )
}

interface WayProps {
  title: string
  detail: string
  steps: readonly string[]
  /** A text to copy, after the steps. */
  text?: string
  last: string
  children: ReactNode
}

/** A way to an address: opens to what is to be done, in order, with the last step's field. */
export function Way({ title, detail, steps, text, last, children }: WayProps) {
  const { goingOnline: m } = useMessages()
  const copy = useCopy()
  return (
    <details className="group">
      <summary className="ring-focus flex min-h-11 cursor-default items-center gap-3 px-4 py-2.5 hover:bg-hover">
        <span className="min-w-0 flex-1 text-sm text-pretty">
          <span className="block font-medium text-ink">{title}</span>
          <span className="block text-muted">{detail}</span>
        </span>
        <Icon name="down" size={16} className="text-muted group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-4 text-sm text-pretty">
        <ol className="list-decimal space-y-1.5 ps-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {text ? (
          <div className="flex items-start gap-2 phone:flex-col phone:items-stretch">
            <pre className="min-w-0 flex-1 rounded-lg bg-sunken px-3.5 py-2.5 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
              {text}
            </pre>
            <Button icon="copy" onPress={() => copy(text, m.textCopied)}>
              {m.copyText}
            </Button>
          </div>
        ) : null}
        <p>{last}</p>
        {children}
      </div>
    </details>
  )
}
