import { useApi, useSend } from '../../../api/index.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { TextArea } from '../../../ui/field/TextArea.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { useMessages } from '../../messages/index.ts'

/** Shows the reader's note about their health for the instructors of their classes. */
export default function HealthNote() {
  const note = useApi('GET /api/v1/clients/me/health-note')
  return (
    <div className="mt-2">
      <Loaded query={note} skeleton={<Skeleton className="h-40" />}>
        {({ body }) => <NoteForm body={body ?? ''} />}
      </Loaded>
    </div>
  )
}

function NoteForm({ body }: { body: string }) {
  const { legal: m } = useMessages()
  const save = useSend('PUT /api/v1/clients/me/health-note', {
    invalidate: ['GET /api/v1/clients/me/health-note'],
    done: (answer) => (answer.body === null ? m.healthRemoved : m.healthSaved),
  })
  const form = useForm({
    values: { body },
    submit: (values) => save.sendOrThrow({ body: { body: values.body.trim() || null } }),
  })
  return (
    <Form form={form}>
      <TextArea label={m.healthNote} description={m.healthNoteMeans} maxLength={1000} {...form.bind('body')} />
      <Button type="submit" size="large" isPending={form.isPending} className="phone:w-full">
        {m.healthSave}
      </Button>
    </Form>
  )
}
