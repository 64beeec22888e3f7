import { useApi, useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { isWholeDay } from '../../../../shared/format/whole-day.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Callout, Checkbox, DateField, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

/** Closes the studio for some days, showing beforehand what that cancels. */
export function ClosureForm({ onClose }: { onClose: () => void }) {
  const { closures: m } = useMessages().schedule
  const format = useFormat()
  const toast = useToast()
  const close = useSend('POST /api/v1/closures')
  const form = useForm({
    values: { starts_on: null as string | null, ends_on: null as string | null, reason: '', extends_packs: false },
    required: ['starts_on', 'ends_on'],
    validate: ({ starts_on, ends_on }) => ({
      ends_on: starts_on && ends_on && ends_on < starts_on ? m.order : undefined,
    }),
    submit: ({ starts_on, ends_on, reason, extends_packs }) =>
      close.sendOrThrow({
        body: { starts_on: starts_on ?? '', ends_on: ends_on ?? '', reason: reason.trim() || null, extends_packs },
      }),
    onDone: ({ classes }) => {
      toast.done(m.done(classes))
      onClose()
    },
  })
  const { starts_on, ends_on, extends_packs } = form.values
  const takeFirst = (day: string | null) => {
    form.set('starts_on', day)
    if (day && (!ends_on || ends_on < day)) form.set('ends_on', day)
  }
  return (
    <Form form={form}>
      <div className="grid grid-cols-2 gap-3">
        <DateField label={m.first} min={format.today()} {...form.bind('starts_on')} onChange={takeFirst} autoFocus />
        <DateField label={m.last} min={starts_on ?? format.today()} {...form.bind('ends_on')} />
      </div>
      <TextField label={m.reason} description={m.reasonHelp} maxLength={500} {...form.bind('reason')} />
      <Checkbox {...form.bind('extends_packs')} isRequired>
        {m.extend}
      </Checkbox>
      {starts_on && ends_on && starts_on <= ends_on ? (
        <Preview starts_on={starts_on} ends_on={ends_on} extendsPacks={extends_packs} />
      ) : null}
      <FormActions form={form} submit={m.submit} onCancel={onClose} look="danger" />
    </Form>
  )
}

interface PreviewProps {
  starts_on: string
  ends_on: string
  extendsPacks: boolean
}

function Preview({ starts_on, ends_on, extendsPacks }: PreviewProps) {
  const { closures: m } = useMessages().schedule
  const enabled = isWholeDay(starts_on) && isWholeDay(ends_on)
  const preview = useApi('GET /api/v1/closures/preview', { query: { starts_on, ends_on } }, { keep: true, enabled })
  if (!preview.data) return null
  const { classes, packs } = preview.data
  return (
    <Callout tone={classes > 0 ? 'warn' : 'info'} title={m.preview} live>
      <p>{m.previewMeans(preview.data)}</p>
      {extendsPacks ? <p>{m.packs(packs)}</p> : null}
    </Callout>
  )
}
