import { timeLeft } from './timeLeft.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

/** Settings, Copies: where they lie, what opens them, and what is printed for the day the computer is lost. */
export const copies = {
  title: 'Copies of the studio',
  titleMeans:
    'A copy holds all of it: clients, bookings, money, photos. One is made each night, and each hour while something changes.',
  making: 'The copy is being made',
  left: timeLeft,
  none: 'There is no copy yet. If this computer breaks, the studio’s data is gone with it.',
  sameDisk:
    'All copies share this computer’s disk: what takes the computer takes them too. Choose a second place below.',
  onlyHere:
    'Where copies go, their passphrase and the copies themselves are at hand on the studio’s own computer alone.',
  onlyOwner: 'Where copies go, their passphrase and the copies themselves are the owner’s alone.',

  list: {
    title: 'On this computer',
    titleMeans: (n: number) => count(n, { one: '1 copy is kept.', other: `${figure(n)} copies are kept.` }),
    when: 'As of',
    why: 'Made',
    size: 'Size',
    kind: { 'by-itself': 'by itself', 'by-hand': 'by hand', 'before-update': 'before an update' },
    download: 'Download',
    restore: 'Restore this one…',
    restoreFile: 'Restore from a file…',
    emptyTitle: 'No copies yet',
    empty: 'The first one is made ten minutes after the studio is set up.',
  },

  places: {
    folder: 'A second place: a folder',
    folderMeans: 'On another disk, or one that a program such as Dropbox or Nextcloud brings to the net.',
    bucket: 'A second place: a bucket',
    bucketMeans: 'Storage that speaks S3, at a provider or on a computer of your own.',
    bucketNeeds: 'Set a passphrase first: a copy that leaves the house is encrypted under it.',
    path: 'The whole way to the folder',
    pathExample: '/media/backup-disk or D:\\Copies',
    unencrypted: 'Without a passphrase, whoever finds this disk can read the studio’s copies on it.',
    newest: (when: string) => `The newest copy there is from ${when}.`,
    nothingYet: 'No copy has come there yet: the next one does, within minutes.',
    save: 'Use this place',
    saved: 'Copies go there from now on',
    stopped: 'Copies stay on this computer from now on',
    stop: 'Stop using it',
    test: 'Try it',
    testFirst: 'Save the place first.',
  },

  bucket: {
    endpoint: 'Address of the storage',
    endpointExample: 'https://s3.eu-central-1.amazonaws.com',
    region: 'Region',
    bucket: 'Name of the bucket',
    prefix: 'Folder in it',
    keyId: 'Key ID',
    secret: 'Secret key',
    secretKept: 'One is stored. Leave it empty to keep it.',
    secretNew: 'Kept encrypted on this computer, never shown again.',
    show: 'Show the secret',
    hide: 'Hide the secret',
  },

  passphrase: {
    title: 'Passphrase',
    titleMeans:
      'Under it the studio’s keys travel with each copy, so that saved passwords and gift cards work on another computer too. Copies elsewhere are encrypted with it.',
    paper: 'Write it down on paper: nobody can open the copies without it, and nobody can tell it to you.',
    isSet: 'A passphrase is set.',
    isNotSet: 'No passphrase is set: keys stay behind, and copies in a folder can be read by whoever finds them.',
    set: 'Set a passphrase',
    change: 'Change it',
    remove: 'Take it away',
    new: 'Passphrase',
    again: 'The same once more',
    rule: 'At least 12 characters. Four or five words that have nothing to do with each other are good.',
    strengthLabel: 'How hard it is to guess',
    strength: { short: 'Too short', weak: 'Easy to guess', fair: 'Fair', strong: 'Strong' },
    differs: 'This is not the same as above.',
    tooShort: 'At least 12 characters.',
    changeMeans:
      'Copies made before open with the passphrase they were made with: keep the paper with the old one as well.',
    saved: 'The passphrase is set. Is it on paper?',
    removed: 'There is no passphrase any more',
    removeTitle: 'Take the passphrase away?',
    removeMeans:
      'From the next copy on, keys stay behind and copies in a folder are not encrypted. Copies made before still need the passphrase.',
    removeFirst: 'The bucket needs it. Choose another second place first.',
    show: 'Show the passphrase',
    hide: 'Hide the passphrase',
  },

  paper: {
    print: 'Print the emergency page',
    now: 'Print',
    back: 'Back to the copies',
    title: 'What to do if this computer is lost',
    of: (studio: string) => `For ${studio}`,
    reach: 'The clients’ link',
    where: 'Where the copies are',
    here: 'On the studio’s computer, gone with it unless its disk is left:',
    folder: 'In the folder:',
    bucket: (name: string) => `In the bucket “${name}” at:`,
    bucketFolder: (prefix: string) => `in its folder “${prefix}”`,
    region: (region: string) => `region ${region}`,
    keyId: (id: string) => `key ID ${id}`,
    nowhere: 'Nowhere else! Choose a second place under Settings, Copies, and print this page again.',
    age: 'How old they are: an hour at most while something changed, else as new as the last change.',
    kept: 'Where these are kept (write it by hand, never the secrets themselves)',
    passphrase: 'The passphrase of the copies',
    noPassphrase: 'No passphrase is set.',
    secret: 'The secret key of the bucket',
    recovery: 'The recovery code',
    steps: 'Step by step',
    install: 'Install Studio Desk on another computer and open it.',
    choose: 'On the first page choose “I have a studio already”.',
    place: 'Say where the copies are, as above. The newest one is chosen already.',
    give: 'Give the passphrase from its paper.',
    signIn: 'Sign in with your e-mail and password as always. Password forgotten? Use the recovery code.',
    letters: 'On Today, say whether the letters that wait are sent or dropped.',
    printed: (date: string) => `Printed on ${date}`,
  },
}
