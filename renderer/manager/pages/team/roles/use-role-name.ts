import { useMessages } from '../../../messages/index.ts'
import { roleName } from './role-name.ts'

/** Gives the name of a role; the owner's is in the reader's language. Pass `isOwner` where it is known. */
export function useRoleName(): (name: string, isOwner?: boolean) => string {
  const { ownerRole } = useMessages().shell
  return (name, isOwner = true) => roleName(name, isOwner, ownerRole)
}
