import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('fr')
const figure = figures('fr')

export const classPage: Messages['classPage'] = {
  title: 'Cours',
  with: 'Avec',
  where: 'Où',
  seats: 'Places',
  seatsLeft: (left, capacity) =>
    count(left, {
      one: `${figure(left)} libre sur ${figure(capacity)}`,
      other: `${figure(left)} libres sur ${figure(capacity)}`,
    }),
  waitingBehind: (n) =>
    count(n, { one: `${figure(n)} personne en attente`, other: `${figure(n)} personnes en attente` }),
  cancelRule: 'Annulation',
  freeUntil: (when) => `Gratuite jusqu’à ${when}`,
  noLongerFree: (when) => `Elle était gratuite jusqu’à ${when}`,
  usesCredit: (membership, left) =>
    left === null ? `Un crédit, ${membership}` : `Un crédit, ${membership}, reste ${figure(left - 1)} ensuite`,
  unlimited: (membership) => `${membership}, sans crédit`,
  notYet: 'Vous ne pouvez pas encore réserver',
  payThere: {
    label: 'Réserver sans abonnement',
    book: (price) => (price ? `Réserver, payer ${price} au studio` : 'Réserver, payer au studio'),
    means: 'Vous payez en venant.',
    meansNoPrice: 'Le studio vous dira le prix sur place.',
    freeThen: (when, fee) => `Annulation gratuite jusqu’à ${when}, puis ${fee}.`,
    late: (fee) => `Annuler coûte maintenant ${fee}.`,
    free: 'Annuler ne coûte rien.',
    missed: (fee) => `Ne pas venir coûte ${fee}.`,
  },
  youAreBooked: 'Vous avez une place',
  seeYou: (when) => `À bientôt\u00a0: ${when}.`,
  youAreIn: 'Votre arrivée est enregistrée',
  youWait: (position) =>
    position === null ? 'Vous êtes sur la liste d’attente' : `Vous êtes à la place ${position} de la liste d’attente`,
  waitMeans: 'Rien n’est débité avant que vous ayez la place. Si une place se libère, nous vous écrivons aussitôt.',
  full: 'Ce cours est complet',
  fullMeans: 'Rejoignez la liste d’attente\u00a0: premier arrivé, premier servi, et la quitter ne coûte rien.',
  cancelledTitle: 'Ce cours est annulé',
  cancelledMeans: 'Votre crédit vous est rendu.',
  leave: 'Quitter la liste d’attente',
  left: 'Vous avez quitté la liste d’attente',
}

export const seats: Messages['seats'] = {
  pick: 'Choisissez votre place',
  front: 'Devant',
  free: 'libre',
  taken: 'occupée',
  mine: 'la vôtre',
  usual: 'votre place habituelle',
  /** Of one seat, for those who hear it: its state follows. */
  named: (name, state) => `${name}, ${state}`,
  seat: (name) => `Place ${name}`,
  change: 'Changer de place',
  changeNamed: (cls, seat) => `Changer de place\u00a0: ${seat}, ${cls}`,
  changeTitle: (cls) => `Votre place dans ${cls}`,
  keep: 'Me donner cette place chaque fois qu’elle est libre',
  changed: (name) => `Vous avez la place ${name}`,
}
