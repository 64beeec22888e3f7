import { useState } from 'react'
import { ApiError, useApi, useSend, type Answer } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { PasswordField } from '../../../../shared/form/PasswordField.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, ButtonGroup, Card, Dialog, KeyValueList, Link, Select, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { RemoveQuestion } from '../../../parts/RemoveQuestion.tsx'
import { openAssistant } from '../../../parts/assistant/opening.ts'

/** By whose key the assistant answers, and how that is changed. */
export function AiCard({ isValid }: { isValid: boolean }) {
  const { license: m, shell } = useMessages()
  const settings = useApi('GET /api/v1/studio/ai')
  const providers = useApi('GET /api/v1/studio/ai/providers')
  const deniedTo = useDenied()
  const denied = deniedTo('settings.manage')
  const [asked, setAsked] = useState<'key' | 'end' | null>(null)
  const close = () => setAsked(null)
  const off = deniedTo('owner') ?? (isValid ? null : m.notValid)
  return (
    <Card
      title={m.ai}
      description={m.aiMeans}
      action={
        <Button
          icon="spark"
          size="small"
          disabledReason={isValid ? null : m.notValid}
          onPress={() => openAssistant(true)}
        >
          {shell.askAssistant}
        </Button>
      }
    >
      <Loaded query={providers} skeleton={<Skeleton className="h-32" />}>
        {(all) => (
          <Loaded query={settings} skeleton={<Skeleton className="h-32" />}>
            {({ configured, provider }) => {
              const name = all.find(({ id }) => id === provider)?.display_name ?? provider ?? ''
              return (
                <div className="flex flex-col gap-4 pt-1">
                  <KeyValueList items={[{ label: m.answersBy, value: configured ? m.own(name) : m.hosted }]} />
                  <p className="text-sm text-pretty text-muted">{m.ownMeans}</p>
                  {off ? <p className="text-xs text-pretty text-muted">{off}</p> : null}
                  <ButtonGroup align="start">
                    <Button icon="lock" disabledReason={off} onPress={() => setAsked('key')}>
                      {configured ? m.change : m.useOwn}
                    </Button>
                    {configured ? (
                      <Button look="quiet" disabledReason={denied} onPress={() => setAsked('end')}>
                        {m.remove}
                      </Button>
                    ) : null}
                  </ButtonGroup>
                  <Dialog title={m.keyTitle} description={m.keyTitleMeans} isOpen={asked === 'key'} onClose={close}>
                    <OwnKeyForm providers={all} current={provider} onClose={close} />
                  </Dialog>
                  <RemoveKey provider={name} isOpen={asked === 'end'} onClose={close} />
                </div>
              )
            }}
          </Loaded>
        )}
      </Loaded>
    </Card>
  )
}

interface OwnKeyFormProps {
  providers: Answer<'GET /api/v1/studio/ai/providers'>
  /** The provider of the key there is. */
  current: string | null
  onClose: () => void
}

/** A key of the studio's own at an AI provider, which is tried there before it is kept. */
function OwnKeyForm({ providers, current, onClose }: OwnKeyFormProps) {
  const { license: m } = useMessages()
  const toast = useToast()
  const keep = useSend('POST /api/v1/studio/ai')
  const form = useForm({
    values: { provider: current ?? '', api_key: '' },
    required: ['provider', 'api_key'],
    submit: ({ provider, api_key }) =>
      keep.sendOrThrow({ body: { provider, api_key: api_key.trim() } }).catch(atItsField),
    onDone: () => {
      toast.done(m.kept(chosen?.display_name ?? ''))
      onClose()
    },
  })
  const chosen = providers.find(({ id }) => id === form.values.provider)
  return (
    <Form form={form}>
      <Select
        label={m.provider}
        placeholder={m.choose}
        options={providers.map(({ id, display_name }) => ({ id, label: display_name }))}
        {...form.bind('provider')}
        value={form.values.provider || null}
      />
      <PasswordField
        label={m.apiKey}
        description={m.apiKeyMeans}
        kind="new"
        show={m.show}
        hide={m.hide}
        {...form.bind('api_key')}
      />
      {chosen ? (
        <Link href={chosen.key_help_url} target="_blank" className="self-start text-sm">
          {m.whereKeys(chosen.display_name)}
        </Link>
      ) : null}
      <FormActions form={form} submit={m.keep} onCancel={onClose} />
    </Form>
  )
}

/** Shows the provider's refusal of the key, or an unknown provider, at its field. */
function atItsField(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const { problem } = error
  const path = { AI_KEY_INVALID: 'api_key', AI_INVALID_PROVIDER: 'provider' }[problem.code]
  if (path === undefined) throw error
  throw new ApiError({ ...problem, errors: [{ in: 'body', path, message: problem.detail }] })
}

interface RemoveKeyProps {
  provider: string
  isOpen: boolean
  onClose: () => void
}

/** Asks before the studio's own key is forgotten. */
function RemoveKey({ provider, isOpen, onClose }: RemoveKeyProps) {
  const { license: m } = useMessages()
  const remove = useSend('DELETE /api/v1/studio/ai', { done: m.removed })
  return (
    <RemoveQuestion
      words={{ removeTitle: m.removeTitle, remove: m.removeConfirm, removeMeans: m.removeMeans }}
      name={provider}
      isOpen={isOpen}
      removal={remove}
      onConfirm={() => remove.sendOrThrow()}
      onClose={onClose}
    />
  )
}
