import { Refusal } from '../../../server/http/errors.ts'
import { ProcessorError } from '../../../server/ports/processor/port.ts'
import type { App } from '../../context.ts'
import type { ErrorCode } from '../../errors.ts'
import { say } from '../../../server/lib/sayings/sayings.ts'

/** Returns the processor's answer; undefined if it knows no such thing. PAYMENT_PROVIDER_ERROR if it can't be asked. */
export async function unlessMissing<T>({ log }: Pick<App, 'log'>, asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof ProcessorError)) throw error
    if (error.kind === 'missing') return undefined
    log('warn', 'the payment processor did not do what it was asked', { kind: error.kind, code: error.code })
    throw new Refusal<ErrorCode>('PAYMENT_PROVIDER_ERROR', say('license.nothing_used_up'), {
      headers: { 'Retry-After': '60' },
    })
  }
}
