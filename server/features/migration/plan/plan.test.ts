import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { mindbodyClients, mindbodyPassesXls } from '../fixtures/mindbody.ts'
import { planOf } from '../fixtures/plan-of.ts'
import { ambiguousClients, freshaWorkbook, germanPasses } from '../fixtures/spreadsheets.ts'
import { teamupMemberships } from '../fixtures/teamup.ts'
import type { ExistingPerson, Plan } from './model.ts'
import { countDispositions, previewRows } from './preview.ts'

const fates = (plan: Plan) => plan.rows.map(({ row, disposition }) => [row, disposition])
const open = (plan: Plan) => plan.questions.filter(({ answered }) => !answered).map(({ id }) => id)
const clientNamed = (plan: Plan, name: string) => plan.clients.find(({ draft }) => draft.full_name === name)
const problemsOf = (plan: Plan, row: number) =>
  plan.problems.filter((problem) => problem.row === row).map(({ message }) => message)

function here(person: Partial<ExistingPerson>): ExistingPerson {
  const blank = {
    phone: null,
    date_of_birth: null,
    joined_on: null,
    address: null,
    emergency_contact: null,
  }
  const rest = { marketing_email: null, marketing_sms: null, has_login: false, guardian_id: null }
  return { id: 1, full_name: 'Ana Peña', email: 'ana@example.com', ...blank, ...rest, ...person }
}

describe('a TeamUp memberships export', () => {
  it('gives every row one fate', async () => {
    const plan = await planOf('memberships', teamupMemberships().bytes, { answers: { two_active_plans: 'keep_all' } })
    assert.deepEqual(countDispositions(plan.rows), { created: 10, updated: 0, matched: 0, skipped: 2, rejected: 0 })
    assert.deepEqual(
      fates(plan).filter(([, fate]) => fate === 'skipped'),
      [
        [7, 'skipped'],
        [9, 'skipped'],
      ],
    )
    assert.deepEqual(open(plan), [])
  })
  it('makes the clients, a child under its guardian', async () => {
    const plan = await planOf('memberships', teamupMemberships().bytes)
    assert.equal(plan.clients.length, 8)
    const mia = clientNamed(plan, 'Mia Müller')
    assert.equal(mia?.guardian?.name, 'Zoë Müller')
    assert.equal(mia?.draft.email, 'zoe.muller@example.com')
    assert.equal(
      clientNamed(plan, 'Zoë Müller')?.draft.address,
      'Genève, 1201, CH, Rue du Rhône 5\nBâtiment B'.split(', Rue')[0],
    )
  })
  it('takes consent only where it is said', async () => {
    const plan = await planOf('memberships', teamupMemberships().bytes)
    assert.equal(clientNamed(plan, 'Zoë Müller')?.draft.marketing_email, false)
    assert.equal(clientNamed(plan, 'Inés García')?.draft.marketing_email, true)
    assert.equal(clientNamed(plan, 'François Lefèvre')?.draft.marketing_email, null)
  })
  it('reads the states of memberships', async () => {
    const plan = await planOf('memberships', teamupMemberships().bytes)
    const states = Object.fromEntries(plan.rows.map(({ row, membership }) => [row, membership?.status]))
    assert.deepEqual(states, {
      2: 'expired',
      3: 'active',
      4: 'active',
      5: 'paused',
      6: 'pending',
      7: undefined,
      8: 'active',
      9: undefined,
      10: 'active',
      11: 'active',
      12: 'cancelled',
      13: 'cancelled',
    })
  })
  it('leaves out birthdays that are none, and says so', async () => {
    const plan = await planOf('memberships', teamupMemberships().bytes)
    assert.equal(clientNamed(plan, 'Łukasz Żak')?.draft.date_of_birth, null)
    assert.match(problemsOf(plan, 8).join(), /isn’t a calendar date/)
    assert.match(problemsOf(plan, 10).join(), /no year/)
  })
  it('leaves two running plans to the owner', async () => {
    const asked = await planOf('memberships', teamupMemberships().bytes)
    assert.deepEqual(open(asked), ['two_active_plans'])
    const newest = await planOf('memberships', teamupMemberships().bytes, {
      answers: { two_active_plans: 'keep_newest' },
    })
    assert.deepEqual(
      fates(newest).filter(([row]) => row === 10 || row === 11),
      [
        [10, 'skipped'],
        [11, 'created'],
      ],
    )
  })
  it('makes types without inventing a price', async () => {
    const plan = await planOf('memberships', teamupMemberships().bytes)
    const types = Object.fromEntries(plan.membership_types.map(({ name, record }) => [name, record]))
    assert.equal(types['10 Class Pass']?.type, 'class_pack')
    assert.equal(types['10 Class Pass']?.credits_included, 10)
    assert.equal(types['Unlimited Monthly']?.type, 'subscription')
    assert.ok(plan.membership_types.every(({ record }) => record?.price_minor === null))
  })
})

