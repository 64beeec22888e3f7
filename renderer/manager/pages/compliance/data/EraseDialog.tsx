import { useState } from 'react'
import { useSend, type Answer } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Button, Dialog, Icon, TextField, type IconName } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Named } from './named.ts'
import { SharedByClient } from './SharedByClient.tsx'

interface EraseDialogProps {
  client: Named
  onClose: () => void
  onErased: () => void
}

/** Erasing a client: what goes and what stays, the name to type, and afterwards what was kept and why. */
export function EraseDialog({ client, onClose, onErased }: EraseDialogProps) {
  const { compliance } = useMessages()
  const m = compliance.erase
  const [result, setResult] = useState<Answer<'POST /api/v1/gdpr/delete/{client_id}'> | null>(null)
  const show = (answer: Answer<'POST /api/v1/gdpr/delete/{client_id}'>) => {
    setResult(answer)
    onErased()
  }
  return (
    <Dialog
      role="alertdialog"
      title={result ? m.erasedTitle : m.dialogTitle(client.name)}
      description={result ? m.erased(result.pseudonym) : m.means}
      width={result ? 'large' : 'medium'}
      isOpen
      onClose={onClose}
    >
      {result ? (
        <Erased result={result} onClose={onClose} />
      ) : (
        <Question client={client} onClose={onClose} onErased={show} />
      )}
    </Dialog>
  )
}

interface ErasedProps {
  result: Answer<'POST /api/v1/gdpr/delete/{client_id}'>
  onClose: () => void
}

/** After an erasure: what is gone, and of what was kept how much and why. */
function Erased({ result: { erased, kept }, onClose }: ErasedProps) {
  const { compliance } = useMessages()
  const m = compliance.erase
  const format = useFormat()
  return (
    <div className="flex flex-col gap-4">
      <section>
        <h3 className="text-sm font-semibold">{m.whatWent}</h3>
        <ul className="mt-1 list-disc space-y-1 ps-5 text-sm text-pretty text-muted">
          {erased.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="text-sm font-semibold">{m.whatStays}</h3>
        {kept.length === 0 ? (
          <p className="mt-1 text-sm text-muted">{m.nothingStays}</p>
        ) : (
          <dl className="mt-1 divide-y divide-line rounded-lg border border-line">
            {kept.map(({ what, why, count }) => (
              <div key={what} className="px-3.5 py-2.5 text-sm">
                <dt className="flex justify-between gap-4 font-medium">
                  {what}
                  <span className="figures font-normal text-muted">{format.number(count)}</span>
                </dt>
                <dd className="text-pretty text-muted">{why}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <div className="flex justify-end">
        <Button look="primary" onPress={onClose} autoFocus>
          {m.close}
        </Button>
      </div>
    </div>
  )
}

interface QuestionProps extends Omit<EraseDialogProps, 'onErased'> {
  onErased: (result: Answer<'POST /api/v1/gdpr/delete/{client_id}'>) => void
}

function Question({ client: { id, name }, onClose, onErased }: QuestionProps) {
  const { compliance } = useMessages()
  const m = compliance.erase
  const erase = useSend('POST /api/v1/gdpr/delete/{client_id}')
  const form = useForm({
    values: { name: '' },
    keeps: false,
    required: ['name'],
    validate: (typed) => ({ name: typed.name.trim() === name.trim() ? undefined : m.notSame }),
    submit: () => erase.sendOrThrow({ params: { client_id: id } }),
    onDone: onErased,
  })
  return (
    <Form form={form}>
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        <Side title={m.goes} items={m.goesList} icon="trash" colour="text-bad" />
        <Side title={m.stays} items={m.staysList} icon="lock" colour="text-muted" />
      </div>
      <SharedByClient clientId={id} ending="erased" />
      <TextField label={m.typeName} description={m.typeHelp(name)} autoComplete="off" {...form.bind('name')} />
      <FormActions form={form} submit={m.submit} look="danger" onCancel={onClose} />
    </Form>
  )
}

interface SideProps {
  title: string
  items: readonly string[]
  icon: IconName
  colour: string
}

function Side({ title, items, icon, colour }: SideProps) {
  return (
    <section className="rounded-lg bg-sunken px-3.5 py-3">
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        <Icon name={icon} size={16} className={colour} />
        {title}
      </h3>
      <ul className="mt-1.5 list-disc space-y-1 ps-4 text-sm text-pretty text-muted">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
