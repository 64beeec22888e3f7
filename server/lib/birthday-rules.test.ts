import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageOn, birthDatesOn, isBirthday, nextBirthday } from './birthday-rules.ts'

for (const [born, day, expected] of [
  [null, '2026-03-05', false],
  [undefined, '2026-03-05', false],
  ['1990-03-05', '2026-03-05', true],
  ['1990-03-05', '2026-03-04', false],
  ['2000-02-29', '2026-02-28', false],
  ['2000-02-29', '2026-03-01', true],
  ['2000-02-29', '2028-02-29', true],
  ['2000-02-29', '2028-03-01', false],
  ['1896-02-29', '1900-03-01', true],
  ['1896-02-29', '2000-02-29', true],
] as const)
  test(`${day} is ${expected ? 'a' : 'no'} birthday of a person born on ${born}`, () => {
    assert.equal(isBirthday(born, day), expected)
    if (born) assert.equal(birthDatesOn(day).includes(born.slice(5)), expected)
  })

for (const [born, day, next, age] of [
  ['1990-05-10', '2026-05-09', '2026-05-10', 36],
  ['1990-05-10', '2026-05-10', '2026-05-10', 36],
  ['1990-05-10', '2026-05-11', '2027-05-10', 37],
  ['1990-01-02', '2026-12-30', '2027-01-02', 37],
  ['2000-02-29', '2026-02-01', '2026-03-01', 26],
  ['2000-02-29', '2026-03-02', '2027-03-01', 27],
  ['2000-02-29', '2028-02-29', '2028-02-29', 28],
] as const)
  test(`after ${day}, a person born on ${born} is ${age} on ${next}`, () => {
    assert.equal(nextBirthday(born, day), next)
    assert.equal(ageOn(born, next), age)
    if (next > day) assert.equal(ageOn(born, day), age - 1)
  })
