import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { planOf, sheetOf } from '../fixtures/plan-of.ts'
import type { ImportEntity } from './fields.ts'
import { proposeMapping } from './propose.ts'

async function proposed(entity: ImportEntity, columns: string, cells: string) {
  return proposeMapping(entity, await sheetOf(new TextEncoder().encode(`${columns}\n${cells}\n`)))
}

describe('when a membership starts and ends', () => {
  const pairs: [start: string, end: string][] = [
    ['Start', 'End'],
    ['Start', 'Finish'],
    ['Begin', 'End'],
    ['From', 'To'],
    ['Start', 'Valid Thru'],
    ['Start date', 'Stop date'],
    ['Start', 'Stop'],
    ['Activation Date', 'Termination Date'],
    ['Activated', 'Expires'],
    ['Activated on', 'Finish date'],
    ['Von', 'Bis'],
    ['Desde', 'Hasta'],
    ['Da', 'A'],
    ['Dal', 'Al'],
    ['Du', 'Au'],
    ['Starts', 'Ends'],
    ['Date from', 'Date to'],
    ['Pass start', 'Pass good through'],
    ['Start Date', 'End Date'],
    ['Gültig ab', 'Gültig bis'],
  ]
  for (const [start, end] of pairs)
    it(`is understood: ${start} and ${end}`, async () => {
      const list = `Name,Email,Membership,${start},${end},Remaining\nPat Passed,pat@example.org,Ten,2025-08-01,2025-10-31,7\n`
      const { starts_on, expires_on, ...rest } = proposeMapping(
        'memberships',
        await sheetOf(new TextEncoder().encode(list)),
      )
      assert.deepEqual([starts_on, expires_on], [start, end])
      assert.deepEqual(Object.keys(rest).toSorted(), ['credits_remaining', 'email', 'full_name', 'membership_name'])
      const plan = await planOf('memberships', list, { answers: { accept_type_proposals: true } })
      assert.deepEqual(plan.problems, [])
    })

  const other: [entity: ImportEntity, columns: string, cells: string, expected: Record<string, string | undefined>][] =
    [
      ['memberships', 'Name,Plan,Start,Activated', 'Pat,Ten,2025-08-01,yes', { starts_on: 'Start' }],
      ['memberships', 'Name,Plan,Activated', 'Pat,Ten,yes', { starts_on: undefined }],
      ['memberships', 'Name,Plan,Start,Stop', 'Pat,Ten,2025-08-01,yes', { marketing_email_optout: 'Stop' }],
      [
        'memberships',
        'Name,Plan,Start,Expiration Date,Termination Date',
        'Pat,Ten,2025-08-01,2025-10-31,2025-09-01',
        { expires_on: 'Expiration Date', cancelled_on: 'Termination Date' },
      ],
      [
        'memberships',
        'Name,Plan,Start,Termination Date,Auto renew',
        'Pat,Ten,2025-08-01,2025-10-31,yes',
        { expires_on: undefined, cancelled_on: 'Termination Date' },
      ],
      ['memberships', 'Name,Plan,Start date,Desde', 'Pat,Ten,2025-08-01,2020-01-01', { joined_on: 'Desde' }],
      ['class_schedule', 'Class,Day,Start,End', 'Flow,Mon,10:00,11:00', { start_time: 'Start', end_time: 'End' }],
      ['gift_cards', 'Code,Balance,To', 'GIFT-0001,30,Ana', { recipient_name: 'To' }],
      ['clients', 'Name,Email,Stop date', 'Ana,a@x.example,2025-08-01', { marketing_email_optout: undefined }],
      ['clients', 'Name,Email,Stop mails', 'Ana,a@x.example,yes', { marketing_email_optout: 'Stop mails' }],
      ['clients', 'Name,Email,SMS stop date', 'Ana,a@x.example,2025-08-01', { marketing_sms_optout: 'SMS stop date' }],
    ]
  for (const [entity, columns, cells, expected] of other)
    it(`is told from the rest of ${entity}: ${columns}`, async () => {
      const mapping: Record<string, unknown> = await proposed(entity, columns, cells)
      for (const [field, column] of Object.entries(expected)) assert.deepEqual(mapping[field], column, field)
    })
})

describe('a column by its cells', () => {
  const names = 'First Name,Phonetic First Name,Last Name,Labels'
  const person = 'Ana,An-na,Prats,* myContacts ::: yoga ::: early birds'
  const google = 'E-mail 1 - Value,Phone 1 - Value'
  for (const kind of ['Label', 'Type'])
    it(`is found beside its ${kind.toLowerCase()}, as Google Contacts writes it`, async () => {
      const columns = `${names},E-mail 1 - ${kind},E-mail 1 - Value,Phone 1 - ${kind},Phone 1 - Value`
      const cells = `${person},* Home,ana@x.example ::: a@y.example,Mobile,+34 600 123 456 ::: +34 93 111 22 33`
      const { email, phone, first_name, last_name, tags, ...rest } = await proposed('clients', columns, cells)
      assert.deepEqual([email, phone].join(), google)
      assert.deepEqual([first_name, last_name, tags, rest], ['First Name', 'Last Name', 'Labels', {}])
      const [client] = (await planOf('clients', `${columns}\n${cells}\n`)).clients
      const { draft } = client ?? {}
      assert.deepEqual([draft?.email, draft?.phone], ['ana@x.example', '+34 600 123 456'])
      assert.deepEqual([draft?.tags, draft?.notes], [['yoga', 'early birds'], 'Phone 1 - Value: +34 93 111 22 33'])
    })

  const cases: [columns: string, cells: string, expected: Record<string, string | undefined>][] = [
    ['Name,Mobile Opt-in', 'Ana,yes', { mobile_phone: undefined, phone: undefined }],
    ['Name,Mobile reachable,Mobile of client', 'Ana,yes,600 123 456', { mobile_phone: 'Mobile of client' }],
    ['Name,Mail wanted,Private mail', 'Ana,yes,a@x.example', { email: 'Private mail' }],
    ['Name,Email,Contact email', 'Ana,yes,a@x.example', { email: 'Contact email' }],
    ['Name,Mobile,Cell', 'Ana,yes,600 123 456', { mobile_phone: 'Cell' }],
    // No better column exists, so the import reports its cells.
    ['Name,Email', 'Ana,none of yours', { email: 'Email' }],
    ['Name,Correo del alumno', 'Ana,', { email: 'Correo del alumno' }],
    ['Name,Phonetic Name', 'Ana,Ah-na', { phone: undefined }],
    ['Name,Group Membership', 'Ana,* myContacts', { tags: 'Group Membership' }],
  ]
  for (const [columns, cells, expected] of cases)
    it(`is believed before its name: ${columns}`, async () => {
      const mapping: Record<string, unknown> = await proposed('clients', columns, cells)
      for (const [field, column] of Object.entries(expected)) assert.deepEqual(mapping[field], column, field)
    })
})
