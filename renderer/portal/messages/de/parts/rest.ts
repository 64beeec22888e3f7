import { account } from '../account.ts'
import { guest } from '../guest.ts'
import { charges, memberships } from '../memberships.ts'
import { profile } from '../profile.ts'
import { teaching } from '../teaching.ts'
import { ownData, receipts, waivers } from '../waivers.ts'
import type { Rest } from '../../en/parts/rest.ts'

export const words: Rest = { account, guest, memberships, charges, profile, teaching, waivers, receipts, ownData }
