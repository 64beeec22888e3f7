import type { FormState } from '../../../../shared/form/use-form.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Checkbox, RadioGroup, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { PromoValues } from './promo-code.ts'
import { useMembershipTypes } from './use-words.ts'

const REACH = ['all', 'some'] as const

/** The membership types a code is good for. */
export function TypeChoice({ form }: { form: FormState<PromoValues> }) {
  const { promoCodes } = useMessages()
  const m = promoCodes.form
  const types = useMembershipTypes()
  const { value: chosen, onChange, errorMessage } = form.bind('types')
  const toggle = (id: number, isIn: boolean) => onChange(isIn ? [...chosen, id] : chosen.filter((one) => one !== id))
  const names = { all: m.allTypes, some: m.someTypes }
  return (
    <>
      <RadioGroup
        label={m.for}
        options={REACH.map((id) => ({ id, label: names[id] }))}
        {...form.bind('reach')}
        isRequired
      />
      {form.values.reach === 'all' ? null : (
        <fieldset className="rounded-lg border border-line px-3 py-2" data-invalid={errorMessage ? true : undefined}>
          <legend className="px-1 text-xs font-medium">{m.types}</legend>
          <Loaded query={types} skeleton={<Skeleton className="h-20" />}>
            {({ items }) =>
              items.map(({ id, name, is_active }) => (
                <Checkbox key={id} value={chosen.includes(id)} onChange={(isIn) => toggle(id, isIn)}>
                  {is_active ? name : `${name} (${m.offSale})`}
                </Checkbox>
              ))
            }
          </Loaded>
          {errorMessage ? (
            <p role="alert" className="text-xs text-bad">
              {errorMessage}
            </p>
          ) : null}
        </fieldset>
      )}
    </>
  )
}
