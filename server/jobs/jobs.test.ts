import assert from 'node:assert/strict'
import { it } from 'node:test'
import { jobs } from './index.ts'

it('each of the studio’s jobs looks as often as was decided', () => {
  const minutes = Object.fromEntries(jobs.map(({ name, everyMinutes }) => [name, everyMinutes]))
  assert.equal(Object.keys(minutes).length, jobs.length)
  assert.deepEqual(minutes, {
    'catch up with the processor': 0,
    'charges fall due': 5,
    'check integrity': 60,
    'check the license': 1,
    'close checkouts of places that are held no more': 0,
    'continue class series': 1440,
    'continue imports': 1,
    'drop abandoned import files': 60,
    'forget guests of long ago': 1440,
    'forget idempotency keys': 60,
    'forget lapsed proposals': 60,
    'forget what the processor told long ago': 1440,
    'forget what webhooks were told': 1440,
    'give back at the processor': 0,
    'give up mail that is too late': 1,
    'hand free places to the waitlists': 1,
    'handle events': 0,
    'keep the processor’s webhook in place': 1,
    'keep the tunnel open': 0,
    'let go of old details': 24 * 60,
    'let go of old notifications': 24 * 60,
    'look at subscriptions': 60,
    'look at what the processor told': 0,
    'look for the processor’s webhook': 1440,
    'mark no-shows': 10,
    'memberships follow the calendar': 5,
    'push notifications': 0,
    'remind of appointments': 5,
    'remind of classes': 5,
    'renew planner statistics': 15,
    'say what the calendar brings': 15,
    'see whose address the public door is told': 0,
    'send mail': 0,
    'sweep pictures': 60,
    'take back what a wrong clock decided': 1,
    'take fees from cards': 0,
    'take steps of automations': 0,
    'tell the processor': 0,
    'tell webhooks': 0,
    'write links asked for': 0,
  })
})
