import { useState } from 'react'
import { call, useApi, useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { Button, Drawer, EmptyState, TextArea, TextField, type MenuAction } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListRows } from '../../../parts/list/ListCard.tsx'
import { CloseQuestion, nothingPlanned, type Planned } from '../../../parts/CloseQuestion.tsx'
import { RemoveQuestion } from '../../../parts/RemoveQuestion.tsx'
import { LocationRow, useWeeks, type Location } from './LocationRow.tsx'

/** The locations of classes. */
export default function LocationsPart() {
  const { locations: m } = useMessages().settings
  const locations = useApi('GET /api/v1/establishments', { query: { include_inactive: 'true' } })
  const denied = useDenied()('settings.manage')
  const [open, setOpen] = useOpened(locations.data)
  const setAdding = (adds: boolean) => setOpen(adds ? 'new' : null)
  useHotkeys({ n: denied ? undefined : { label: m.add, run: () => setAdding(true) } })
  const edited = open === 'new' ? null : open
  const [removed, setRemoved] = useState<Location | null>(null)
  const first = locations.data?.[0]?.id
  const { actionsOf, question } = useActions({ first, denied, onEdit: setOpen, onRemove: setRemoved })
  const weekOf = useWeeks(first)
  return (
    <>
      <ListRows
        title={m.title}
        description={m.titleMeans}
        action={
          <Button icon="plus" aria-keyshortcuts="n" onPress={() => setAdding(true)} disabledReason={denied}>
            {m.add}
          </Button>
        }
        query={locations}
        label={m.table}
        empty={
          <EmptyState icon="pin" title={m.emptyTitle}>
            {m.empty}
          </EmptyState>
        }
      >
        {(location) => (
          <LocationRow
            location={location}
            isFirst={location.id === first}
            week={weekOf?.(location.id)}
            actions={actionsOf(location)}
            onOpen={denied ? undefined : () => setOpen(location)}
          />
        )}
      </ListRows>
      <Drawer title={m.add} isOpen={open === 'new'} onClose={() => setAdding(false)}>
        <LocationForm location={null} onClose={() => setAdding(false)} />
      </Drawer>
      <Drawer title={m.editTitle(edited?.name ?? '')} isOpen={edited !== null} onClose={() => setOpen(null)}>
        {edited ? <LocationForm key={edited.id} location={edited} onClose={() => setOpen(null)} /> : null}
      </Drawer>
      <RemoveDialog location={removed} onClose={() => setRemoved(null)} />
      {question}
    </>
  )
}

/** A location, new or there already. */
function LocationForm({ location, onClose }: { location: Location | null; onClose: () => void }) {
  const { locations: m } = useMessages().settings
  const toast = useToast()
  const create = useSend('POST /api/v1/establishments')
  const save = useSend('PUT /api/v1/establishments/{establishment_id}')
  const form = useForm({
    values: { name: location?.name ?? '', address: location?.address ?? '', phone: location?.phone ?? '' },
    required: ['name'],
    submit: ({ name, address, phone }) => {
      const body = { name, address: address || null, phone: phone || null }
      return location
        ? save.sendOrThrow({ params: { establishment_id: location.id }, body })
        : create.sendOrThrow({ body })
    },
    onDone: ({ name }) => {
      toast.done(location ? m.saved : m.added(name))
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={m.name} autoFocus {...form.bind('name')} />
      <TextArea label={m.address} {...form.bind('address')} />
      <TextField label={m.phone} type="tel" {...form.bind('phone')} />
      <FormActions form={form} onCancel={onClose} />
    </Form>
  )
}

interface ActionsOf {
  first: number | undefined
  denied: string | null
  onEdit: (location: Location) => void
  onRemove: (location: Location) => void
}

function useActions({ first, denied, onEdit, onRemove }: ActionsOf) {
  const { locations: m } = useMessages().settings
  const toast = useToast()
  const change = useSend('PUT /api/v1/establishments/{establishment_id}')
  const [asked, setAsked] = useState<{ location: Location; name: string; planned: Planned } | null>(null)
  const set = ({ id }: Location, is_active: boolean) =>
    change.send({ params: { establishment_id: id }, body: { is_active } })
  const stop = async (location: Location) => {
    if (await set(location, false)) toast.undo(m.deactivated(location.name), () => void set(location, true))
  }
  const start = async (location: Location) => {
    if (await set(location, true)) toast.done(m.reactivated(location.name))
  }
  const ask = async (location: Location) => {
    const params = { establishment_id: location.id }
    const planned = await call('GET /api/v1/establishments/{establishment_id}/ending', { params }).catch(
      (error: unknown) => void toast.failed(error),
    )
    if (!planned) return
    if (nothingPlanned(planned)) await stop(location)
    else setAsked({ location, name: location.name, planned })
  }
  const question = (
    <CloseQuestion
      words={m}
      asked={asked}
      onConfirm={async () => asked && (await stop(asked.location))}
      onClose={() => setAsked(null)}
    />
  )
  const actionsOf = (location: Location): MenuAction[][] => {
    const fixed = denied ?? (location.id === first && m.firstStays)
    return [
      [{ label: m.edit, icon: 'edit', onAction: () => onEdit(location), disabledReason: denied }],
      [
        location.is_active
          ? { label: m.deactivate, icon: 'pause', onAction: () => void ask(location), disabledReason: fixed }
          : { label: m.reactivate, icon: 'play', onAction: () => void start(location), disabledReason: denied },
        { label: m.remove, icon: 'trash', look: 'danger', onAction: () => onRemove(location), disabledReason: fixed },
      ],
    ]
  }
  return { actionsOf, question }
}

function RemoveDialog({ location, onClose }: { location: Location | null; onClose: () => void }) {
  const { locations: m } = useMessages().settings
  const name = location?.name ?? ''
  const remove = useSend('DELETE /api/v1/establishments/{establishment_id}', { done: m.removed(name) })
  return (
    <RemoveQuestion
      words={m}
      name={name}
      isOpen={location !== null}
      removal={remove}
      onConfirm={() => remove.sendOrThrow({ params: { establishment_id: location?.id ?? 0 } })}
      onClose={onClose}
    />
  )
}
