import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Button, Card, ConfirmDialog, Drawer, PageHeader, Pagination } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { MarketingNav } from '../MarketingNav.tsx'
import { TagForm } from './TagForm.tsx'
import { TagTable } from './TagTable.tsx'
import type { Tag } from './tag.ts'

const PAGE_SIZE = 50

/** The studio's own words for its clients. */
export default function TagsPage() {
  const { tags: m } = useMessages()
  const denied = useDenied()('marketing.manage')
  const [{ page }, setState] = useUrlState({ page: 1 })
  const [edited, setEdited] = useState<Tag | 'new' | null>(null)
  const [deleted, setDeleted] = useState<Tag | null>(null)
  const tags = useApi('GET /api/v1/tags', { query: { page, page_size: PAGE_SIZE } }, { keep: true })
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
      <Card flush>
        <Loaded query={tags}>
          {(list) => (
            <>
              <TagTable
                tags={list.items}
                isStale={tags.isPlaceholderData}
                denied={denied}
                onEdit={setEdited}
                onDelete={setDeleted}
              />
              <Pagination
                page={page}
                pageSize={PAGE_SIZE}
                total={list.total}
                capped={list.total_capped}
                onChange={(next) => setState({ page: next }, 'push')}
              />
            </>
          )}
        </Loaded>
      </Card>
      <Drawer title={tag ? m.editTitle(tag.name) : m.newTitle} width="small" isOpen={edited !== null} onClose={close}>
        {edited ? <TagForm key={tag?.id ?? 'new'} tag={tag} onClose={close} /> : null}
      </Drawer>
      {deleted ? <DeleteTag key={deleted.id} tag={deleted} onClose={() => setDeleted(null)} /> : null}
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
