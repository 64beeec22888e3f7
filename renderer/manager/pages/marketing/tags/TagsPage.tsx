import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, ConfirmDialog, Drawer, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useList } from '../../../parts/list/use-list.ts'
import { MarketingNav } from '../MarketingNav.tsx'
import type { Tag } from './tag.ts'
import { TagForm } from './TagForm.tsx'
import { TagList } from './TagList.tsx'

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
