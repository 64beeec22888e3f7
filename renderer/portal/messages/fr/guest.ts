import type { Messages } from '../en/index.ts'

export const guest: Messages['guest'] = {
  confirmTitle: 'Réserver cette place\u202f?',
  confirm: 'Réserver ma place',
  payThere: 'Vous payez au studio.',
  heldUntil: (when) => `La place vous est gardée jusqu’à\u00a0: ${when}.`,
  lapsed: 'La place n’est plus gardée. Elle est à vous s’il en reste.',
  bookedTitle: 'Votre place est réservée',
  bookedMeans: 'Nous vous avons envoyé un e-mail, avec un lien pour annuler si vous ne pouvez pas venir.',
  freeUntil: (when) => `L’annulation est gratuite jusqu’à\u00a0: ${when}.`,
  sign: 'Avant le cours, merci de signer au studio\u00a0:',
  cancelTitle: 'Annuler cette place\u202f?',
  cancel: 'Annuler ma place',
  cancelFor: (fee) => `Annuler pour ${fee}`,
  late: (when, fee) => `L’annulation gratuite a pris fin\u00a0: ${when}. Annuler coûte maintenant ${fee}.`,
  cancelledTitle: 'Votre place est annulée',
  cancelledMeans: 'Elle peut maintenant revenir à quelqu’un d’autre. Merci de nous avoir prévenus.',
  tooLate: 'L’annulation n’est plus possible. Parlez-en au studio.',
  goneTitle: 'Ce lien n’est plus valable',
  goneMeans: 'Redemandez une place sur le site du studio.',
  timetable: 'Voir le planning',
  with: (name) => `avec ${name}`,
}
