import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sheetOf } from '../fixtures/plan-of.ts'
import { MINDBODY_CLIENTS_HEADER } from '../fixtures/mindbody.ts'
import { TEAMUP_HEADER } from '../fixtures/teamup.ts'
import { ENTITIES, FIELDS, type ImportEntity } from './fields.ts'
import { recognise } from './products.ts'
import { proposeMapping } from './propose.ts'
import { resolveMapping } from './resolve.ts'
import { templateCsv } from '../templates.ts'

const MOMENCE_SALES =
  'Purchase Date,Customer First Name,Customer Last Name,Customer E-mail,Studio,Paid Amount,Membership Type,Expired,Frozen,Refunded'
const VAGARO =
  'Name,Amount Paid,Email,Address,Mobile,Day,Night,Birthdate,Gender,Customer Since,Last Visited,Employees Seen,Membership,Referred By,Online Booking,Appointments Booked,Classes Booked,Check-Ins,Credit Card,Points Earned,No Shows/Cancellations,Tags'
const SQUARE =
  'Reference ID,First Name,Last Name,Email Address,Phone Number,Nickname,Company Name,Street Address 1,Street Address 2,City,State,Postal Code,Birthday,Memo,Square Customer ID,Creation Source,First Visit,Last Visit,Transaction Count,Lifetime Spend,Email Subscription Status,Instant Profile'

/** A sheet with these columns and one row of blanks but for the first cell. */
async function sheetWith(header: string, cells = 'x') {
  return sheetOf(new TextEncoder().encode(`${header}\r\n${cells}\r\n`))
}

