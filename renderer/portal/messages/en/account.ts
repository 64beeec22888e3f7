/** Getting in for the first time, or again: registering, a forgotten password, an invitation. */
export const account = {
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  passwordRule: 'At least 8 characters. A few words are easy to keep and hard to guess.',
  show: 'Show the password',
  hide: 'Hide the password',
  toSignIn: 'Back to signing in',

  notReady: {
    title: 'This studio is not ready yet',
    means: 'It has to be set up at its own computer first. Come back a little later.',
  },

  register: {
    title: 'Create your account',
    lead: (studio: string) => `Book classes at ${studio} in a few seconds`,
    name: 'Your name',
    phone: 'Phone',
    phoneWhy: 'In case a class is cancelled at short notice.',
    pickFirst: 'Pick your first class.',
    submit: 'Create account',
    known: 'You have an account already?',
    signIn: 'Sign in',
    taken: 'You are known here already',
    takenMeans: (email: string) =>
      `There is a record for ${email}. If it has no password yet, we have just sent a link to that address to set one. Otherwise sign in.`,
  },

  forgot: {
    title: 'Forgot your password?',
    lead: 'Tell us your e-mail and we will send you a link to set a new one.',
    submit: 'Send the link',
    sent: 'Look into your mail',
    sentMeans: (email: string) =>
      `If ${email} is known here, a link is on its way. It works once, for an hour. It may take a minute, and it may have gone to spam.`,
    again: 'Try another e-mail',
  },

  reset: {
    title: 'Set a new password',
    lead: 'You will be signed in right away.',
    submit: 'Set password and sign in',
    done: 'Your new password is set.',
    noToken: 'This link is not complete',
    noTokenMeans: 'Open it from the mail once more, or ask for a new one.',
    another: 'Ask for a new link',
  },

  invite: {
    invitation: 'Your invitation',
    title: (name: string) => `Hello ${name}`,
    lead: (studio: string) => `${studio} has set up your account. Choose a password and you are in.`,
    for: (email: string) => `For ${email}`,
    submit: 'Let’s go',
    welcome: (name: string) => `Welcome, ${name}`,
    gone: 'This invitation is not valid any more',
    goneMeans:
      'It was used already, or it is too old. If you have set a password, sign in; otherwise ask for a new link.',
    signIn: 'Sign in',
  },
}

/** What somebody without an account reads who follows the link of a letter. */
export const guest = {
  confirmTitle: 'Book this place?',
  confirm: 'Book my place',
  payThere: 'You pay at the studio.',
  heldUntil: (when: string) => `The place is held for you until ${when}.`,
  lapsed: 'The place is not held any more. It is yours if there is still room.',
  bookedTitle: 'Your place is booked',
  bookedMeans: 'We have sent you an e-mail, with a link to cancel if you can’t come.',
  freeUntil: (when: string) => `Cancelling is free until ${when}.`,
  sign: 'Please sign at the studio before the class:',
  cancelTitle: 'Cancel this place?',
  cancel: 'Cancel my place',
  cancelFor: (fee: string) => `Cancel for ${fee}`,
  late: (when: string, fee: string) => `The free time ended ${when}. Cancelling now costs ${fee}.`,
  cancelledTitle: 'Your place is cancelled',
  cancelledMeans: 'Somebody else can have it now. Thank you for telling us.',
  tooLate: 'This can’t be cancelled any more. Talk to the studio.',
  place: 'Your place',
  goneTitle: 'This link is not valid any more',
  goneMeans: 'Ask for a place anew on the studio’s website.',
  timetable: 'To the timetable',
  with: (name: string) => `with ${name}`,
}

export const profile = {
  title: 'Profile',
  install: {
    title: 'On your home screen',
    means: 'The schedule and your bookings are one tap away there, and open without a connection too.',
    action: 'Put on home screen',
    byHand:
      'Press Share, then “Add to Home Screen”: the schedule and your bookings are one tap away there, and open without a connection too.',
  },
  details: 'Your details',
  edit: 'Edit',
  name: 'Name',
  email: 'E-mail',
  emailFixed: 'You sign in with it. The studio can change it for you.',
  phone: 'Phone',
  birthday: 'Date of birth',
  address: 'Address',
  emergency: 'In an emergency, call',
  emergencyHelp: 'A name and a number.',
  since: 'With us since',
  portrait: 'Your picture',
  portraitMeans: 'Clients see it beside your classes.',
  portraitChoose: 'Choose a picture',
  portraitChange: 'Change picture',
  portraitRemove: 'Remove',
  portraitRemoved: 'Your picture is removed',
  display: 'Display',
  editTitle: 'Edit your details',
  saved: 'Your details are saved',
  changePassword: 'Change password',
  passwordMeans: 'Other devices will have to sign in again.',
  oldPassword: 'Current password',
  newPassword: 'New password',
  passwordRule: 'At least 8 characters. A few words are easy to keep and hard to guess.',
  passwordWrong: 'This is not your current password.',
  passwordChanged: 'Your new password is set',
  show: 'Show the password',
  hide: 'Hide the password',
}

export const notifications = {
  title: 'Notifications',
  lead: 'What the studio has told you about your classes and other things.',
  rowDetail: 'What you were told, and how you want to be told',
  none: 'Nothing yet',
  noneMeans: 'News about your classes and messages from the studio will stand here.',
  count: (unread: number) =>
    unread === 0 ? 'All read' : unread === 1 ? '1 new notification' : `${unread} new notifications`,
  new: 'New',
  open: 'Open',
  openOf: (title: string) => `Open: ${title}`,
  markRead: 'Mark as read',
  markReadOf: (title: string) => `Mark as read: ${title}`,
  markAll: 'Mark all as read',
  device: {
    title: 'On this device',
    turnOn: 'Notify me on this device',
    turnOff: 'Switch off on this device',
    turnedOn: 'This device will notify you',
    turnedOff: 'This device will not notify you any more',
    failed: 'That did not work',
    failedMeans: 'The browser could not reach its notification service. Try again later, or choose e-mail below.',
    means: {
      on: 'This device tells you at once when a place comes free for you, a class changes or is cancelled, or the studio writes to you. Reminders wait until the studio’s quiet hours are over.',
      off: 'Hear at once when a place comes free for you, a class changes or is cancelled, or the studio writes to you. No advertising. Your browser will ask you next, and you can switch it off here at any time.',
      blocked:
        'Notifications from this page are blocked in your browser. Allow them in its settings for this page, then come back.',
      homeScreen:
        'On an iPhone or iPad, first put this page on your home screen: press Share, then “Add to Home Screen”. Open it from there and switch notifications on.',
      insecure:
        'Notifications need the studio’s secure address (https). Open the page there; the link in the studio’s e-mails leads to it.',
      unknown: 'This browser can’t show notifications. Try another one, or choose e-mail below.',
    },
  },
  how: {
    title: 'How you are told',
    label: 'Messages from the studio come',
    lettersStay: 'E-mails about bookings, payments and your account come in any case.',
    ways: { push: 'On my devices', email: 'By e-mail', both: 'On my devices and by e-mail' },
  },
}
