import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied, useSession } from '../../../../shared/session/use-session.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { Button, Drawer, SearchField, TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { RemoveQuestion } from '../../../parts/RemoveQuestion.tsx'
import { NewPasswordField } from '../../../parts/password/NewPasswordField.tsx'
import { LocationField } from './LocationField.tsx'
import type { Instructor } from './instructor.ts'
import { InstructorList } from './InstructorList.tsx'
import { LeaveDialog, type Leaving } from './LeaveDialog.tsx'
import { InstructorProfile } from './InstructorProfile.tsx'

/** The instructors: profiles with photo, a few words and a location. */
export default function InstructorsTab() {
  const { team } = useMessages()
  const m = team.instructors
  const denied = useDenied()('instructors.manage')
  const list = useList({ search: '', shown: 'active' })
  const { search, shown } = list.filters
  const [removed, setRemoved] = useState<Instructor | null>(null)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const include_inactive = shown === 'all' ? ('true' as const) : undefined
  const instructors = useApi('GET /api/v1/instructors', { query: { search, include_inactive, ...list.paging } })
  const [open, setOpen] = useOpened(instructors.data?.items)
  const edited = open === 'new' ? null : open
  useHotkeys({ n: denied ? undefined : { label: m.add, run: () => setOpen('new') } })
  return (
    <>
      <InstructorList
        query={instructors}
        list={list}
        search={search}
        onClearSearch={() => list.narrow({ search: '' })}
        onEdit={setOpen}
        onRemove={setRemoved}
        onLeave={setLeaving}
        filters={
          <>
            <SearchField
              label={team.search}
              value={search}
              onChange={(text) => list.narrow({ search: text })}
              className="min-w-48 flex-1"
            />
            <ShownFilter
              label={team.shown}
              value={shown}
              parts={{ active: team.active, all: team.all }}
              onChange={(next) => list.narrow({ shown: next })}
            />
            <TeachMyself denied={denied} />
            <Button
              look="primary"
              icon="plus"
              aria-keyshortcuts="n"
              onPress={() => setOpen('new')}
              disabledReason={denied}
            >
              {m.add}
            </Button>
          </>
        }
      />
      <Drawer title={m.add} description={m.addMeans} isOpen={open === 'new'} onClose={() => setOpen(null)}>
        <NewInstructorForm onClose={() => setOpen(null)} />
      </Drawer>
      <Drawer title={m.editTitle(edited?.full_name ?? '')} isOpen={edited !== null} onClose={() => setOpen(null)}>
        {edited ? <InstructorProfile key={edited.id} instructor={edited} onClose={() => setOpen(null)} /> : null}
      </Drawer>
      <LeaveDialog leaving={leaving} onClose={() => setLeaving(null)} />
      <RemoveDialog instructor={removed} onClose={() => setRemoved(null)} />
    </>
  )
}

/** A new instructor: her login, and what clients see of her. */
function NewInstructorForm({ onClose }: { onClose: () => void }) {
  const { team } = useMessages()
  const m = team.instructors
  const toast = useToast()
  const create = useSend('POST /api/v1/instructors')
  const form = useForm({
    values: { full_name: '', email: '', password: '', establishment_id: null as number | null, bio: '' },
    required: ['full_name', 'email', 'password'],
    submit: ({ bio, ...values }) => create.sendOrThrow({ body: { ...values, bio: bio || null } }),
    onDone: ({ full_name }) => {
      toast.done(m.added(full_name))
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={team.name} autoComplete="off" autoFocus {...form.bind('full_name')} />
      <TextField label={team.email} type="email" autoComplete="off" {...form.bind('email')} />
      <NewPasswordField label={team.password} description={team.passwordRule} {...form.bind('password')} />
      <LocationField {...form.bind('establishment_id')} />
      <TextArea label={m.bio} description={m.bioFor} {...form.bind('bio')} />
      <FormActions form={form} submit={m.create} onCancel={onClose} />
    </Form>
  )
}

/** The owner or a manager who has no profile yet makes their own. */
function TeachMyself({ denied }: { denied: string | null }) {
  const { instructors: m } = useMessages().team
  const id = useSession()?.account.id ?? 0
  const me = useApi('GET /api/v1/auth/me', {}, { fresh: 60_000 })
  const teach = useSend('POST /api/v1/staff/{staff_id}/instructor-profile', {
    done: ({ full_name }) => m.added(full_name),
  })
  if (!me.data || me.data.instructor_id !== null) return null
  return (
    <Button
      isPending={teach.isPending}
      disabledReason={denied}
      onPress={() => void teach.send({ params: { staff_id: id }, body: {} })}
    >
      {m.teachMyself}
    </Button>
  )
}

function RemoveDialog({ instructor, onClose }: { instructor: Instructor | null; onClose: () => void }) {
  const { instructors: m } = useMessages().team
  const name = instructor?.full_name ?? ''
  const remove = useSend('DELETE /api/v1/instructors/{instructor_id}/remove', { done: m.removed(name) })
  return (
    <RemoveQuestion
      words={m}
      name={name}
      isOpen={instructor !== null}
      removal={remove}
      onConfirm={() => remove.sendOrThrow({ params: { instructor_id: instructor?.id ?? 0 } })}
      onClose={onClose}
    />
  )
}
