import { waysToWrite } from '../lib/address-rules.ts'
import { madeOf } from './build.ts'

/** The values of an email column that are the same address as this one: `where('email', 'in', sameAddress(p.email))`. */
export const sameAddress = (email: string): [string, string] => [
  madeOf(email, (given) => waysToWrite(given)[0]),
  madeOf(email, (given) => waysToWrite(given)[1]),
]
