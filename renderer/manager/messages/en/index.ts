import { shared } from '../../../shared/messages/en/index.ts'
import { clientProfile } from './clientProfile.ts'
import { clients } from './clients.ts'
import { classTemplates } from './classTemplates.ts'
import { compliance } from './compliance.ts'
import { conditions } from './conditions.ts'
import { imports } from './import.ts'
import { login } from './login.ts'
import { memberships } from './memberships.ts'
import { membershipTypes } from './membershipTypes.ts'
import { roster } from './roster.ts'
import { schedule } from './schedule.ts'
import { giftCards } from './giftCards.ts'
import { pointOfSale } from './pointOfSale.ts'
import { products } from './products.ts'
import { promoCodes } from './promoCodes.ts'
import { receipts } from './receipts.ts'
import { sales } from './sales.ts'
import { secondFactor } from './secondFactor.ts'
import { selling } from './selling.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { team } from './team.ts'
import { tagRules, tags } from './tags.ts'
import { today } from './today.ts'
import { welcome } from './welcome.ts'

export const en = {
  shared,
  shell,
  login,
  clients,
  clientProfile,
  compliance,
  conditions,
  imports,
  memberships,
  membershipTypes,
  tags,
  tagRules,
  today,
  team,
  settings,
  welcome,
  schedule,
  classTemplates,
  roster,
  giftCards,
  pointOfSale,
  products,
  promoCodes,
  receipts,
  sales,
  secondFactor,
  selling,
}

/** What every other language has to say as well. */
export type Messages = typeof en
