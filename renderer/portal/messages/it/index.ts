import { shared } from '../../../shared/messages/it/index.ts'
import type { Messages } from '../en/index.ts'
import { account } from './account.ts'
import { bookings, waitlist } from './bookings.ts'
import { classPage } from './class.ts'
import { login } from './login.ts'
import { charges, memberships } from './memberships.ts'
import { profile } from './profile.ts'
import { fixes, schedule } from './schedule.ts'
import { shell } from './shell.ts'
import { teaching } from './teaching.ts'
import { ownData, receipts, waivers } from './waivers.ts'

export const it: Messages = {
  shared,
  shell,
  login,
  account,
  schedule,
  fixes,
  classPage,
  bookings,
  waitlist,
  memberships,
  charges,
  profile,
  teaching,
  waivers,
  receipts,
  ownData,
}
