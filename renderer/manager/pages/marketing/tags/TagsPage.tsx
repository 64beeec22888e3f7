import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, ConfirmDialog, Drawer, PageHeader, Switch, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useList } from '../../../parts/list/use-list.ts'
import { TagChip } from '../../../parts/tags/TagChip.tsx'
import { ColorField } from '../../../parts/ColorField.tsx'
import { COLORS } from '../../../parts/colors.ts'
import { MarketingNav } from '../MarketingNav.tsx'
import { TagList, type Tag } from './TagList.tsx'

/** The studio's own words for its clients. */
export default function TagsPage() {
  const { tags: m } = useMessages()
  const denied = useDenied()('marketing.manage')
  const list = useList({})
  const [edited, setEdited] = useState<Tag | 'new' | null>(null)
  const [deleted, setDeleted] = useState<Tag | null>(null)
  const tags = useApi('GET /api/v1/tags', { query: list.paging })
  const tag = edited === 'new' ? null : edited
  const close = () => setEdited(null)
  return (
    <>
      <MarketingNav />
      <PageHeader title={m.title} description={m.lead}>
        <Button look="primary" icon="plus" disabledReason={denied} onPress={() => setEdited('new')}>
          {m.create}
        </Button>
      </PageHeader>
      <TagList query={tags} list={list} denied={denied} onEdit={setEdited} onDelete={setDeleted} />
      <Drawer title={tag ? m.editTitle(tag.name) : m.newTitle} width="small" isOpen={edited !== null} onClose={close}>
        {edited ? <TagForm tag={tag} onClose={close} /> : null}
      </Drawer>
      {deleted ? <DeleteTag tag={deleted} onClose={() => setDeleted(null)} /> : null}
    </>
  )
}

interface TagFormProps {
  /** Null makes a new one. */
  tag: Tag | null
  onClose: () => void
}

function TagForm({ tag, onClose }: TagFormProps) {
  const { tags: m } = useMessages()
  const toast = useToast()
  const create = useSend('POST /api/v1/tags')
  const change = useSend('PUT /api/v1/tags/{tag_id}')
  const form = useForm({
    values: {
      name: tag?.name ?? '',
      color: tag?.color ?? (tag ? '#6b7280' : COLORS[0].value),
      for_instructors: tag?.for_instructors ?? false,
    },
    required: ['name', 'color'],
    submit: (body) => (tag ? change.sendOrThrow({ params: { tag_id: tag.id }, body }) : create.sendOrThrow({ body })),
    onDone: ({ name }) => {
      toast.done(tag ? m.saved : m.created(name))
      onClose()
    },
  })
  const { name, color } = form.values
  return (
    <Form form={form}>
      <TextField label={m.name} maxLength={200} autoFocus {...form.bind('name')} />
      <ColorField label={m.color} {...form.bind('color')} />
      <Switch value={form.values.for_instructors} onChange={(isFor) => form.set('for_instructors', isFor)}>
        {m.forInstructors}
      </Switch>
      <p className="flex min-h-6 items-center">{name.trim() ? <TagChip name={name} color={color} /> : null}</p>
      <FormActions form={form} onCancel={onClose} submit={tag ? undefined : m.submit} />
    </Form>
  )
}

function DeleteTag({ tag: { id, name, client_count }, onClose }: { tag: Tag; onClose: () => void }) {
  const { tags: m } = useMessages()
  const remove = useSend('DELETE /api/v1/tags/{tag_id}', { done: m.deleted(name) })
  return (
    <ConfirmDialog
      title={m.deleteTitle(name)}
      confirm={m.delete}
      isOpen
      onClose={onClose}
      onConfirm={() => remove.sendOrThrow({ params: { tag_id: id } })}
    >
      <p>{m.deleteMeans(client_count)}</p>
      <ProblemCallout problem={remove.problem} />
    </ConfirmDialog>
  )
}
