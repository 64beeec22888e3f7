import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { finder } from '../../../../shared/finder.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { Button, ConfirmDialog, Drawer, SearchField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { LeaveDialog, leavingOf, type Leaving } from '../instructors/LeaveDialog.tsx'
import type { Member } from './member.ts'
import { NewStaffForm, StaffForm } from './StaffForm.tsx'
import { StaffList } from './StaffList.tsx'

/** Accounts of those who work here: add, edit, deactivate, remove. */
export default function StaffTab() {
  const { team } = useMessages()
  const m = team.staff
  const staff = useApi('GET /api/v1/staff')
  const [{ search, shown }, setState] = useUrlState({ search: '', shown: 'active' })
  const [open, setOpen] = useOpened(staff.data)
  const edited = open === 'new' ? null : open
  const setAdding = (adds: boolean) => setOpen(adds ? 'new' : null)
  useHotkeys({ n: { label: m.add, run: () => setAdding(true) } })
  const [removed, setRemoved] = useState<Member | null>(null)
  const [freed, setFreed] = useState<Member | null>(null)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const isFound = finder(search)
  const shows = ({ full_name, is_active }: Member) => (shown === 'all' || is_active) && isFound(full_name)
  return (
    <>
      <StaffList
        query={staff}
        shows={shows}
        search={search}
        onClearSearch={() => setState({ search: '', shown: 'all' })}
        onEdit={setOpen}
        onRemove={setRemoved}
        onTakeFactor={setFreed}
        onLeave={setLeaving}
        filters={
          <>
            <SearchField
              label={team.search}
              value={search}
              onChange={(text) => setState({ search: text })}
              className="min-w-48 flex-1"
            />
            <ShownFilter
              label={team.shown}
              value={shown}
              parts={{ active: team.active, all: team.all }}
              onChange={(next) => setState({ shown: next })}
            />
            <Button look="primary" icon="plus" aria-keyshortcuts="n" onPress={() => setAdding(true)}>
              {m.add}
            </Button>
          </>
        }
      />
      <Drawer title={m.add} description={m.addMeans} isOpen={open === 'new'} onClose={() => setAdding(false)}>
        <NewStaffForm onClose={() => setAdding(false)} />
      </Drawer>
      <Drawer title={m.editTitle(edited?.full_name ?? '')} isOpen={edited !== null} onClose={() => setOpen(null)}>
        {edited ? <StaffForm key={edited.id} member={edited} onClose={() => setOpen(null)} /> : null}
      </Drawer>
      <RemoveDialog member={removed} onClose={() => setRemoved(null)} onLeave={setLeaving} />
      <LeaveDialog leaving={leaving} onClose={() => setLeaving(null)} />
      <FactorDialog member={freed} onClose={() => setFreed(null)} />
    </>
  )
}

interface RemoveDialogProps {
  member: Member | null
  onClose: () => void
  onLeave: (leaving: Leaving) => void
}

function RemoveDialog({ member, onClose, onLeave }: RemoveDialogProps) {
  const { staff: m } = useMessages().team
  const remove = useSend('DELETE /api/v1/staff/{staff_id}', { done: m.removed(member?.full_name ?? '') })
  const close = () => {
    remove.reset()
    onClose()
  }
  const params = { staff_id: member?.id ?? 0 }
  const confirm = () =>
    remove.sendOrThrow({ params }).catch((error: unknown) => {
      const leaving = member && leavingOf(member, error, (body) => remove.sendOrThrow({ params, body }))
      if (!leaving) throw error
      onLeave(leaving)
    })
  return (
    <ConfirmDialog
      title={m.removeTitle(member?.full_name ?? '')}
      confirm={m.remove}
      isOpen={member !== null}
      onClose={close}
      onConfirm={confirm}
    >
      <ProblemCallout problem={remove.problem} />
      <p>{m.removeMeans}</p>
    </ConfirmDialog>
  )
}

function FactorDialog({ member, onClose }: { member: Member | null; onClose: () => void }) {
  const { staff: m } = useMessages().team
  const name = member?.full_name ?? ''
  const take = useSend('DELETE /api/v1/staff/{staff_id}/totp', { done: m.factorTaken(name) })
  const close = () => {
    take.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      title={m.factorTitle(name)}
      confirm={m.takeFactor}
      isOpen={member !== null}
      onClose={close}
      onConfirm={() => take.sendOrThrow({ params: { staff_id: member?.id ?? 0 } })}
    >
      <ProblemCallout problem={take.problem} />
      <p>{m.factorMeans}</p>
    </ConfirmDialog>
  )
}
