import { useState } from 'react'
import { ApiError, useSend, type Answer } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, Callout, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { openAssistant } from '../../../parts/assistant/opening.ts'
import { asWritten, hasSlip } from './license-key.ts'

type Redeemed = Answer<'POST /api/v1/studio/license'>

/** Takes a license key, however it is typed; a slip shows at once, and the service's answer in its place. */
export function RedeemForm({ isFirst }: { isFirst: boolean }) {
  const { license: m } = useMessages()
  const toast = useToast()
  const denied = useDenied()('settings.manage')
  const redeem = useSend('POST /api/v1/studio/license')
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null)
  const atTheKey = useAtTheKey()
  const form = useForm({
    values: { license_key: '' },
    required: ['license_key'],
    keeps: false,
    submit: ({ license_key }) => {
      setRedeemed(null)
      return redeem.sendOrThrow({ body: { license_key: asWritten(license_key) } }).catch(atTheKey)
    },
    onDone: (answer) => {
      toast.done(m.redeemed)
      form.reset({ license_key: '' })
      setRedeemed(answer)
    },
  })
  const key = form.bind('license_key')
  return (
    <Form form={form} className="flex flex-col gap-3 border-t border-line pt-4">
      {redeemed ? <Possible {...redeemed} /> : null}
      <h3 className="text-sm font-semibold">{isFirst ? m.redeem : m.redeemOther}</h3>
      <TextField
        label={m.key}
        description={m.keyMeans}
        placeholder={m.keyExample}
        autoComplete="off"
        disabledReason={denied}
        {...key}
      />
      <p role="status" className="text-xs text-pretty text-warn empty:-mt-3">
        {!key.errorMessage && hasSlip(key.value) ? m.slip : ''}
      </p>
      <FormActions form={form} submit={m.submit} disabledReason={denied} />
    </Form>
  )
}

/** Says what the key has made possible. */
function Possible({ plan, license_status }: Redeemed) {
  const { license: m, shell } = useMessages()
  const isActive = license_status === 'active'
  return (
    <Callout
      tone={isActive ? 'good' : 'warn'}
      live
      action={
        isActive && plan === 'base_ai' ? (
          <Button size="small" icon="spark" onPress={() => openAssistant(true)}>
            {shell.askAssistant}
          </Button>
        ) : null
      }
    >
      {isActive ? m.nowPossible[plan] : m.notActive}
    </Callout>
  )
}

/** Puts an unknown key at its field and an unreachable service above, both in the page's own words. */
function useAtTheKey(): (error: unknown) => never {
  const { license: m } = useMessages()
  return (error) => {
    if (!(error instanceof ApiError)) throw error
    const { problem } = error
    if (error.code === 'LICENSE_SERVER_UNAVAILABLE') throw new ApiError({ ...problem, detail: m.serviceUnreachable })
    if (error.code !== 'LICENSE_KEY_INVALID') throw error
    throw new ApiError({ ...problem, errors: [{ in: 'body', path: 'license_key', message: m.keyUnknown }] })
  }
}
