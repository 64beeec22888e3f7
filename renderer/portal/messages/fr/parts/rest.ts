import { calendar } from '../../../../shared/messages/fr/calendar.ts'
import { accessibility } from '../accessibility.ts'
import { account } from '../account.ts'
import { guest } from '../guest.ts'
import { charges, memberships } from '../memberships.ts'
import { notifications } from '../notifications.ts'
import { pay } from '../pay.ts'
import { profile } from '../profile.ts'
import { substitutes } from '../substitutes.ts'
import { teaching } from '../teaching.ts'
import { ownData, receipts, waivers } from '../waivers.ts'
import type { Rest } from '../../en/parts/rest.ts'

export const words: Rest = {
  accessibility,
  account,
  calendar,
  guest,
  memberships,
  charges,
  notifications,
  pay,
  profile,
  substitutes,
  teaching,
  waivers,
  receipts,
  ownData,
}