describe('products and their columns', () => {
  const cases: [string, string, ImportEntity, Record<string, string | string[]>][] = [
    [
      'teamup',
      TEAMUP_HEADER,
      'memberships',
      {
        full_name: 'Customer Name',
        email: 'Customer Email',
        membership_name: 'Membership Name',
        membership_kind: 'Type',
        starts_on: 'Start Date',
        purchased_on: 'Purchase Date',
        marketing_email: 'Marketing Preference',
      },
    ],
    [
      'mindbody',
      MINDBODY_CLIENTS_HEADER,
      'clients',
      {
        first_name: 'First name',
        last_name: 'Last name',
        mobile_phone: 'Mobile phone',
        home_phone: ['Home phone', 'Work phone'],
        client_notes: ['Notes1', 'Notes2'],
        marketing_email_optout: 'Email Unsubscribed',
      },
    ],
    [
      'mindbody',
      'Client ID,First Name,Last Name,Email,Home Phone,Mobile Phone',
      'clients',
      { first_name: 'First Name', home_phone: 'Home Phone', mobile_phone: 'Mobile Phone' },
    ],
    [
      'mindbody',
      'First Name,Last Name,Email,Mobile Phone,Home Phone,Address,City,Notes,Liability Waiver,Client Since',
      'clients',
      { joined_on: 'Client Since', address: ['Address', 'City'] },
    ],
    [
      'mindbody',
      'Client Email,First Name,Last Name,DOB,Membership Type,Start Date,End Date,Status',
      'memberships',
      { email: 'Client Email', date_of_birth: 'DOB', membership_name: 'Membership Type', expires_on: 'End Date' },
    ],
    [
      'mindbody',
      'Client,Email,Pricing Option,Remaining,Total,Expiration,Price Paid,Purchase Date',
      'memberships',
      { full_name: 'Client', credits_remaining: 'Remaining', credits_total: 'Total', price: 'Price Paid' },
    ],
    [
      'mindbody',
      'Client Name,Contract Name,Start Date,Expiration Date,Payment Amount,Billing Frequency,Auto-Renew,Status',
      'memberships',
      {
        full_name: 'Client Name',
        membership_name: 'Contract Name',
        price: 'Payment Amount',
        billing_interval: 'Billing Frequency',
      },
    ],
    [
      'mindbody',
      'Date,Client,Phone #,Studio,Item,Contract Associated,Billing Information,Amount,Status',
      'memberships',
      { full_name: 'Client', phone: 'Phone #', price: 'Amount', membership_name: 'Item' },
    ],
    [
      'momence',
      'First Name,Last Name,E-mail,Type,Join Date,Studio,Aggregator,Lifetime Value,First Purchase,First Purchase Date',
      'clients',
      { email: 'E-mail', joined_on: 'Join Date' },
    ],
    [
      'momence',
      MOMENCE_SALES,
      'memberships',
      {
        first_name: 'Customer First Name',
        email: 'Customer E-mail',
        is_expired: 'Expired',
        is_frozen: 'Frozen',
        is_refunded: 'Refunded',
        purchased_on: 'Purchase Date',
      },
    ],
    [
      'vagaro',
      VAGARO,
      'clients',
      {
        full_name: 'Name',
        mobile_phone: 'Mobile',
        home_phone: ['Day', 'Night'],
        joined_on: 'Customer Since',
        tags: 'Tags',
      },
    ],
    [
      'fresha',
      'First name,Last name,Email,Mobile phone,Gender,Client notes,Birthday',
      'clients',
      { client_notes: 'Client notes', date_of_birth: 'Birthday' },
    ],
    [
      'glossgenius',
      'Name,Email,Phone,Date of Birth,Banned',
      'clients',
      { full_name: 'Name', phone: 'Phone', date_of_birth: 'Date of Birth' },
    ],
    [
      'massagebook',
      'First Name,Last Name,Email Address,Phone Number,Alternate Number,Address 1,Address 2,City,State/Province,Zip/Postal Code,Birthday,Photo URL,Source',
      'clients',
      {
        phone: 'Phone Number',
        home_phone: 'Alternate Number',
        address: ['Address 1', 'Address 2', 'City', 'State/Province', 'Zip/Postal Code'],
      },
    ],
    [
      'square',
      SQUARE,
      'clients',
      {
        email: 'Email Address',
        client_notes: 'Memo',
        marketing_email: 'Email Subscription Status',
        date_of_birth: 'Birthday',
      },
    ],
    [
      'pushpress',
      'Email,Name,Birthday,Plan,Joined,Expires,Tags',
      'memberships',
      { full_name: 'Name', membership_name: 'Plan', joined_on: 'Joined', expires_on: 'Expires' },
    ],
  ]
  for (const [product, header, entity, expected] of cases)
    it(`${product}: ${header.slice(0, 60)}`, async () => {
      const sheet = await sheetWith(header)
      const found = recognise(sheet.columns.map(({ header: name }) => name))
      // The blank columns of a one-row sheet stay, since they have names.
      assert.deepEqual([found?.product, found?.entity], [product, entity])
      const mapping = proposeMapping(entity, sheet)
      for (const [field, columns] of Object.entries(expected))
        assert.deepEqual(mapping[field as keyof typeof mapping], columns, field)
      assert.equal(resolveMapping(entity, sheet.columns, mapping).kind, 'resolved')
    })
  it('says nothing about a list of nobody’s', () => assert.equal(recognise(['Name', 'Email']), null))

  for (const deeds of ['Class,Class Date,Status', 'Item,Quantity,Total', 'Visit Type,Date', 'Sale ID,Amount'])
    it(`says nothing about a list of what people did: ${deeds}`, () => {
      const header = `Client ID,First Name,Last Name,Email,Home Phone,Mobile Phone,Work Phone,${deeds}`
      assert.equal(recognise(header.split(',')), null)
    })
})

describe('columns of ids', () => {
  const header = 'id,Client ID,Member ID,RSSID,Reference ID,Square Customer ID,Name,Email,Plan,Plan ID'
  const records =
    'id,Client ID,Class ID,Event ID,Visit ID,Product ID,Item ID,Staff ID,Location ID,Name,Email,Date,Price'
  for (const [entity, names] of [
    ['clients', header],
    ['memberships', header],
    ['instructors', header],
    ['membership_types', header],
    ['class_schedule', records],
    ['bookings', records],
    ['products', records],
    ['gift_cards', records],
    ['sales', records],
  ] as const)
    it(`land in no field of ${entity}`, async () => {
      const mapped = Object.values(proposeMapping(entity, await sheetWith(names))).flat()
      assert.deepEqual(
        mapped.filter((column) => /id$/i.test(String(column))),
        [],
      )
    })
})

