import { useRoleName } from './use-role-name.ts'
import { useId, useState } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import type { Permission } from '../../../../../server/api/permissions.ts'
import { useSend, type Item } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { CheckMark } from '../../../../ui/choice/Checkbox.tsx'
import { Menu, Select, Tooltip } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { holdsMore, isPermission, sectionsOf, withPermission, type Role } from './permission.ts'

interface RoleTableProps {
  roles: readonly Role[]
  catalog: readonly Item<'GET /api/v1/permissions/catalog'>[]
  onRename: (role: Role) => void
  onRemove: (role: Role) => void
}

/** Permissions down, roles across; on a phone one role at a time. */
export function RoleTable({ roles, catalog, onRename, onRemove }: RoleTableProps) {
  const { roles: m } = useMessages().team
  const [chosen, setChosen] = useState(roles[1]?.id ?? roles[0]?.id ?? 0)
  const cellOf = useCells()
  return (
    <>
      <div className="hidden border-b border-line p-3 phone:block">
        <Select
          label={m.one}
          placeholder=""
          value={chosen}
          onChange={setChosen}
          options={roles.map(({ id, name }) => ({ id, label: name }))}
        />
      </div>
      <div className="overflow-x-auto lg:overflow-visible">
        <table className="w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{m.table}</caption>
          <thead>
            <tr>
              <th scope="col" className={`${HEAD} min-w-64 px-4 text-start phone:min-w-0`}>
                {m.permission}
              </th>
              {roles.map((role) => (
                <th
                  key={role.id}
                  scope="col"
                  className={`${HEAD} min-w-36 px-2 phone:min-w-0 ${role.id === chosen ? '' : 'phone:hidden'}`}
                >
                  <RoleHead role={role} onRename={onRename} onRemove={onRemove} />
                </th>
              ))}
            </tr>
          </thead>
          {sectionsOf(catalog).map(({ id, entries }) => (
            <tbody key={id}>
              <tr>
                <td
                  colSpan={roles.length + 1}
                  className="border-b border-line bg-sunken px-4 py-1.5 text-xs font-semibold text-muted"
                >
                  {m.sections[id]}
                </td>
              </tr>
              {entries.map(({ permission, description }) => (
                <tr key={permission} className="hover:bg-hover">
                  <th scope="row" className="border-b border-line px-4 py-2 text-start font-normal">
                    {isPermission(permission) ? (m.permissions[permission] ?? description) : description}
                  </th>
                  {roles.map((role) => (
                    <td
                      key={role.id}
                      className={`border-b border-line text-center ${role.id === chosen ? '' : 'phone:hidden'}`}
                    >
                      {isPermission(permission) ? cellOf(role, permission) : null}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </>
  )
}

const HEAD =
  'lg:sticky lg:top-(--bar,0px) z-10 border-b border-line bg-surface py-2 text-xs font-medium text-muted align-bottom'

function RoleHead({ role, onRename, onRemove }: { role: Role } & Pick<RoleTableProps, 'onRename' | 'onRemove'>) {
  const { roles: m } = useMessages().team
  const name = useRoleName()(role.name, role.is_owner)
  const denied = useDenied()
  const fixed = role.is_owner ? m.ownerFixed : holdsMore(role.permissions, denied) && m.holdsMore
  return (
    <span className="flex items-center justify-center gap-1">
      <span className="min-w-0">
        <span className="block truncate text-sm font-semibold text-ink">{name}</span>
        <span className="figures block font-normal">{m.people(role.staff_count)}</span>
      </span>
      <Menu
        label={m.actions(name)}
        groups={[
          [
            { label: m.rename, icon: 'edit', onAction: () => onRename(role), disabledReason: fixed },
            {
              label: m.remove,
              icon: 'trash',
              look: 'danger',
              onAction: () => onRemove(role),
              disabledReason: fixed || (role.staff_count > 0 && m.inUse(role.staff_count)),
            },
          ],
        ]}
      />
    </span>
  )
}

/** The ticks: each is saved and shown at once. */
function useCells() {
  const { roles: m } = useMessages().team
  const roleName = useRoleName()
  const denied = useDenied()
  const save = useSend('PUT /api/v1/roles/{role_id}', {
    invalidate: ['GET /api/v1/roles', 'GET /api/v1/auth/me'],
    optimistic: (cache, { params, body }) =>
      cache.patch('GET /api/v1/roles', (before) =>
        before.map((role) =>
          role.id === params.role_id ? { ...role, permissions: [...(body.permissions ?? [])] } : role,
        ),
      ),
  })
  return (role: Role, permission: Permission) => (
    <RoleCell
      label={m.cell(roleName(role.name, role.is_owner), m.permissions[permission] ?? permission)}
      value={role.permissions.includes(permission)}
      disabledReason={
        role.is_owner
          ? m.ownerFixed
          : (holdsMore(role.permissions, denied) && m.holdsMore) || (denied(permission) && m.notYours)
      }
      onChange={(isHeld) =>
        void save.send({
          params: { role_id: role.id },
          body: { name: role.name, permissions: withPermission(role.permissions, permission, isHeld) },
        })
      }
    />
  )
}

interface RoleCellProps {
  label: string
  value: boolean
  onChange: (value: boolean) => void
  /** The reason it can't be changed, for a pointer that rests on it and for screen readers. */
  disabledReason: string | null | false
}

/** A tick of the table, as large as a finger. */
function RoleCell({ label, value, onChange, disabledReason }: RoleCellProps) {
  const reason = useId()
  const box = (
    <Checkbox
      aria-label={label}
      aria-describedby={disabledReason ? reason : undefined}
      isSelected={value}
      isDisabled={Boolean(disabledReason)}
      onChange={onChange}
      className="group inline-grid size-8 place-items-center disabled:opacity-60 phone:size-11"
    >
      <CheckMark />
    </Checkbox>
  )
  return disabledReason ? (
    <Tooltip text={disabledReason} id={reason}>
      {box}
    </Tooltip>
  ) : (
    box
  )
}
