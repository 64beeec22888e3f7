import type { Ctx } from '../context.ts'
import type { Answer, Contract, Input, Operation, OperationKey } from './operation.ts'

type Handler<Op extends Operation> = (ctx: Ctx, input: Input<Op>) => Answer<Op> | Promise<Answer<Op>>

/** An operation with the function that runs it. */
export interface Mounted {
  key: OperationKey
  operation: Operation
  handler: (ctx: Ctx, input: Input<Operation>) => unknown
}

/** Binds each operation of a contract to its handler; a missing or mistyped one does not compile. */
export function implement<const C extends Contract>(
  contract: C,
  handlers: { [Key in keyof C & OperationKey]: Handler<C[Key]> },
): Mounted[] {
  return (Object.keys(contract) as (keyof C & OperationKey)[]).map((key) => ({
    key,
    operation: contract[key] as Operation,
    handler: handlers[key] as Mounted['handler'],
  }))
}
