import { useId, useState } from 'react'
import { ApiError, type Problem } from '../../api/problem.ts'
import { useUnsaved } from '../../ui/overlay/unsaved.ts'
import { useSharedMessages } from '../i18n/catalogue.ts'
import { faultsOf, missing, type FieldErrors } from './errors.ts'
import { valueAt, withValueAt, type Path, type ValueAt } from './paths.ts'

interface FormOptions<Values, Result> {
  values: Values
  /** Sends the values; throw (or let through) the ApiError of a refusal. Null: not done yet, the values count as changed. */
  submit: (values: Values) => Promise<Result>
  onDone?: (result: Result) => void
  /** Fields that must not be left empty. */
  required?: readonly Path<Values>[]
  /** Faults the page itself can see, by field. */
  validate?: (values: Values) => FieldErrors
  /** False where nothing is lost by leaving, such as a code to look up: then nothing asks before. */
  keeps?: boolean
}

/** The props of a field of the kit: spread them. */
export interface Bound<Value> {
  name: string
  value: Value
  onChange: (value: Value) => void
  errorMessage: string | undefined
  isRequired: boolean
}

export interface FormState<Values> {
  id: string
  values: Values
  set: <At extends Path<Values>>(at: At, value: ValueAt<Values, At>) => void
  /** Puts other values in as the ones that count as unchanged. */
  reset: (values?: Values) => void
  /** Binds a field: `<TextField label={m.name} {...form.bind('name')} />`. */
  bind: <At extends Path<Values>>(at: At) => Bound<ValueAt<Values, At>>
  submit: () => Promise<void>
  /** Goes away on purpose: what was changed is dropped, and nothing asks. */
  leave: (away: () => void) => void
  isPending: boolean
  isChanged: boolean
  /** A refusal that is not about a field shown, to put above the form. */
  problem: Problem | null
  others: readonly string[]
  errorCount: number
}

/**
 * A form: values, what is wrong with which field, and sending. A refusal of the server (422) appears at its fields;
 * any other above the form. The first wrong field gets the focus.
 */
export function useForm<Values extends object, Result = unknown>(
  options: FormOptions<Values, Result>,
): FormState<Values> {
  const { problems } = useSharedMessages()
  const id = useId()
  const [initial, setInitial] = useState(options.values)
  const [values, setValues] = useState(options.values)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<{ problem: Problem; others: string[] } | null>(null)
  const [isPending, setPending] = useState(false)
  // A second click comes before the page has drawn the first.
  const [alone] = useState(oneAtATime)
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial)
  const letGo = useUnsaved(isChanged && options.keeps !== false)
  // Which fields the form has bound: where a fault of the server can appear.
  const [shown] = useState(() => new Set<string>())
  const required: readonly string[] = options.required ?? []

  const change = (at: string, value: unknown) => {
    setValues((before) => withValueAt(before, at, value))
    setErrors((before) => (before[at] ? { ...before, [at]: undefined } : before))
  }

  const show = (fields: FieldErrors) => {
    setErrors(fields)
    setTimeout(() => focusFirstFault(id))
  }

  const submit = async () => {
    const empty = Object.fromEntries(missing(values, required, valueAt).map((at) => [at, problems.required]))
    const faults = { ...options.validate?.(values), ...empty }
    setRefusal(null)
    if (Object.values(faults).some(Boolean)) return show(faults)
    setPending(true)
    try {
      const result = await options.submit(values)
      if (result !== null) {
        setInitial(values)
        letGo()
      }
      setErrors({})
      options.onDone?.(result)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { fields, others } = faultsOf(error.problem, shown)
      if (others.length > 0 || Object.keys(fields).length === 0) setRefusal({ problem: error.problem, others })
      show(fields)
    } finally {
      setPending(false)
    }
  }

  return {
    id,
    values,
    set: change,
    reset: (next = initial) => {
      setInitial(next)
      setValues(next)
      setErrors({})
      setRefusal(null)
    },
    bind: (at) => {
      shown.add(at)
      return {
        name: at,
        value: valueAt(values, at) as never,
        onChange: (value) => change(at, value),
        errorMessage: errors[at],
        isRequired: required.includes(at),
      }
    },
    submit: () => alone(submit),
    leave: (away) => {
      letGo()
      away()
    },
    isPending,
    isChanged,
    problem: refusal?.problem ?? null,
    others: refusal?.others ?? [],
    errorCount: Object.values(errors).filter(Boolean).length,
  }
}

/** Runs one thing at a time: what comes while it runs is dropped, such as the second press of a double click. */
export function oneAtATime(): (run: () => Promise<void>) => Promise<void> {
  let isRunning = false
  return async (run) => {
    if (isRunning) return
    isRunning = true
    try {
      await run()
    } finally {
      isRunning = false
    }
  }
}

/** Moves to the first field, in reading order, that is marked as wrong. */
function focusFirstFault(formId: string): void {
  const form = document.getElementById(formId)
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] :is(input, button, textarea)')
  fault?.focus()
}
