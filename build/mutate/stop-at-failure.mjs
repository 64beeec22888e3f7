import { relative } from 'node:path'
import { isLost, outcomeOf } from '../unit-reporter.mjs'

/**
 * A reporter for node:test that tells the parent process of the first failure.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* report(events) {
  for await (const { type, data } of events) {
    if (type === 'test:diagnostic' && isLost(data.message)) yield `FAILED ${data.message}\n`
    if (type !== 'test:fail' || outcomeOf(type, data) !== 'failed') continue
    yield `FAILED ${data.file ? relative(process.cwd(), data.file) : 'outside a test'}: ${data.name}\n`
  }
}
