import { useState } from 'react'
import { ApiError, useApi, useSend } from '../../../api/index.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Button, Callout, Dialog, EmptyState, OverlayActions, SkeletonRows } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { CategoryDot } from './CategoryFields.tsx'
import { CategoryForm } from './CategoryForm.tsx'
import { usedBy, type UsedBy } from './used-by.ts'
import type { Category } from './use-categories.ts'

/** Opens the categories of classes and services, to name and colour them, and to delete what nothing needs. */
export function CategoriesButton() {
  const { categories: m } = useMessages()
  const [isOpen, setOpen] = useState(false)
  const [edited, setEdited] = useState<Category | 'new' | null>(null)
  const close = () => {
    setOpen(false)
    setEdited(null)
  }
  return (
    <>
      <Button icon="tag" onPress={() => setOpen(true)}>
        {m.title}
      </Button>
      <Dialog title={m.title} description={m.lead} isOpen={isOpen} onClose={close}>
        {edited ? (
          <CategoryForm category={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        ) : (
          <CategoryList onEdit={setEdited} />
        )}
      </Dialog>
    </>
  )
}

function CategoryList({ onEdit }: { onEdit: (category: Category | 'new') => void }) {
  const { categories: m } = useMessages()
  const denied = useDenied()('schedule.manage')
  const categories = useApi('GET /api/v1/class-categories', { query: { page_size: 200 } })
  const { remove, needed } = useRemoving()
  return (
    <>
      {needed ? (
        <div className="mb-3">
          <Callout tone="warn" live title={m.inUse(needed.name)}>
            <ul className="list-disc ps-4">
              {needed.by.map(({ kind, names }) => (
                <li key={kind}>
                  {m.usedBy[kind]}: {names.join(', ')}
                </li>
              ))}
            </ul>
            <p className="mt-1">{m.inUseHelp}</p>
          </Callout>
        </div>
      ) : null}
      <Loaded query={categories} skeleton={<SkeletonRows rows={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon="tag" title={m.emptyTitle}>
              {m.empty}
            </EmptyState>
          ) : (
            <ul aria-label={m.title} className="divide-y divide-line">
              {items.map((category) => (
                <li key={category.id} className="flex min-h-(--row) items-center gap-2.5 py-1">
                  <CategoryDot color={category.color ?? 'transparent'} />
                  <span className="min-w-0 flex-1 text-sm font-medium wrap-anywhere">{category.name}</span>
                  <Button
                    look="quiet"
                    icon="edit"
                    iconOnly
                    label={m.editOf(category.name)}
                    disabledReason={denied}
                    onPress={() => onEdit(category)}
                  />
                  <Button
                    look="quiet"
                    icon="trash"
                    iconOnly
                    label={m.removeOf(category.name)}
                    disabledReason={denied}
                    onPress={() => remove(category)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <OverlayActions>
        <Button icon="plus" disabledReason={denied} onPress={() => onEdit('new')}>
          {m.create}
        </Button>
      </OverlayActions>
    </>
  )
}

/** Deletes a category, with undo; if it is in use, lists the records that need it. */
function useRemoving() {
  const { categories: m } = useMessages()
  const toast = useToast()
  const [needed, setNeeded] = useState<{ name: string; by: UsedBy[] } | null>(null)
  const create = useSend('POST /api/v1/class-categories')
  const drop = useSend('DELETE /api/v1/class-categories/{category_id}')
  const remove = async ({ id, name, color }: Category) => {
    setNeeded(null)
    try {
      await drop.sendOrThrow({ params: { category_id: id } })
      toast.undo(m.removed(name), () => void create.send({ body: { name, color } }))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CATEGORY_IN_USE')
        setNeeded({ name, by: usedBy(error.problem.reasons?.[0]?.value) })
      else toast.failed(error)
    }
  }
  return { remove: (category: Category) => void remove(category), needed }
}
