import { shared } from '../../../../shared/messages/en/index.ts'
import { shell } from '../shell.ts'
import { commands } from '../commands.ts'
import { selling } from '../selling.ts'
import { secondFactor } from '../secondFactor.ts'
import { login } from '../login.ts'
import { pictures } from '../pictures.ts'

export const words = { shared, shell, commands, selling, secondFactor, login, pictures }

export type First = typeof words
