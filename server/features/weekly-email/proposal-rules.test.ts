import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { newsOf, pathOf, proposalOf, type WeekFacts } from './proposal-rules.ts'

const nothing: WeekFacts = {
  new_clients: 0,
  by_class: [],
  untaught: null,
  owed: { count: 0, amount: 0 },
  failing: 0,
  slots: [],
  absent: 0,
  ending: 0,
}
const untaught = { class_id: 7, class_name: 'Reformer', starts_at: '2026-03-12T17:00:00.000Z' }
const slot = (fill: number, classes = 4, weekday = 2) => ({ weekday, hour: 18, classes, fill })

describe('the proposal of a week', () => {
  const cases: [title: string, facts: Partial<WeekFacts>, kind: string, path: string][] = [
    ['nothing', {}, 'none', '/manage'],
    ['memberships that end', { ending: 1 }, 'ending', '/manage'],
    ['regulars away', { ending: 1, absent: 3 }, 'absent', '/manage/reports/absent'],
    ['two regulars away', { absent: 2 }, 'none', '/manage'],
    ['an empty slot', { absent: 3, slots: [slot(0.5), slot(0.29)] }, 'empty', '/manage/reports/what-if'],
    ['an empty slot of three classes', { slots: [slot(0.1, 3)] }, 'none', '/manage'],
    ['a full slot', { slots: [slot(0.1), slot(0.95, 3)] }, 'full', '/manage/reports/what-if'],
    ['a payment that fails', { failing: 1, slots: [slot(1)] }, 'failing', '/manage'],
    ['amounts due', { failing: 1, owed: { count: 3, amount: 24 } }, 'owed', '/manage/clients?owes=true'],
    [
      'a class without an instructor',
      { untaught, owed: { count: 3, amount: 24 } },
      'untaught',
      '/manage/schedule?class=7',
    ],
  ]
  for (const [title, some, kind, path] of cases)
    it(`of ${title} is ${kind}`, () => {
      const facts = { ...nothing, ...some }
      const proposal = proposalOf(facts)
      assert.deepEqual([proposal.kind, pathOf(proposal, facts)], [kind, path])
    })
})

describe('the news of a week', () => {
  const by_class = [
    { name: 'Flow', classes: 1, fill: 0.5 },
    { name: 'Barre', classes: 2, fill: 1.2 },
    { name: 'Yin', classes: 1, fill: null },
  ]
  it('is who is new, else the fullest class, else that it was quiet', () => {
    assert.deepEqual(newsOf({ ...nothing, by_class, new_clients: 2 }), { kind: 'new_clients', count: 2 })
    assert.deepEqual(newsOf({ ...nothing, by_class }), { kind: 'fullest', class_name: 'Barre', fill: 1 })
    assert.deepEqual(newsOf(nothing), { kind: 'quiet' })
  })
})
