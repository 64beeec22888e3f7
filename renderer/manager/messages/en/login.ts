import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const login = {
  title: 'Sign in',
  lead: (studio: string) => `To run ${studio}`,
  email: 'E-mail',
  password: 'Password',
  show: 'Show the password',
  hide: 'Hide the password',
  submit: 'Sign in',
  restoredTitle: (studio: string, when: string) => `${studio} is back, as of ${when}`,
  restored: 'Sign in with the e-mail and password you had then.',
  restoredNewKey:
    'It works with new keys. Lost are: the saved password of the mail server, gift cards by their codes, the recovery code and second factors.',
  notStaffTitle: 'This account is not for here',
  notStaff: 'Clients and instructors use the studio’s portal.',
  toPortal: 'To the portal',
  notHereTitle: 'Managers can’t sign in here',
  freeTunnel:
    'This address belongs to a free tunnel: somebody else can take its name, and what goes through it can be read. ' +
    'Sign in on the studio’s own computer, in its network, or by an address of your own.',
  forgotten: 'Forgot your password?',
  toSignIn: 'Back to signing in',
  newPassword: 'New password',
  passwordRule: 'At least 8 characters.',
  setUpFirst: {
    title: 'A second factor first',
    lead: 'Your password is right. From outside the studio, managers also need a code from their phone.',
    here: 'Sign in at the studio’s own computer, where Studio Desk runs.',
    menu: (email: string) => `Open the menu with your name (${email}) and choose “Second factor”.`,
    scan: 'Scan the picture with an authenticator app and type the code that it shows.',
    back: 'Then sign in here, with your password and a code.',
    whoElse: 'Clients and instructors need none: they use the studio’s portal.',
  },
  forgot: {
    title: 'Forgot your password?',
    lead: 'We send a link to set a new one, good for one hour.',
    submit: 'Send the link',
    sent: 'Look into your mailbox',
    sentMeans: (email: string) => `If ${email} has an account here, the link is on its way. It is good for one hour.`,
    again: 'Use another address',
    noMail: 'No mail arrives, or the studio has no mail server yet?',
    useCode: 'Use the recovery code',
    askOwner: 'If you are not the owner, ask them to set a new password under Team.',
  },
  recover: {
    title: 'Use the recovery code',
    lead: 'The code from the first set-up gives the owner a new password. It works once; you get a new code for next time.',
    code: 'Recovery code',
    codeExample: 'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX-X',
    submit: 'Set the password',
    byMail: 'Rather by e-mail',
    newTitle: 'Keep your new recovery code',
    newLead: 'The former one is used up. This one is shown this once.',
    go: 'Open the studio',
    signIn: 'Sign in',
    factorStays: 'Your second factor is as it was: sign in with the new password and a code.',
  },
  reset: {
    title: 'Set a new password',
    lead: 'You are signed in right afterwards.',
    submit: 'Set the password',
    done: 'Your new password holds from now on',
    setTitle: 'Your new password is set',
    setMeans: 'Sign in with it and a code of your authenticator app.',
    noToken: 'This link is not complete',
    noTokenMeans: 'Open it again from the mail, or ask for a new one.',
    another: 'Send another link',
  },
}

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
