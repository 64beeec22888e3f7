import { ApiError, useSend, type Answer, type Input } from '../../../api/index.ts'
import type { FieldErrors } from '../../../shared/form/errors.ts'
import { useForm, type FormState } from '../../../shared/form/use-form.ts'
import type { Path } from '../../../shared/form/paths.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { useStudioState } from '../../../shared/studio/studio.ts'
import { useMessages } from '../../messages/index.ts'

export type Settings = Answer<'GET /api/v1/studio'>
export type SettingsChange = NonNullable<Input<'PUT /api/v1/studio'>['body']>

interface SettingsFormOptions<Values> {
  values: Values
  required?: readonly Path<Values>[]
  validate?: (values: Values) => FieldErrors
  /** The values as the operation takes them. */
  body: (values: Values) => SettingsChange
  /** Asks whether to go on although what is planned moves; without it the refusal is shown. */
  ask?: (reasons: readonly string[]) => Promise<boolean>
  /** Besides what every form does once it is saved. */
  onDone?: (saved: Settings) => void
}

/** A form over some of the studio's settings; what it saves is seen at once in the whole application. */
export function useSettingsForm<Values extends object>(options: SettingsFormOptions<Values>): FormState<Values> {
  const { settings: m } = useMessages()
  const toast = useToast()
  const { update } = useStudioState()
  const save = useSend('PUT /api/v1/studio')
  const submit = async (values: Values) => {
    const body = options.body(values)
    try {
      return await save.sendOrThrow({ body })
    } catch (error) {
      const isMove = error instanceof ApiError && error.problem.code === 'SCHEDULE_CONFLICT'
      const reasons = isMove ? (error.problem.reasons ?? []) : []
      // Nothing is asked if one reason can't be overridden: the refusal says what to do.
      if (!options.ask || reasons.length === 0 || reasons.some(({ fix }) => fix !== 'force')) throw error
      return (await options.ask(reasons.map(({ detail }) => detail)))
        ? save.sendOrThrow({ body: { ...body, force: true } })
        : null
    }
  }
  return useForm<Values, Settings | null>({
    ...options,
    submit,
    onDone: (saved) => {
      if (!saved) return
      const { studio_name, locale, primary_color, secondary_color, typeface, timezone, currency } = saved
      update({ studio_name, locale, primary_color, secondary_color, typeface, timezone, currency })
      options.onDone?.(saved)
      toast.done(m.saved)
    },
  })
}
