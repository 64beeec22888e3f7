import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

export const secondFactor = {
  title: 'Second factor',
  lead: 'A code from your phone besides the password, so that a password alone opens nothing.',
  menu: 'Second factor',
  offTitle: 'Your account has no second factor',
  off: 'From outside the studio, managers sign in only with one. At the studio’s own computer you are asked for it once you have one.',
  setUp: 'Set it up',
  what: 'You need an authenticator app on your phone, such as Google Authenticator, Aegis, 2FAS or the one in your password manager.',
  onTitle: 'Your account has a second factor',
  on: 'You sign in with your password and a code of your authenticator app.',
  codesLeft: (n: number) =>
    n === 0
      ? 'No recovery code is left.'
      : count(n, { one: '1 recovery code is left.', other: `${figure(n)} recovery codes are left.` }),
  newCodes: 'For new recovery codes turn it off and set it up again.',

  scan: {
    title: 'Read it with your app',
    lead: 'In the app choose to add an account and point the camera at the picture.',
    picture: 'QR code with the secret for your authenticator app',
    byHand: 'The camera does not work? Type this secret into the app:',
    copySecret: 'Copy the secret',
    copied: 'The secret is copied',
    code: 'Code that the app shows now',
    codeFor: 'Six digits. They show that the app has understood.',
    turnOn: 'Turn it on',
  },

  codes: {
    title: 'Keep your recovery codes',
    lead: 'Each opens your account once in place of a code, if your phone is lost. They are shown this once.',
    of: (studio: string, name: string) => `Recovery codes of ${name} for ${studio}`,
    list: 'Recovery codes',
    copy: 'Copy',
    copied: 'The codes are copied',
    print: 'Print',
    download: 'Download',
    file: 'recovery-codes.txt',
    made: (date: string) => `Made on ${date}. Each is good once.`,
    kept: 'I have kept them where I will find them again',
    keepFirst: 'Keep the codes first, then tick the box.',
    done: 'Done',
  },

  turnOff: {
    title: 'Turn it off',
    lead: 'All your sessions end but this one, and nobody signs in to your account from outside any more.',
    password: 'Password',
    show: 'Show the password',
    hide: 'Hide the password',
    code: 'Code, or a recovery code',
    submit: 'Turn it off',
    done: 'Your second factor is off',
  },
}
