import { shared } from '../../../shared/messages/en/index.ts'
import { login } from './login.ts'
import { profile } from './profile.ts'
import { shell } from './shell.ts'

export const en = { shared, shell, login, profile }

/** What every other language has to say as well. */
export type Messages = typeof en
