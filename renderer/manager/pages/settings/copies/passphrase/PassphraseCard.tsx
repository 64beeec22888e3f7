import { useState } from 'react'
import { useSend } from '../../../../../api/index.ts'
import { Form, FormActions } from '../../../../../shared/form/Form.tsx'
import { PasswordField } from '../../../../../shared/form/PasswordField.tsx'
import { useForm } from '../../../../../shared/form/use-form.ts'
import { useToast } from '../../../../../shared/problem/use-toast.ts'
import { Button, ButtonGroup, Callout, Card, ConfirmDialog, Dialog, Meter } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { CopySettings } from '../places/use-places.ts'
import { SHORTEST, strengthOf, type Strength } from './strength.ts'

const LOOKS: Record<Strength, { value: number; tone: 'bad' | 'warn' | 'good' }> = {
  short: { value: 1, tone: 'bad' },
  weak: { value: 2, tone: 'warn' },
  fair: { value: 3, tone: 'good' },
  strong: { value: 4, tone: 'good' },
}

/** A passphrase, twice, with how hard it is to guess. */
function PassphraseForm({ isChange, onClose }: { isChange: boolean; onClose: () => void }) {
  const { passphrase: m } = useMessages().copies
  const toast = useToast()
  const save = useSend('PUT /api/v1/studio/backup-settings')
  const form = useForm({
    values: { passphrase: '', again: '' },
    required: ['passphrase', 'again'],
    validate: ({ passphrase, again }) => ({
      passphrase: passphrase.trim().length < SHORTEST ? m.tooShort : undefined,
      again: passphrase === again ? undefined : m.differs,
    }),
    submit: ({ passphrase }) => save.sendOrThrow({ body: { passphrase: passphrase.trim() } }),
    onDone: () => {
      toast.done(m.saved)
      onClose()
    },
  })
  const strength = strengthOf(form.values.passphrase)
  const words = { kind: 'new', show: m.show, hide: m.hide } as const
  return (
    <Form form={form}>
      <Callout tone="warn">{m.paper}</Callout>
      {isChange ? <p className="text-sm text-pretty text-muted">{m.changeMeans}</p> : null}
      <PasswordField label={m.new} description={m.rule} autoFocus {...words} {...form.bind('passphrase')} />
      {form.values.passphrase ? (
        <Meter label={m.strengthLabel} max={4} text={m.strength[strength]} {...LOOKS[strength]} />
      ) : null}
      <PasswordField label={m.again} {...words} {...form.bind('again')} />
      <FormActions form={form} submit={isChange ? m.change : m.set} onCancel={onClose} />
    </Form>
  )
}

/** The passphrase that encrypts backups elsewhere and the keys in them: set, changed, removed. */
export function PassphraseCard({ settings: { has_passphrase, bucket } }: { settings: CopySettings }) {
  const { passphrase: m } = useMessages().copies
  const [isOpen, setOpen] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const toast = useToast()
  const save = useSend('PUT /api/v1/studio/backup-settings')
  const remove = async () => {
    const done = await save.send({ body: { passphrase: null } })
    if (!done) throw new Error('It is said what was refused; the question stays open.')
    toast.done(m.removed)
  }
  return (
    <Card title={m.title} description={m.titleMeans}>
      <div className="flex flex-col gap-3">
        <Callout tone={has_passphrase ? 'good' : 'plain'}>{has_passphrase ? m.isSet : m.isNotSet}</Callout>
        <ButtonGroup align="start">
          <Button icon="lock" onPress={() => setOpen(true)}>
            {has_passphrase ? m.change : m.set}
          </Button>
          {has_passphrase ? (
            <Button look="quiet" disabledReason={bucket && m.removeFirst} onPress={() => setRemoving(true)}>
              {m.remove}
            </Button>
          ) : null}
        </ButtonGroup>
      </div>
      <Dialog title={has_passphrase ? m.change : m.set} isOpen={isOpen} onClose={() => setOpen(false)}>
        <PassphraseForm isChange={has_passphrase} onClose={() => setOpen(false)} />
      </Dialog>
      <ConfirmDialog
        title={m.removeTitle}
        confirm={m.remove}
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        onConfirm={remove}
      >
        {m.removeMeans}
      </ConfirmDialog>
    </Card>
  )
}
