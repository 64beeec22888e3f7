import { shared } from '../../../shared/messages/en/index.ts'
import { clients } from './clients.ts'
import { login } from './login.ts'
import { shell } from './shell.ts'

export const en = { shared, shell, login, clients }

/** What every other language has to say as well. */
export type Messages = typeof en
