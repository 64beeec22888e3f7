import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choicesOf } from './choices.ts'
import { ANY, isAny, matches, type Told, type Wanted } from './matching.ts'

const cls = (
  template_id: number,
  instructor_id: number | null,
  establishment_id: number | null,
  category_id: number | null = null,
): Told => ({
  template_id,
  name: `Kind ${template_id}`,
  instructor_id,
  instructor_name: instructor_id === null ? null : `Person ${instructor_id}`,
  establishment_id,
  establishment_name: establishment_id === null ? null : `Place ${establishment_id}`,
  category_id,
  category_name: category_id === null ? null : `Category ${category_id}`,
})

const cases: [wanted: Partial<Wanted>, shown: boolean][] = [
  [{}, true],
  [{ kind: '1' }, true],
  [{ kind: '11' }, false],
  [{ kind: '1', instructor: '2' }, true],
  [{ kind: '1', instructor: '3' }, false],
  [{ instructor: '2', place: '4' }, false],
  [{ place: '1' }, true],
  [{ place: '2' }, false],
  [{ place: 'x' }, false],
  [{ category: '5' }, false],
]
for (const [wanted, shown] of cases) {
  test(`looking for ${JSON.stringify(wanted)} ${shown ? 'shows' : 'hides'} kind 1 with person 2, no place named`, () =>
    assert.equal(matches(cls(1, 2, null), { ...ANY, ...wanted }), shown))
}

test('looking for a person does not show a class that nobody teaches yet', () =>
  assert.equal(matches(cls(1, null, null), { ...ANY, instructor: 'null' }), false))

test('there is a choice of what there is, each once and by name', () => {
  const names = choicesOf([cls(2, 1, 1, 6), cls(1, null, 1), cls(2, 3, null, 5)], null)
  assert.deepEqual(names, {
    category: [
      { id: '5', name: 'Category 5' },
      { id: '6', name: 'Category 6' },
    ],
    kind: [
      { id: '1', name: 'Kind 1' },
      { id: '2', name: 'Kind 2' },
    ],
    instructor: [
      { id: '1', name: 'Person 1' },
      { id: '3', name: 'Person 3' },
    ],
    place: [{ id: '1', name: 'Place 1' }],
  })
  const places = choicesOf([cls(2, 1, null), cls(1, null, 2)], 'Main studio').place
  assert.deepEqual(places, [
    { id: '1', name: 'Main studio' },
    { id: '2', name: 'Place 2' },
  ])
  assert.deepEqual([isAny(ANY), isAny({ ...ANY, place: '1' })], [true, false])
})
