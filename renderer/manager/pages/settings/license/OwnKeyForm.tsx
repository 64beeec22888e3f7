import { ApiError, useSend, type Answer } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { PasswordField } from '../../../../shared/form/PasswordField.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Link, Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

interface OwnKeyFormProps {
  providers: Answer<'GET /api/v1/studio/ai/providers'>
  /** The provider of the key there is. */
  current: string | null
  onClose: () => void
}

/** A key of the studio's own at an AI provider, which is tried there before it is kept. */
export function OwnKeyForm({ providers, current, onClose }: OwnKeyFormProps) {
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

/** What the provider says of the key, and which provider is none, is said at their fields. */
function atItsField(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const { problem } = error
  const path = { AI_KEY_INVALID: 'api_key', AI_INVALID_PROVIDER: 'provider' }[problem.code]
  if (path === undefined) throw error
  throw new ApiError({ ...problem, errors: [{ in: 'body', path, message: problem.detail }] })
}
