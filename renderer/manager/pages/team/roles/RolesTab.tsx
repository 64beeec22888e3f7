import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Card, Dialog } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { RemoveQuestion } from '../../../parts/RemoveQuestion.tsx'
import type { Role } from './permission.ts'
import { RenameForm, NewRoleForm } from './RoleForms.tsx'
import { RoleTable } from './RoleTable.tsx'

/** The permissions of each role in one table: a tick is saved at once. */
export default function RolesTab() {
  const { roles: m } = useMessages().team
  const roles = useApi('GET /api/v1/roles')
  const catalog = useApi('GET /api/v1/permissions/catalog', {}, { fresh: 600_000 })
  const [isAdding, setAdding] = useState(false)
  useHotkeys({ n: { label: m.addTitle, run: () => setAdding(true) } })
  const [renamed, setRenamed] = useState<Role | null>(null)
  const [removed, setRemoved] = useState<Role | null>(null)
  return (
    <Card
      title={m.table}
      description={m.tableMeans}
      action={
        <Button look="primary" icon="plus" aria-keyshortcuts="n" onPress={() => setAdding(true)}>
          {m.add}
        </Button>
      }
      flush
    >
      <Loaded query={catalog}>
        {(permissions) => (
          <Loaded query={roles}>
            {(list) => <RoleTable roles={list} catalog={permissions} onRename={setRenamed} onRemove={setRemoved} />}
          </Loaded>
        )}
      </Loaded>
      <Dialog title={m.addTitle} width="small" isOpen={isAdding} onClose={() => setAdding(false)}>
        <NewRoleForm roles={roles.data ?? []} onClose={() => setAdding(false)} />
      </Dialog>
      <Dialog
        title={m.renameTitle(renamed?.name ?? '')}
        width="small"
        isOpen={renamed !== null}
        onClose={() => setRenamed(null)}
      >
        {renamed ? <RenameForm key={renamed.id} role={renamed} onClose={() => setRenamed(null)} /> : null}
      </Dialog>
      <RemoveRole role={removed} onClose={() => setRemoved(null)} />
    </Card>
  )
}

function RemoveRole({ role, onClose }: { role: Role | null; onClose: () => void }) {
  const { roles: m } = useMessages().team
  const name = role?.name ?? ''
  const remove = useSend('DELETE /api/v1/roles/{role_id}', { done: m.removed(name) })
  return (
    <RemoveQuestion
      words={m}
      name={name}
      isOpen={role !== null}
      removal={remove}
      onConfirm={() => remove.sendOrThrow({ params: { role_id: role?.id ?? 0 } })}
      onClose={onClose}
    />
  )
}
