import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Card, Dialog } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { RemoveRole } from './RemoveRole.tsx'
import type { Role } from './role.ts'
import { RenameForm, NewRoleForm } from './RoleForms.tsx'
import { RoleTable } from './RoleTable.tsx'

/** What each role may do, as one table: a tick is saved at once. */
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
