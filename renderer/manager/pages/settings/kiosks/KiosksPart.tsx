import { useState } from 'react'
import { useApi, useSend, type Answer, type Item } from '../../../../api/index.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useNow } from '../../../../shared/clock.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { isThisComputer } from '../../../../shared/this-computer.ts'
import { Button, Dialog, Drawer, EmptyState, KeyValueList, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard } from '../../../parts/list/ListCard.tsx'
import { RemoveQuestion } from '../../../parts/RemoveQuestion.tsx'
import { KioskForm } from './KioskForm.tsx'

type Kiosk = Item<'GET /api/v1/kiosks'>
type Added = Answer<'POST /api/v1/kiosks'>

/** The tablets at the door. */
export default function KiosksPart() {
  const { kiosks: m } = useMessages()
  const format = useFormat()
  const now = useNow(15_000)
  const kiosks = useApi('GET /api/v1/kiosks', {}, { every: 15_000 })
  const [isAdding, setAdding] = useState(false)
  useHotkeys({ n: { label: m.add, run: () => setAdding(true) } })
  const [added, setAdded] = useState<Added | null>(null)
  const [removed, setRemoved] = useState<Kiosk | null>(null)
  const stateOf = ({ paired_at, pairing_until }: Kiosk) => {
    if (paired_at !== null) return m.paired(format.date(format.dayOf(paired_at), 'day'))
    return pairing_until !== null && Date.parse(pairing_until) >= now ? m.waits(format.time(pairing_until)) : m.lapsed
  }
  const columns: Column<Kiosk>[] = [
    { id: 'name', header: m.name, cell: ({ name }) => <span className="font-medium">{name}</span> },
    { id: 'state', header: m.state, cell: stateOf },
    { id: 'location', header: m.location, cell: (one) => one.establishment_name ?? m.everywhere, hideOn: 'phone' },
  ]
  return (
    <>
      <ListCard
        title={m.title}
        description={m.titleMeans}
        action={
          <Button icon="plus" aria-keyshortcuts="n" onPress={() => setAdding(true)}>
            {m.add}
          </Button>
        }
        query={kiosks}
        label={m.table}
        columns={columns}
        rowActions={(one) => [[{ label: m.revoke, icon: 'trash', look: 'danger', onAction: () => setRemoved(one) }]]}
        empty={
          <EmptyState icon="screen" title={m.emptyTitle}>
            {m.empty}
          </EmptyState>
        }
      />
      <Drawer title={m.add} isOpen={isAdding} onClose={() => setAdding(false)}>
        {isAdding ? <KioskForm onClose={() => setAdding(false)} onAdded={setAdded} /> : null}
      </Drawer>
      {added ? <PairingCode added={added} onClose={() => setAdded(null)} /> : null}
      <RevokeDialog kiosk={removed} onClose={() => setRemoved(null)} />
    </>
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
