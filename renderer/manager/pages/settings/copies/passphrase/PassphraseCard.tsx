import { useState } from 'react'
import { useSend } from '../../../../../api/index.ts'
import { useToast } from '../../../../../shared/problem/use-toast.ts'
import { Button, ButtonGroup, Callout, Card, ConfirmDialog, Dialog } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { CopySettings } from '../places/use-places.ts'
import { PassphraseForm } from './PassphraseForm.tsx'

/** What copies elsewhere are encrypted with, and under what the keys travel: set, changed, taken away. */
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
