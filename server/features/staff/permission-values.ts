import { z } from 'zod'
import { permissions, type Permission } from '../../api/permissions.ts'

/** Permissions of the catalogue, in any order. */
export const permissionList = z.array(z.enum(permissions as [Permission, ...Permission[]])).max(permissions.length)
