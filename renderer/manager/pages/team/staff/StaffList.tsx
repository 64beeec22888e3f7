import { useApi, useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Portrait } from '../../../../shared/picture/Portrait.tsx'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied, useSession } from '../../../../shared/session/use-session.ts'
import { Badge, EmptyState, type Column, type MenuAction } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { paths } from '../../../paths.ts'
import { leavingOf, type Leaving } from '../instructors/LeaveDialog.tsx'
import { usePhotos } from '../instructors/use-photos.ts'
import { NobodyFound } from '../NobodyFound.tsx'
import { holdsMore } from '../roles/permission.ts'
import { useRoleName } from '../roles/use-role-name.ts'
import type { Member } from './member.ts'

interface StaffListProps extends Omit<ListOf<Member>, 'empty'> {
  search: string
  onClearSearch: () => void
  onEdit: (member: Member) => void
  onRemove: (member: Member) => void
  onTakeFactor: (member: Member) => void
  /** Something is still to come: it is asked who takes over. */
  onLeave: (leaving: Leaving) => void
}

export function StaffList({ search, onClearSearch, onEdit, onRemove, onTakeFactor, onLeave, ...list }: StaffListProps) {
  const { team } = useMessages()
  const m = team.staff
  const format = useFormat()
  const roleName = useRoleName()
  const actionsOf = useActions({ onEdit, onRemove, onTakeFactor, onLeave })
  const columns: Column<Member>[] = [
    { id: 'name', header: team.name, cell: (member) => <NameCell {...member} /> },
    {
      id: 'role',
      header: m.role,
      cell: ({ role_name, is_owner }) => (role_name === null ? m.onlyTeaches : roleName(role_name, is_owner)),
      width: '14rem',
      hideOn: 'phone',
    },
    {
      id: 'login',
      header: m.lastLogin,
      cell: ({ last_login_at }) => (
        <span className="text-muted">{last_login_at ? format.relative(last_login_at) : m.never}</span>
      ),
      align: 'end',
      width: '10rem',
      hideOn: 'narrow',
    },
  ]
  return (
    <ListCard
      {...list}
      label={m.table}
      columns={columns}
      onRowAction={onEdit}
      rowActions={actionsOf}
      empty={
        search ? (
          <NobodyFound search={search} onClear={onClearSearch} />
        ) : (
          <EmptyState icon="team" title={m.emptyTitle}>
            {m.empty}
          </EmptyState>
        )
      }
    />
  )
}

function NameCell({ id, full_name, email, role_name, is_owner, is_active, kind, instructor_id, totp_enabled }: Member) {
  const { team, shell } = useMessages()
  const roleName = useRoleName()
  const photoOf = usePhotos()
  const me = useSession()?.account.id
  return (
    <span className="flex min-w-0 items-center gap-3 py-1.5">
      <Portrait name={full_name} photo_url={photoOf(instructor_id)} size="medium" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="truncate font-medium">{full_name}</span>
          {id === me ? <Badge>{team.you}</Badge> : null}
          {is_owner ? <Badge tone="accent">{shell.ownerRole}</Badge> : null}
          {kind === 'manager' && instructor_id ? <Badge tone="info">{team.staff.teaches}</Badge> : null}
          {totp_enabled ? <Badge tone="good">{team.staff.factor}</Badge> : null}
          {is_active ? null : <Badge>{team.inactive}</Badge>}
        </span>
        <span className="block truncate text-xs text-muted">{email ?? team.staff.noLogin}</span>
        <span className="block truncate text-xs text-muted sm:hidden">
          {role_name === null ? team.staff.onlyTeaches : roleName(role_name, is_owner)}
        </span>
      </span>
    </span>
  )
}

/** The actions for an account; those that can be undone happen at once. */
function useActions(on: Pick<StaffListProps, 'onEdit' | 'onRemove' | 'onTakeFactor' | 'onLeave'>) {
  const { staff: m } = useMessages().team
  const toast = useToast()
  const me = useSession()?.account.id
  const noTeachers = useDenied()('instructors.manage')
  const isOwner = useApi('GET /api/v1/auth/me').data?.is_owner === true
  const untouchable = useUntouchable()
  const deactivate = useSend('POST /api/v1/staff/{staff_id}/deactivate')
  const reactivate = useSend('POST /api/v1/staff/{staff_id}/reactivate')
  const teach = useSend('POST /api/v1/staff/{staff_id}/instructor-profile', {
    done: ({ full_name }) => m.teachesNow(full_name),
  })
  return (member: Member): MenuAction[][] => {
    const params = { staff_id: member.id }
    const stop = async () => {
      try {
        await deactivate.sendOrThrow({ params })
        toast.undo(m.deactivated(member.full_name), () => void reactivate.send({ params }))
      } catch (error) {
        const leaving = leavingOf(member, error, (body) => deactivate.sendOrThrow({ params, body }))
        if (leaving) on.onLeave(leaving)
        else toast.failed(error)
      }
    }
    const start = async () => {
      if (await reactivate.send({ params })) toast.done(m.reactivated(member.full_name))
    }
    const fixed = untouchable(member)
    const notMe = (member.id === me && m.notYourself) || fixed
    return [
      [
        { label: m.edit, icon: 'edit', onAction: () => on.onEdit(member), disabledReason: fixed },
        member.instructor_id
          ? { label: m.profile, icon: 'person', href: paths.teamTab('instructors') }
          : {
              label: m.teachToo,
              icon: 'star',
              onAction: () => void teach.send({ params, body: {} }),
              disabledReason: noTeachers ?? fixed,
            },
      ],
      [
        member.is_active
          ? { label: m.deactivate, icon: 'pause', onAction: () => void stop(), disabledReason: notMe }
          : { label: m.reactivate, icon: 'play', onAction: () => void start(), disabledReason: fixed },
        ...(member.totp_enabled && member.id !== me
          ? [
              {
                label: m.takeFactor,
                icon: 'lock' as const,
                onAction: () => on.onTakeFactor(member),
                disabledReason: !isOwner && m.ownerTakesFactor,
              },
            ]
          : []),
        { label: m.remove, icon: 'trash', look: 'danger', onAction: () => on.onRemove(member), disabledReason: notMe },
      ],
    ]
  }
}

/**
 * The reason the reader can't change an account: only owners change an owner's, only people who may do as much change one that
 * may do more.
 */
function useUntouchable(): (member: Member) => string | false {
  const { staff: m } = useMessages().team
  const denied = useDenied()
  const roles = useApi('GET /api/v1/roles')
  const isOwner = useApi('GET /api/v1/auth/me').data?.is_owner !== false
  return ({ is_owner, role_id }) => {
    if (is_owner) return !isOwner && m.ownersOnly
    const role = roles.data?.find(({ id }) => id === role_id)
    return holdsMore(role?.permissions ?? [], denied) && m.holdsMore
  }
}
