import { z } from 'zod'
import { permissions } from '../../api/permissions.ts'

/** Permissions of the catalogue, in any order. */
export const permissionList = z.array(z.enum(permissions)).max(permissions.length)
