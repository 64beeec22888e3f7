export const profile = {
  title: 'Profile',
  details: 'Your details',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  birthday: 'Date of birth',
  since: 'With us since',
  display: 'Display',
}
