import { shared } from '../../../shared/messages/en/index.ts'
import { clientProfile } from './clientProfile.ts'
import { clients } from './clients.ts'
import { imports } from './import.ts'
import { login } from './login.ts'
import { memberships } from './memberships.ts'
import { membershipTypes } from './membershipTypes.ts'
import { shell } from './shell.ts'
import { welcome } from './welcome.ts'

export const en = { shared, shell, login, clients, clientProfile, imports, memberships, membershipTypes, welcome }

/** What every other language has to say as well. */
export type Messages = typeof en
