import { useSend, type Item } from '../../../../api/index.ts'
import { Form } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useSession } from '../../../../shared/session/use-session.ts'
import { Avatar, Badge, Button, Card, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { unknownPassword } from '../../../parts/password/unknown-password.ts'

export type Instructor = Item<'GET /api/v1/instructors'>

const invalidate = ['GET /api/v1/instructors'] as const

/** The instructors: the owner with one button, others by name and email. */
export function Teachers({ instructors }: { instructors: readonly Instructor[] }) {
  const { welcome } = useMessages()
  const m = welcome.week
  const me = useSession()?.account.id ?? 0
  const teach = useSend('POST /api/v1/staff/{staff_id}/instructor-profile', { invalidate })
  const isTeaching = instructors.some(({ user_id }) => user_id === me)
  return (
    <Card
      title={m.teachers}
      description={m.teachersLead}
      action={
        isTeaching ? null : (
          <Button
            size="small"
            isPending={teach.isPending}
            onPress={() => void teach.send({ params: { staff_id: me }, body: {} })}
          >
            {m.me}
          </Button>
        )
      }
    >
      {instructors.length > 0 ? (
        <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
          {instructors.map(({ id, full_name, email, user_id }) => (
            <li key={id} className="flex min-w-0 items-center gap-2.5">
              <Avatar name={full_name} size="medium" />
              <span className="min-w-0">
                <span className="flex items-center gap-1.5 text-sm font-medium">
                  <span className="truncate">{full_name}</span>
                  {user_id === me ? <Badge>{m.you}</Badge> : null}
                </span>
                <span className="block truncate text-xs text-muted">{email}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <NewTeacher />
    </Card>
  )
}

function NewTeacher() {
  const { welcome } = useMessages()
  const m = welcome.week
  const create = useSend('POST /api/v1/instructors', { invalidate, done: ({ full_name }) => m.added(full_name) })
  const form = useForm({
    values: { full_name: '', email: '' },
    required: ['full_name', 'email'],
    submit: (values) => create.sendOrThrow({ body: { ...values, password: unknownPassword() } }),
    onDone: () => form.reset({ full_name: '', email: '' }),
  })
  return (
    <Form form={form} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-2">
        <TextField label={m.teacherName} autoComplete="off" className="min-w-44 flex-1" {...form.bind('full_name')} />
        <TextField
          label={m.teacherEmail}
          type="email"
          autoComplete="off"
          className="min-w-52 flex-1"
          {...form.bind('email')}
        />
        <Button type="submit" icon="plus" isPending={form.isPending} className="mt-5.5">
          {m.addTeacher}
        </Button>
      </div>
    </Form>
  )
}
