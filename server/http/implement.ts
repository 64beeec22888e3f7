import type { Answer, Contract, Input, Operation, OperationKey } from './operation.ts'

type Handler<Ctx, Op extends Operation> = (ctx: Ctx, input: Input<Op>) => Answer<Op> | Promise<Answer<Op>>

/** An operation with the function that runs it, which takes what the application gives for a request (`Ctx`). */
export interface Mounted<Ctx = never> {
  key: OperationKey
  operation: Operation
  handler: (ctx: Ctx, input: Input<Operation>) => unknown
}

/** A function that binds each operation of a contract to its handler; a missing or mistyped one does not compile. */
export function implementer<Ctx>() {
  return <const C extends Contract>(
    contract: C,
    handlers: { [Key in keyof C & OperationKey]: Handler<Ctx, C[Key]> },
  ): Mounted<Ctx>[] =>
    (Object.keys(contract) as (keyof C & OperationKey)[]).map((key) => ({
      key,
      operation: contract[key] as Operation,
      handler: handlers[key] as Mounted<Ctx>['handler'],
    }))
}
