/** The export a studio leaves TeamUp with: a pack in use, one that has ended, a row that names nobody. */
export const teamUpExport = [
  'Customer Name,Customer Email,Other Active,Membership Name,Type,Status,Payment Processor,Purchase Date,Start Date,Expiration Date,Cancelled Date,Is First Membership,Completed At,Address Line 1,Address Line 2,City,Region,Postcode,Country,Marketing Preference,Phone,Gender,Date of birth,Emergency Contact Name,Emergency Contact Phone,Emergency Contact Relationship',
  row('Ana Łukasz', 'ANA@example.com', '10-Class Pack', 'prepaid', 'active'),
  row('Bruno Ferré', 'bruno@example.com', '10-Class Pack', 'prepaid', 'active'),
  row('Carla Müller', 'carla@example.com', 'Monthly Unlimited', 'recurring', 'cancelled'),
  row('(Deleted Customer)', '', '10-Class Pack', 'prepaid', 'completed'),
].join('\n')

function row(name: string, email: string, membership: string, type: string, status: string): string {
  const thisYear = new Date().getFullYear()
  // Begun and cancelled on any day of this year.
  const dates = [`${thisYear - 1}-01-05`, `${thisYear - 1}-01-05`, `${thisYear + 1}-12-31`]
  const cancelled = status === 'cancelled' ? `${thisYear - 1}-03-01` : ''
  const rest = [
    'Yes',
    '',
    'Calle Mayor 1',
    '',
    'Sitges',
    '',
    '08870',
    'ES',
    '',
    '+34 600 111 222',
    '',
    '1990-05-04',
    '',
    '',
    '',
  ]
  return [name, email, 'No', membership, type, status, 'Stripe', ...dates, cancelled, ...rest].join(',')
}
