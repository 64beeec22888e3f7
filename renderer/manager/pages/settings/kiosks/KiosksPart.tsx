import { useState } from 'react'
import { useApi, useSend, type Answer, type Item } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useNow } from '../../../../shared/clock.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { isThisComputer } from '../../../../shared/this-computer.ts'
import { useOpenName } from '../../../../shared/url/use-opened.ts'
import { Badge, Button, Dialog, Drawer, EmptyState, KeyValueList, Select, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListRow, RowSign } from '../../../parts/list/ListRow.tsx'
import { ListRows } from '../../../parts/list/ListCard.tsx'
import { RemoveQuestion } from '../../../parts/RemoveQuestion.tsx'

type Kiosk = Item<'GET /api/v1/kiosks'>
type Added = Answer<'POST /api/v1/kiosks'>

/** The tablets at the door. */
export default function KiosksPart() {
  const { kiosks: m } = useMessages()
  const kiosks = useApi('GET /api/v1/kiosks', {}, { every: 15_000 })
  const [open, setOpen] = useOpenName(['new'])
  const isAdding = open === 'new'
  const setAdding = (adds: boolean) => setOpen(adds ? 'new' : null)
  useHotkeys({ n: { label: m.add, run: () => setAdding(true) } })
  const [added, setAdded] = useState<Added | null>(null)
  const [removed, setRemoved] = useState<Kiosk | null>(null)
  return (
    <>
      <ListRows
        title={m.title}
        description={m.titleMeans}
        action={
          <Button icon="plus" aria-keyshortcuts="n" onPress={() => setAdding(true)}>
            {m.add}
          </Button>
        }
        query={kiosks}
        label={m.table}
        empty={
          <EmptyState
            icon="screen"
            title={m.emptyTitle}
            action={
              <Button look="primary" icon="plus" onPress={() => setAdding(true)}>
                {m.add}
              </Button>
            }
          >
            {m.empty}
          </EmptyState>
        }
      >
        {(kiosk) => <KioskRow kiosk={kiosk} onRevoke={setRemoved} />}
      </ListRows>
      <Drawer title={m.add} isOpen={isAdding} onClose={() => setAdding(false)}>
        {isAdding ? <KioskForm onClose={() => setAdding(false)} onAdded={setAdded} /> : null}
      </Drawer>
      {added ? <PairingCode added={added} onClose={() => setAdded(null)} /> : null}
      <RevokeDialog kiosk={removed} onClose={() => setRemoved(null)} />
    </>
  )
}

interface KioskFormProps {
  onClose: () => void
  onAdded: (kiosk: Answer<'POST /api/v1/kiosks'>) => void
}

/** A new kiosk: what it is called, and whose classes it shows where there are several locations. */
function KioskForm({ onClose, onAdded }: KioskFormProps) {
  const { kiosks: m } = useMessages()
  const locations = useApi('GET /api/v1/establishments', {}, { fresh: 60_000 })
  const add = useSend('POST /api/v1/kiosks')
  const form = useForm({
    values: { name: '', establishment_id: 0 },
    required: ['name'],
    submit: ({ name, establishment_id }) =>
      add.sendOrThrow({ body: { name, establishment_id: establishment_id || null } }),
    onDone: (kiosk) => {
      onClose()
      onAdded(kiosk)
    },
  })
  const options = (locations.data ?? []).map(({ id, name }) => ({ id, label: name }))
  return (
    <Form form={form}>
      <TextField label={m.name} placeholder={m.nameExample} maxLength={200} autoFocus {...form.bind('name')} />
      {options.length > 1 ? (
        <Select
          label={m.location}
          placeholder={m.everywhere}
          options={[{ id: 0, label: m.everywhere }, ...options]}
          {...form.bind('establishment_id')}
          isRequired
        />
      ) : null}
      <FormActions form={form} submit={m.add} onCancel={onClose} />
    </Form>
  )
}

/** A kiosk: where it stands, and whether its tablet is paired. */
function KioskRow({ kiosk, onRevoke }: { kiosk: Kiosk; onRevoke: (kiosk: Kiosk) => void }) {
  const { kiosks: m } = useMessages()
  const format = useFormat()
  const now = useNow(15_000)
  const { name, establishment_name, paired_at, pairing_until } = kiosk
  const waits = paired_at === null && pairing_until !== null && Date.parse(pairing_until) >= now
  return (
    <ListRow
      picture={<RowSign icon="screen" />}
      name={name}
      badges={
        paired_at === null ? (
          <Badge tone={waits ? 'info' : 'warn'}>{waits ? m.waits(format.time(pairing_until)) : m.lapsed}</Badge>
        ) : (
          <Badge tone="good">{m.paired(format.date(format.dayOf(paired_at), 'day'))}</Badge>
        )
      }
      actions={[[{ label: m.revoke, icon: 'trash', look: 'danger', onAction: () => onRevoke(kiosk) }]]}
    >
      <p className="text-sm text-muted">{establishment_name ?? m.everywhere}</p>
    </ListRow>
  )
}

/** The code that pairs a tablet, shown this once, and where to type it. */
function PairingCode({ added, onClose }: { added: Added; onClose: () => void }) {
  const { kiosks: m } = useMessages()
  const format = useFormat()
  return (
    <Dialog
      title={m.codeTitle}
      isOpen
      onClose={onClose}
      footer={
        <Button look="primary" onPress={onClose}>
          {m.done}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-base text-pretty">{m.codeMeans(format.time(added.pairing_until ?? ''))}</p>
        <KeyValueList
          items={[
            { label: m.address, value: `${location.origin}/kiosk` },
            { label: m.code, value: <span className="figures text-xl font-semibold">{added.pairing_code}</span> },
          ]}
        />
        {isThisComputer(location.hostname) ? <p className="text-sm text-pretty text-muted">{m.otherAddress}</p> : null}
      </div>
    </Dialog>
  )
}

function RevokeDialog({ kiosk, onClose }: { kiosk: Kiosk | null; onClose: () => void }) {
  const { kiosks: m } = useMessages()
  const name = kiosk?.name ?? ''
  const remove = useSend('DELETE /api/v1/kiosks/{kiosk_id}', { done: m.removed(name) })
  return (
    <RemoveQuestion
      words={m}
      name={name}
      isOpen={kiosk !== null}
      removal={remove}
      onConfirm={() => remove.sendOrThrow({ params: { kiosk_id: kiosk?.id ?? 0 } })}
      onClose={onClose}
    />
  )
}