describe('Mindbody exports', () => {
  it('reads clients, whose order of day and month one date proves', async () => {
    const plan = await planOf('clients', mindbodyClients().bytes)
    assert.deepEqual(
      fates(plan).map(([, fate]) => fate),
      ['created', 'created', 'created', 'created', 'created', 'rejected', 'skipped'],
    )
    assert.equal(clientNamed(plan, 'Renée O’Connor')?.draft.date_of_birth, '1990-02-10')
    assert.equal(clientNamed(plan, 'Renée O’Connor')?.draft.phone, '(512) 555-0199')
    assert.equal(clientNamed(plan, 'Renée O’Connor')?.draft.marketing_email, null)
    assert.equal(clientNamed(plan, 'Tom Baker')?.draft.marketing_email, false)
    assert.equal(clientNamed(plan, 'Ida Baker')?.guardian?.name, 'Tom Baker')
    assert.equal(clientNamed(plan, 'Nguyễn Văn An')?.draft.email, null)
    assert.equal(plan.rows.at(-1)?.reason, 'The same as row 3.')
    assert.ok(!JSON.stringify(plan.clients).includes('10000000'), 'no id landed anywhere')
  })
  it('reads passes from a web page named .xls', async () => {
    const plan = await planOf('memberships', mindbodyPassesXls().bytes)
    assert.deepEqual(fates(plan), [
      [3, 'created'],
      [4, 'created'],
      [5, 'created'],
      [6, 'created'],
      [7, 'skipped'],
    ])
    assert.equal(plan.rows[0]?.membership?.credits_remaining, 7)
    assert.equal(plan.rows[0]?.membership?.price_paid_minor, 150000)
    assert.equal(plan.rows[0]?.membership?.starts_on, '2026-02-10')
    assert.equal(plan.rows[1]?.membership?.credits_remaining, 0)
    assert.match(problemsOf(plan, 4).join(), /below zero: no classes are left/)
    const open90 = plan.membership_types.find(({ name }) => name === 'Open Studio 90 days')?.record
    assert.deepEqual([open90?.type, open90?.unlimited, open90?.validity_days], ['time_pass', true, 90])
    assert.equal(plan.rows[3]?.membership?.status, 'expired')
    assert.match(problemsOf(plan, 6).join(), /below zero; the price is left out/)
  })
})

describe('other files', () => {
  it('reads a German list', async () => {
    const answers = { accept_type_proposals: true, unknown_credits: 'none' } as const
    const plan = await planOf('memberships', germanPasses().bytes, { currency: 'EUR', answers })
    assert.deepEqual(open(plan), [])
    assert.equal(clientNamed(plan, 'Änne Größe')?.draft.email, 'aenne@example.com')
    assert.deepEqual(
      plan.rows.map(({ membership }) => [membership?.status, membership?.starts_on, membership?.credits_remaining]),
      [
        ['pending', '2026-10-02', null],
        ['paused', '2025-12-25', 0],
      ],
    )
    assert.equal(plan.membership_types[0]?.record?.price_minor, 150000)
  })
  it('asks what only the owner knows about passes', async () => {
    const plan = await planOf('memberships', germanPasses().bytes, { currency: 'EUR' })
    assert.deepEqual(open(plan), ['membership_types', 'unknown_credits'])
  })
  it('asks which number is the day, and takes the answer', async () => {
    const asked = await planOf('clients', ambiguousClients().bytes)
    assert.deepEqual(open(asked), ['date_order'])
    assert.equal(clientNamed(asked, 'Ana Peña')?.draft.date_of_birth, null)
    const told = await planOf('clients', ambiguousClients().bytes, { answers: { date_order: 'day_month' } })
    assert.deepEqual(open(told), [])
    assert.equal(clientNamed(told, 'Ana Peña')?.draft.date_of_birth, '1990-10-02')
    assert.equal(clientNamed(told, 'Siân Hughes')?.draft.date_of_birth, '1985-04-03')
  })
  it('reads a workbook', async () => {
    const plan = await planOf('clients', (await freshaWorkbook()).bytes)
    assert.equal(clientNamed(plan, 'Åse Bjørnsen')?.draft.date_of_birth, '1990-04-23')
    assert.equal(clientNamed(plan, '山田 花子')?.draft.date_of_birth, '1990-01-01')
  })
})

