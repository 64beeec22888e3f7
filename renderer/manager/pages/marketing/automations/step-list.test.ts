import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newStep, type StepDraft } from './step-draft.ts'
import { mayBranch, moved, placed, withNew, withStep } from './step-list.ts'

const step = (key: string): StepDraft => newStep('wait', key)
const branch = (key: string, then: StepDraft[] = [], otherwise: StepDraft[] = []): StepDraft => ({
  ...(newStep('branch', key) as Extract<StepDraft, { type: 'branch' }>),
  then,
  else: otherwise,
})
/** The keys with their places, as one line. */
const said = (steps: readonly StepDraft[]) =>
  placed(steps)
    .map(({ step: { key }, place }) => `${place}=${key}`)
    .join(' ')

const flow = [step('a'), branch('b', [step('c')], [step('d')]), step('e')]

test('every step has its place', () => assert.equal(said(flow), '0=a 1=b 1.then.0=c 1.else.0=d 2=e'))

test('a step is put at a place, changed and taken out there', () => {
  assert.equal(said(withNew(flow, '1.else.1', step('n'))), '0=a 1=b 1.then.0=c 1.else.0=d 1.else.1=n 2=e')
  assert.equal(said(withNew(flow, '0', step('n'))), '0=n 1=a 2=b 2.then.0=c 2.else.0=d 3=e')
  assert.equal(said(withStep(flow, 'c', () => null)), '0=a 1=b 1.else.0=d 2=e')
  assert.equal(said(withStep(flow, 'd', () => step('x'))), '0=a 1=b 1.then.0=c 1.else.0=x 2=e')
})

const downs = [
  '0=b 0.then.0=a 0.then.1=c 0.else.0=d 1=e',
  '0=b 0.then.0=c 0.then.1=a 0.else.0=d 1=e',
  '0=b 0.then.0=c 0.else.0=a 0.else.1=d 1=e',
  '0=b 0.then.0=c 0.else.0=d 0.else.1=a 1=e',
  '0=b 0.then.0=c 0.else.0=d 1=a 2=e',
  '0=b 0.then.0=c 0.else.0=d 1=e 2=a',
]

test('a step goes down through every place there is, and up the same way', () => {
  let steps: readonly StepDraft[] = flow
  for (const expected of downs) {
    steps = moved(steps, 'a', 'down')
    assert.equal(said(steps), expected)
  }
  assert.equal(said(moved(steps, 'a', 'down')), downs.at(-1), 'at the end it stays')
  for (const expected of [...downs.slice(0, -1).toReversed(), said(flow)]) {
    steps = moved(steps, 'a', 'up')
    assert.equal(said(steps), expected)
  }
  assert.equal(said(moved(steps, 'a', 'up')), said(flow), 'at the beginning too')
})

test('branches stand three deep, and one that would go deeper passes by', () => {
  const three = [branch('1', [branch('2', [branch('3', [step('x')])])]), branch('n', [step('y')])]
  assert.deepEqual(['0', '0.then.0', '0.then.0.then.0', '0.then.0.then.0.then.0'].map(mayBranch), [
    true,
    true,
    true,
    false,
  ])
  const up = (steps: readonly StepDraft[]) => moved(steps, 'n', 'up')
  assert.equal(
    said(up(three)),
    '0=1 0.then.0=2 0.then.0.then.0=3 0.then.0.then.0.then.0=x 0.else.0=n 0.else.0.then.0=y',
  )
  const inside = up(up(up(three)))
  assert.equal(
    said(inside),
    '0=1 0.then.0=2 0.then.0.then.0=3 0.then.0.then.0.then.0=x 0.then.0.else.0=n 0.then.0.else.0.then.0=y',
  )
})
