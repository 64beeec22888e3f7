import { useState } from 'react'
import { useApi, useSend, type Item } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Card, ComboBox } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

type ClientTag = Item<'GET /api/v1/clients/{client_id}/tags'>

const SEEN = ['GET /api/v1/clients/{client_id}/tags', 'GET /api/v1/tags', 'GET /api/v1/clients/standing'] as const

/** A client's tags: take one away, or give her another. */
export function TagsCard({ clientId }: { clientId: number }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.tags
  const tags = useApi('GET /api/v1/clients/{client_id}/tags', { params: { client_id: clientId } })
  return (
    <Card title={m.title}>
      <Loaded query={tags} skeleton={null}>
        {(list) => (
          <div className="flex flex-col gap-3">
            {list.length > 0 ? (
              <ul className="flex flex-wrap gap-1.5">
                {list.map((tag) => (
                  <TagChip key={tag.tag_id} tag={tag} />
                ))}
              </ul>
            ) : (
              <p className="text-xs text-muted">{m.none}</p>
            )}
            <AddTag clientId={clientId} has={list} />
          </div>
        )}
      </Loaded>
    </Card>
  )
}

function TagChip({ tag: { client_id, tag_id, name, color, rule_id } }: { tag: ClientTag }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.tags
  const denied = useDenied()('clients.manage')
  const remove = useSend('DELETE /api/v1/clients/{client_id}/tags/{tag_id}', { invalidate: SEEN })
  return (
    <li
      title={rule_id ? m.byRule : undefined}
      className="inline-flex max-w-full items-center gap-1.5 rounded-full border border-line bg-sunken ps-2.5 pe-0.5 text-xs font-medium"
    >
      {color ? (
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full" style={{ background: color }} />
      ) : null}
      <span className="truncate">{name}</span>
      <Button
        look="quiet"
        size="small"
        icon="close"
        iconOnly
        label={m.remove(name)}
        disabledReason={denied}
        isPending={remove.isPending}
        onPress={() => void remove.send({ params: { client_id, tag_id } })}
        className="h-6! rounded-full! phone:h-11!"
      />
    </li>
  )
}

function AddTag({ clientId, has }: { clientId: number; has: ClientTag[] }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.tags
  const denied = useDenied()('clients.manage')
  const all = useApi('GET /api/v1/tags', { query: { page_size: 200 } })
  const [added, setAdded] = useState(0)
  const add = useSend('POST /api/v1/clients/{client_id}/tags', { invalidate: SEEN })
  const others = (all.data?.items ?? []).filter(({ id }) => !has.some(({ tag_id }) => tag_id === id))
  if (others.length === 0) return null
  const give = async (tag_id: number | null) => {
    if (tag_id === null) return
    await add.send({ params: { client_id: clientId }, body: { tag_id } })
    setAdded(added + 1)
  }
  return (
    <ComboBox
      key={added}
      label={m.add}
      hideLabel
      placeholder={m.add}
      options={others.map(({ id, name }) => ({ id, label: name }))}
      value={null}
      onChange={(tag_id) => void give(tag_id)}
      disabledReason={denied}
    />
  )
}
