import type { Bound } from '../../../../shared/form/use-form.ts'
import { TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

/** A colour: by the browser's own picker, or typed as #rrggbb. */
export function ColorField({ label, value, onChange, ...rest }: Bound<string> & { label: string }) {
  const { branding: m } = useMessages().settings
  return (
    <TextField
      {...rest}
      label={label}
      value={value}
      onChange={(text) => onChange(text.trim().toLowerCase())}
      maxLength={7}
      autoComplete="off"
      before={
        <input
          type="color"
          aria-label={m.pick(label)}
          value={/^#[0-9a-f]{6}$/.test(value) ? value : '#000000'}
          onChange={({ target }) => onChange(target.value)}
          className="ring-focus size-6 cursor-pointer appearance-none rounded-md border border-line-strong bg-transparent p-0 [&::-webkit-color-swatch]:rounded-md [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0 phone:size-8"
        />
      }
    />
  )
}