describe('one person in several rows', () => {
  it('is one client, filled from all of them; a refusal wins', async () => {
    const file =
      'Name,Email,Phone,Marketing email\r\nAna,ana@example.com,,yes\r\nANA,ana@example.com,0170 1234567,no\r\n'
    const plan = await planOf('clients', file)
    assert.deepEqual(fates(plan), [
      [2, 'created'],
      [3, 'matched'],
    ])
    assert.equal(plan.clients.length, 1)
    assert.deepEqual([plan.clients[0]?.draft.phone, plan.clients[0]?.draft.marketing_email], ['0170 1234567', false])
  })
  it('a child listed before the parent still comes under the parent', async () => {
    const file = 'Name,Email,Date of birth\r\nMia,zoe@example.com,2016-01-31\r\nZoë,zoe@example.com,1988-01-31\r\n'
    const plan = await planOf('clients', file)
    assert.equal(clientNamed(plan, 'Mia')?.guardian?.name, 'Zoë')
    assert.equal(clientNamed(plan, 'Zoë')?.guardian, null)
  })
  it('without an e-mail is several until the owner says otherwise', async () => {
    const file = 'Name,Phone\r\nMia,0170 1234567\r\nMia,0170 7654321\r\n'
    const asked = await planOf('clients', file)
    assert.deepEqual([open(asked), asked.clients.length], [['people_without_email'], 2])
    const same = await planOf('clients', file, { answers: { people_without_email: 'same_person' } })
    assert.equal(same.clients.length, 1)
  })
})

describe('memberships', () => {
  const header = 'Name,Email,Membership Name,Type,Status,Start Date,Expiration Date,Cancelled Date,Remaining,Total'
  const cases: [string, string, string, string | null][] = [
    ['active', 'recurring,active,2026-01-01,,,,', 'active', null],
    ['active that starts tomorrow', 'recurring,active,2026-03-03,,,,', 'pending', null],
    ['active that starts today', 'recurring,active,2026-03-02,,,,', 'active', null],
    ['active that ended yesterday', 'recurring,active,2026-01-01,2026-03-01,,,', 'expired', '2026-03-01'],
    ['active that ends today', 'recurring,active,2026-01-01,2026-03-02,,,', 'active', '2026-03-02'],
    ['cancelled for the end of the month', 'recurring,active,2026-01-01,,2026-03-31,,', 'active', '2026-03-31'],
    ['cancelled in the past without a word', 'recurring,,2026-01-01,,2026-02-28,,', 'cancelled', null],
    ['hold', 'recurring,hold,2026-01-01,,,,', 'paused', null],
    ['no word, ended', 'recurring,,2025-01-01,2025-12-31,,,', 'expired', '2025-12-31'],
  ]
  for (const [name, cells, status, expires] of cases)
    it(name, async () => {
      const plan = await planOf('memberships', `${header}\r\nAna,ana@example.com,Unlimited Monthly,${cells}\r\n`)
      assert.deepEqual([plan.rows[0]?.membership?.status, plan.rows[0]?.membership?.expires_on], [status, expires])
    })
  const rejected: [string, string, RegExp][] = [
    ['no membership', 'Ana,ana@example.com,,recurring,active,2026-01-01,,,,', /names no membership/],
    ['a start that is no date', 'Ana,ana@example.com,Gold,recurring,active,soon,,,,', /can’t be read as a date/],
    [
      'an end before the start',
      'Ana,ana@example.com,Gold,recurring,active,2026-02-01,2026-01-01,,,',
      /before it starts/,
    ],
  ]
  for (const [name, row, reason] of rejected)
    it(`with ${name} are rejected and make no client`, async () => {
      const plan = await planOf('memberships', `${header}\r\n${row}\r\n`)
      assert.equal(plan.rows[0]?.disposition, 'rejected')
      assert.match(plan.rows[0]?.reason ?? '', reason)
      assert.equal(plan.clients.length, 0)
    })
  it('ask about a status nobody knows and a start that is missing', async () => {
    const file = `${header}\r\nAna,ana@example.com,Unlimited Monthly,recurring,gold,2026-01-01,,,,\r\nBo,bo@example.com,Unlimited Monthly,recurring,active,,,,,\r\n`
    const asked = await planOf('memberships', file)
    assert.deepEqual(open(asked), ['statuses', 'missing_start'])
    const told = await planOf('memberships', file, {
      answers: { statuses: { gold: 'active' }, missing_start: 'today' },
    })
    assert.deepEqual(open(told), [])
    assert.deepEqual(
      told.rows.map(({ membership }) => membership?.starts_on),
      ['2026-01-01', '2026-03-02'],
    )
  })
  it('that are here already are matched, each once', async () => {
    const row = 'Ana Peña,ana@example.com,Gold,recurring,active,2026-01-01,,,'
    const existing = {
      clients: [here({ id: 7 })],
      membership_types: [
        { id: 3, name: 'GOLD', type: 'subscription' as const, has_credits: false, credits_included: null },
      ],
      memberships: [
        {
          id: 9,
          client_id: 7,
          membership_type_id: 3,
          starts_on: '2026-01-01',
          expires_on: null,
          status: 'active' as const,
        },
      ],
    }
    const plan = await planOf('memberships', `${header}\r\n${row},\r\n${row},1\r\n`, {
      existing,
      answers: { two_active_plans: 'keep_all' },
    })
    assert.deepEqual(fates(plan), [
      [2, 'matched'],
      [3, 'created'],
    ])
  })
  it('take a type that the owner names, corrects or leaves out', async () => {
    const file = `${header}\r\nAna,ana@example.com,Gold,prepaid,active,2026-01-01,,,3,\r\n`
    assert.deepEqual(open(await planOf('memberships', file)), ['membership_types'])
    const pack = await planOf('memberships', file, {
      answers: { membership_types: { Gold: { type: 'class_pack', credits_included: 8, price_minor: 9900 } } },
    })
    assert.deepEqual(
      [pack.membership_types[0]?.record?.credits_included, pack.membership_types[0]?.record?.price_minor, open(pack)],
      [8, 9900, []],
    )
    const out = await planOf('memberships', file, { answers: { membership_types: { gold: { leave_out: true } } } })
    assert.equal(out.rows[0]?.disposition, 'skipped')
  })
})

