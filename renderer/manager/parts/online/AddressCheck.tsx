import { useRef, useState } from 'react'
import { useSend, type Answer } from '../../../api/index.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { Button, ButtonGroup, Callout, TextField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useDoorsDenied } from './use-doors-denied.ts'
import { useTunnel } from './use-tunnel.ts'

interface AddressCheckProps {
  kind: 'address' | 'server'
  /** What stands in the field at first. */
  address?: string
  example: string
  /** The word on the button that uses it. */
  use: string
  /** Uses what was entered; throws the refusal. */
  onUse: (url: string) => Promise<unknown>
  /** Why it can't be used; null where it can. */
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

/** What a check of an address found, and what to do where it does not lead here. */
export function Found({ found }: { found: Answer<'POST /api/v1/studio/tunnel/check'> }) {
  const { goingOnline: m } = useMessages()
  const { data: tunnel } = useTunnel()
  const { detail, fix } = m.found[found.code]({ target: tunnel?.target ?? '' })
  return (
    <Callout tone={found.leads_here ? 'good' : 'warn'} title={detail} live>
      {fix}
    </Callout>
  )
}
