/** The second step of signing in, for accounts with a second factor. */
export const factor = {
  title: 'Enter the code',
  lead: 'Your authenticator app shows six digits; they change every half minute.',
  code: 'Code',
  recoveryTitle: 'Use a recovery code',
  recoveryLead: 'One of those you kept when you set the second factor up. Each works once.',
  recoveryCode: 'Recovery code',
  useRecovery: 'Use a recovery code instead',
  useApp: 'Use the authenticator app',
  back: 'Back to signing in',
  submit: 'Sign in',
}
