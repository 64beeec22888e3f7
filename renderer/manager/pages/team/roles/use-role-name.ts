import { useMessages } from '../../../messages/index.ts'
import { roleName } from './role-name.ts'

/** Says a role as readers know it: the owner's in their language. Whose it is is told where it is known. */
export function useRoleName(): (name: string, isOwner?: boolean) => string {
  const { ownerRole } = useMessages().shell
  return (name, isOwner = true) => roleName(name, isOwner, ownerRole)
}
