// Shifts what `Date` says, in the process and its threads, by the milliseconds that a file names. Give it to `node --import`.
import { readFileSync } from 'node:fs'

const file = process.env.TORTURE_CLOCK ?? ''
const Right = Date
let shift = 0
const look = () => (shift = Number(readFileSync(file, 'utf8')))
look()
setInterval(look, 20).unref()

globalThis.Date = new Proxy(Right, {
  apply: () => new Right(Right.now() + shift).toString(),
  construct: (right, given, wanted) => Reflect.construct(right, given.length ? given : [Right.now() + shift], wanted),
  get: (right, name) => (name === 'now' ? () => Right.now() + shift : Reflect.get(right, name)),
})
