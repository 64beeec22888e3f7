import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'

/** Looks again and again, for half a minute: events between sockets take a moment. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 3000; tries += 1) {
    if (await isSo()) return
    await sleep(10)
  }
  assert.fail('It did not come to that')
}
