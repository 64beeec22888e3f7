import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

/** Putting the studio of a copy in place: in the first run, and from the settings. */
export const restore = {
  offerTitle: 'Moved to this computer?',
  offer: 'A copy of your studio brings everything back, as it was.',
  have: 'I have a studio already',

  title: 'Bring your studio back',
  lead: 'From a copy that Studio Desk made. Everything in it comes back: clients, bookings, money, photos.',
  back: 'Set up a new studio instead',
  from: 'Where is the copy?',
  ways: {
    file: { label: 'A file', detail: 'On this computer or a stick; it ends in .studiobackup.' },
    folder: { label: 'A folder', detail: 'Another disk, or one that Dropbox, Nextcloud or the like brings here.' },
    bucket: { label: 'A bucket', detail: 'Storage that speaks S3. The emergency page names it.' },
  },
  drop: 'Drop the copy here',
  dropHelp: 'It is read from where it lies, however large it is.',
  notACopy: 'This is not a copy of Studio Desk: its name ends in .studiobackup.',
  folder: 'The whole way to the folder',
  folderExample: '/media/backup-disk or D:\\Copies',
  look: 'Look for copies',
  found: (n: number) => count(n, { one: '1 copy was found', other: `${figure(n)} copies were found` }),
  foundNone: 'There are no copies of Studio Desk in this place. Look whether it is the right one.',
  which: 'The copy to bring back',
  whichMeans: 'The newest is chosen.',
  of: (studio: string) => `in ${studio}`,

  passphrase: 'Passphrase of the copies',
  passphraseNeeded: 'This copy is encrypted. The passphrase stands on the paper you wrote it on.',
  passphraseIfSet: 'Leave it empty if none was set.',
  show: 'Show the passphrase',
  hide: 'Hide the passphrase',
  lost: 'The passphrase is lost',
  lostMeans:
    'The studio comes back without its keys. Lost then are: the saved password of the mail server, gift cards by their codes, the recovery code, and every second factor. Clients, bookings, money and photos are all there.',
  without: 'Go on without the keys',
  submit: 'Bring the studio back',

  file: 'Restore from a file',
  one: (when: string) => `Restore the copy of ${when}`,
  replaced: (when: string) => `The whole studio is replaced by the one of ${when}.`,
  replacedFile: 'The whole studio is replaced by the one in the file.',
  lostAfter: (when: string) => `What was done after ${when} is lost: bookings, check-ins, payments, changes.`,
  lostAfterFile: 'What was done after the copy was made is lost: bookings, check-ins, payments, changes.',
  aside: 'What is here now is not deleted: it is kept aside in the data folder.',
  signedOut: 'Everybody is signed out.',
  password: 'Your password',
  passwordFor: 'So that nobody else does this.',
  passwordWrong: 'This is not your password.',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  confirm: 'Restore the studio',

  checking: 'The copy is being checked',
  checkingMeans:
    'Nothing is touched before it is found whole. With many photos this takes a few minutes; leave this page open.',
  restarting: 'The studio starts anew',
  restartingMeans: 'The copy was good. In a moment you can sign in.',
}