describe('other languages and unknown names', () => {
  const cases: [string, Record<string, string>][] = [
    [
      'Vorname;Nachname;E-Mail;Handy;Geburtsdatum;Straße',
      {
        first_name: 'Vorname',
        last_name: 'Nachname',
        mobile_phone: 'Handy',
        date_of_birth: 'Geburtsdatum',
        address: 'Straße',
      },
    ],
    [
      'Nombre;Apellidos;Correo electrónico;Móvil;Fecha de nacimiento',
      {
        first_name: 'Nombre',
        last_name: 'Apellidos',
        email: 'Correo electrónico',
        mobile_phone: 'Móvil',
        date_of_birth: 'Fecha de nacimiento',
      },
    ],
    [
      'Prénom;Nom;Courriel;Portable;Date de naissance',
      { first_name: 'Prénom', last_name: 'Nom', email: 'Courriel', mobile_phone: 'Portable' },
    ],
    [
      'Nome;Cognome;Indirizzo email;Cellulare;Data di nascita',
      { first_name: 'Nome', last_name: 'Cognome', email: 'Indirizzo email', mobile_phone: 'Cellulare' },
    ],
  ]
  for (const [header, expected] of cases)
    it(header, async () => {
      const mapping = proposeMapping('clients', await sheetWith(header))
      for (const [field, column] of Object.entries(expected))
        assert.equal(mapping[field as keyof typeof mapping], column)
    })
  it('finds e-mails by what is in the column', async () => {
    const sheet = await sheetWith('Name,Kontakt', 'Zoë,zoe@example.com')
    assert.equal(proposeMapping('clients', sheet).email, 'Kontakt')
    const two = await sheetWith('Name,Kontakt,Zweitkontakt', 'Zoë,zoe@example.com,zoe@work.test')
    assert.equal(proposeMapping('clients', two).email, 'Kontakt')
  })
})

describe('a mapping of the owner', () => {
  const refuse = async (mapping: Parameters<typeof resolveMapping>[2]) => {
    const found = resolveMapping('clients', (await sheetWith('Name,Email,Notes,Notes')).columns, mapping)
    return found.kind === 'wrong' ? found.errors.map(({ field }) => field) : found.mapping
  }
  it('takes labels, positions and several columns where the field does', async () => {
    const mapping = await refuse({ full_name: 0, email: 'Email', client_notes: ['Notes', 'Notes (2)'] })
    assert.deepEqual(mapping, { full_name: [0], email: [1], client_notes: [2, 3] })
  })
  it('is refused where it makes no sense', async () => {
    assert.deepEqual(await refuse({ shoe_size: 'Name' } as never), ['shoe_size'])
    assert.deepEqual(await refuse({ full_name: 'Nobody' }), ['full_name'])
    assert.deepEqual(await refuse({ full_name: 9 }), ['full_name'])
    assert.deepEqual(await refuse({ full_name: 'Name', email: 'Name' }), ['email'])
    assert.deepEqual(await refuse({ email: ['Name', 'Email'] }), ['email'])
  })
})

describe('templates', () => {
  for (const entity of ENTITIES)
    it(`${entity} has names and an example`, async () => {
      const csv = templateCsv(entity)
      assert.equal(csv.charCodeAt(0), 0xfeff)
      assert.equal(csv.trim().split('\r\n').length, 2)
    })
  for (const entity of ENTITIES)
    it(`every column of ${entity} is understood when it comes back`, async () => {
      const sheet = await sheetOf(new TextEncoder().encode(templateCsv(entity)))
      const mapped = Object.values(proposeMapping(entity, sheet)).flat()
      assert.deepEqual(
        sheet.columns.map(({ label }) => label).filter((label) => !mapped.includes(label)),
        [],
      )
      assert.ok(FIELDS[entity].length >= mapped.length)
    })
})
