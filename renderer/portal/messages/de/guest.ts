import type { Messages } from '../en/index.ts'

export const guest: Messages['guest'] = {
  confirmTitle: 'Diesen Platz buchen?',
  confirm: 'Meinen Platz buchen',
  payThere: 'Du zahlst im Studio.',
  heldUntil: (when) => `Der Platz ist bis ${when} für dich reserviert.`,
  lapsed: 'Der Platz ist nicht mehr reserviert. Ist noch etwas frei, bekommst du ihn.',
  bookedTitle: 'Dein Platz ist gebucht',
  bookedMeans: 'Wir haben dir eine E-Mail geschickt, mit einem Link zum Stornieren, falls du nicht kommen kannst.',
  freeUntil: (when) => `Kostenlos stornieren kannst du bis ${when}.`,
  sign: 'Bitte unterschreibe vor dem Kurs im Studio:',
  cancelTitle: 'Diesen Platz stornieren?',
  cancel: 'Meinen Platz stornieren',
  cancelFor: (fee) => `Für ${fee} stornieren`,
  late: (when, fee) => `Kostenlos ging es bis ${when}. Stornieren kostet jetzt ${fee}.`,
  cancelledTitle: 'Dein Platz ist storniert',
  cancelledMeans: 'Jetzt kann ihn jemand anderes haben. Danke, dass du Bescheid sagst.',
  tooLate: 'Das lässt sich nicht mehr stornieren. Sprich mit dem Studio.',
  goneTitle: 'Dieser Link gilt nicht mehr',
  goneMeans: 'Bitte frage auf der Website des Studios noch einmal nach einem Platz.',
  timetable: 'Zum Kursplan',
  with: (name) => `mit ${name}`,
}
