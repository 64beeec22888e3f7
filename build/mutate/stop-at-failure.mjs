import { relative } from 'node:path'
import { isLost, outcomeOf } from '../unit-reporter.mjs'

/**
 * A reporter for node:test that tells the parent process, a line each, which file begins, how long the tests at its top
 * took, and the first failure.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* report(events) {
  let current = ''
  for await (const { type, data } of events) {
    if (type === 'test:diagnostic' && isLost(data.message)) yield `FAILED ${data.message}\n`
    if (type !== 'test:dequeue' && type !== 'test:pass' && type !== 'test:fail') continue
    const file = data.file ? relative(process.cwd(), data.file).replaceAll('\\', '/') : ''
    if (type === 'test:dequeue') {
      if (data.nesting > 0 || !file || file === current) continue
      current = file
      yield `BEGAN ${file}\n`
      continue
    }
    if (data.nesting === 0 && file) yield `TOOK ${Math.round(data.details.duration_ms)} ${file}\n`
    if (type === 'test:fail' && outcomeOf(type, data) === 'failed')
      yield `FAILED ${file || 'outside a test'}: ${data.name}\n`
  }
}
