import { shared } from '../../../../shared/messages/es/index.ts'
import { shell } from '../shell.ts'
import { commands } from '../commands.ts'
import { selling } from '../selling.ts'
import { secondFactor } from '../secondFactor.ts'
import { login } from '../login.ts'
import { pictures } from '../pictures.ts'
import type { First } from '../../en/parts/first.ts'

export const words: First = { shared, shell, commands, selling, secondFactor, login, pictures }
