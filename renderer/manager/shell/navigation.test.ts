import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPage } from '../../shared/app/pages.ts'
import { inside } from '../routes.ts'
import { isCurrent, navigation } from './navigation.ts'

const places: [pathname: string, marked: string][] = [
  ['/manage', 'today'],
  ['/manage/', 'today'],
  ['/manage/schedule', 'schedule'],
  ['/manage/schedule/templates', 'schedule'],
  ['/manage/classes/7', 'schedule'],
  ['/manage/appointments/services', 'appointments'],
  ['/manage/tasks', 'tasks'],
  ['/manage/clients/7', 'clients'],
  ['/manage/selling/sales/7', 'selling'],
  ['/manage/selling/membership-types', 'memberships'],
  ['/manage/memberships', 'memberships'],
  ['/manage/marketing/rules/new', 'marketing'],
  ['/manage/compliance/data', 'compliance'],
  ['/manage/settings', 'settings'],
  ['/manage/clientship', ''],
]
for (const [pathname, marked] of places)
  test(`${pathname} belongs to ${marked || 'no entry'}`, () =>
    assert.deepEqual(
      navigation.filter(({ href }) => isCurrent(href, pathname)).map(({ name }) => name),
      marked ? [marked] : [],
    ))

test('what is done now and then stands apart', () => {
  assert.deepEqual(
    navigation.filter(({ apart }) => apart).map(({ name }) => name),
    ['import', 'settings'],
  )
})

test('each entry leads to a page', () =>
  assert.deepEqual(
    navigation.filter(({ href }) => !isPage(inside, href)),
    [],
  ))