describe('what is told first', () => {
  it('is the first of several children on one e-mail, where nobody is grown up', async () => {
    const lines = ['Ada', 'Ben', 'Cleo'].map((name) => `${name},kids@example.com,2016-09-01`)
    const plan = await planOf('clients', ['Name,Email,Date of birth', ...lines].join('\r\n'))
    const guardians = ['Ada', 'Ben', 'Cleo'].map((name) => clientNamed(plan, name)?.guardian?.name)
    assert.deepEqual(guardians, [undefined, 'Ada', 'Ada'])
  })
  it('is the first of several errors in a row', async () => {
    const file = 'Name,Email,Membership Name,Start Date,Expiration Date\r\nAda,ada@example.com,Gold,soon,later\r\n'
    const plan = await planOf('memberships', file)
    assert.match(plan.rows[0]?.reason ?? '', /soon/)
    const errors = plan.problems.filter(({ severity }) => severity === 'error')
    assert.deepEqual(
      errors.map(({ field }) => field),
      ['starts_on', 'expires_on'],
    )
  })
})

describe('lists of types and instructors', () => {
  it('types need a name and a price and come once', async () => {
    const file =
      'Name,Kind,Price,Billing interval,Credits included,Validity days\r\nMonthly Unlimited,subscription,"$99.00",monthly,,\r\n5 Class Pass,class_pack,75,,5,90\r\n5 class pass,class_pack,80,,5,90\r\nGold,subscription,,monthly,,\r\n'
    const plan = await planOf('membership_types', file)
    assert.deepEqual(fates(plan), [
      [2, 'created'],
      [3, 'created'],
      [4, 'skipped'],
      [5, 'rejected'],
    ])
    assert.equal(plan.rows[3]?.reason, 'The row has no price.')
    assert.equal(plan.membership_types[1]?.record?.validity_days, 90)
    assert.deepEqual(open(plan), [])
  })
  it('instructors need an e-mail of their own', async () => {
    const file =
      'Full name,Email,Bio\r\nInés García,INES@example.com,Yoga\r\nBo,,\r\nLu,ines@example.com,\r\nIra,ira@example.com,\r\nMo,desk@example.com,\r\n'
    const plan = await planOf('instructors', file, {
      existing: {
        instructors: [{ id: 1, full_name: 'Ira', email: 'ira@example.com' }],
        staff_emails: ['desk@example.com'],
      },
    })
    assert.deepEqual(
      fates(plan).map(([, fate]) => fate),
      ['created', 'rejected', 'rejected', 'matched', 'rejected'],
    )
    assert.equal(plan.rows[0]?.instructor?.email, 'ines@example.com')
  })
})

describe('the preview', () => {
  it('shows twenty rows as they would become', async () => {
    const lines = Array.from({ length: 25 }, (_, at) => `Person ${at},p${at}@example.com`)
    const plan = await planOf('clients', ['Name,Email', ...lines].join('\r\n'))
    const preview = previewRows(plan)
    assert.equal(preview.length, 20)
    assert.equal(preview[0]?.record.full_name, 'Person 0')
  })
})
