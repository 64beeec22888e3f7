import { useState } from 'react'
import { useApi, useSend, type Item } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useNow } from '../../../../shared/clock.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useOpenName } from '../../../../shared/url/use-opened.ts'
import { Badge, Button, Drawer, EmptyState, Select, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListRow, RowSign } from '../../../parts/list/ListRow.tsx'
import { ListRows } from '../../../parts/list/ListCard.tsx'
import { RemoveQuestion } from '../../../parts/RemoveQuestion.tsx'
import { PairingDialog, type AddedKiosk } from './PairingDialog.tsx'

type Kiosk = Item<'GET /api/v1/kiosks'>

/** The tablets at the door. */
export default function KiosksPart() {
  const { kiosks: m } = useMessages()
  const kiosks = useApi('GET /api/v1/kiosks', {}, { every: 15_000 })
  const [open, setOpen] = useOpenName(['new'])
  const isAdding = open === 'new'
  const setAdding = (adds: boolean) => setOpen(adds ? 'new' : null)
  useHotkeys({ n: { label: m.add, run: () => setAdding(true) } })
  const [added, setAdded] = useState<AddedKiosk | null>(null)
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
      {added ? (
        <PairingDialog key={added.id} added={added} onRenewed={setAdded} onClose={() => setAdded(null)} />
      ) : null}
      <RevokeDialog kiosk={removed} onClose={() => setRemoved(null)} />
    </>
  )
}

interface KioskFormProps {
  onClose: () => void
  onAdded: (kiosk: AddedKiosk) => void
}

/** A new kiosk: what it is called, and whose classes it shows where there are several locations. */
function KioskForm({ onClose, onAdded }: KioskFormProps) {
  const { kiosks: m } = useMessages()
  const locations = useApi('GET /api/v1/establishments', {}, { fresh: 60_000 })
  const add = useSend('POST /api/v1/kiosks')
  const form = useForm({
    values: { name: m.nameExample, establishment_id: 0 },
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
      <TextField label={m.name} maxLength={200} autoFocus {...form.bind('name')} />
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
