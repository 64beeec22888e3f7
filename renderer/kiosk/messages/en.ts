import { shared } from '../../shared/messages/en/index.ts'
import { figures, plurals } from '../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

const kiosk = {
  title: 'Check-in',
  pairTitle: 'Make this device a kiosk',
  pairMeans: 'Add a kiosk in the studio’s settings, under Kiosks, and type the code that is shown there.',
  code: 'Code',
  pair: 'Start',
  codeWrong: 'This code is wrong, was used or has run out. Add the kiosk anew to get another one.',
  who: 'Tap your name',
  search: 'Your first name',
  none: (text: string) => `Nobody called “${text}” is expected. Ask at the front desk.`,
  nobody: 'Nobody is booked yet.',
  with: (name: string) => `with ${name}`,
  here: (n: number, all: number) => `${figure(n)} of ${figure(all)} here`,
  checkedIn: 'Checked in',
  scan: 'Scan the code on your phone',
  scanning: 'Hold the code on your phone in front of the camera',
  noCamera: 'The camera can’t be used. Tap your name.',
  noClass: 'No check-in at the moment',
  next: (name: string, opens: string) => `Check-in for ${name} opens at ${opens}.`,
  nextTomorrow: (name: string, opens: string) => `Check-in for ${name} opens tomorrow at ${opens}.`,
  welcome: (name: string) => `Welcome, ${name}`,
  seat: (name: string) => `Seat ${name}`,
  creditsLeft: (n: number) => count(n, { one: 'One credit left', other: `${figure(n)} credits left` }),
  unpaid: 'Please pay at the front desk.',
  sign: 'Please sign this first',
  signHow: 'Scan this with your phone: it opens what there is to sign.',
  signAsk: 'Ask at the front desk where to sign.',
  signCode: 'Leads to what there is to sign',
  done: 'Done',
  refused: 'That did not work',
  reasons: {
    CHECK_IN_NOT_OPEN: 'Check-in for this class has not opened yet.',
    CHECK_IN_CLOSED: 'Check-in for this class is closed. Ask at the front desk.',
    CHECK_IN_CODE_INVALID: 'This code has run out or is not right. Open it on your phone again.',
    CLASS_CANCELLED: 'This class was cancelled.',
    BOOKING_INVALID_TRANSITION: 'This place was given up. Ask at the front desk.',
    NOT_FOUND: 'There is no place for you in these classes. Ask at the front desk.',
  } as Readonly<Record<string, string | undefined>>,
  askDesk: 'Ask at the front desk.',
  gone: 'The studio’s computer can’t be reached',
  goneMeans: 'Please check in at the front desk. This goes on by itself as soon as the computer answers.',
}

export const words = { shared, kiosk }

export type Words = typeof words
