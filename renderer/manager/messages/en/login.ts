export const login = {
  title: 'Sign in',
  lead: (studio: string) => `To run ${studio}`,
  email: 'E-mail',
  password: 'Password',
  show: 'Show the password',
  hide: 'Hide the password',
  submit: 'Sign in',
  notStaffTitle: 'This account is not for here',
  notStaff: 'Clients and instructors use the studio’s portal.',
  toPortal: 'To the portal',
}
