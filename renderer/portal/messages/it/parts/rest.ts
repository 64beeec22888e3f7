import { account } from '../account.ts'
import { charges, memberships } from '../memberships.ts'
import { profile } from '../profile.ts'
import { teaching } from '../teaching.ts'
import { ownData, receipts, waivers } from '../waivers.ts'
import type { Rest } from '../../en/parts/rest.ts'

export const words: Rest = { account, memberships, charges, profile, teaching, waivers, receipts, ownData }
