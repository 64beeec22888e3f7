import { figures, plurals } from '../../../../shared/i18n/plural.ts'
import type { Messages } from '../../en/index.ts'
import type { Than } from '../../en/reporting/explanations.ts'

const count = plurals('fr')
const figure = figures('fr')

const WAYS = { more: 'de plus qu’avant', less: 'de moins qu’avant' }
const than = (of: Than) => (of === null ? '' : of.way === 'same' ? ', autant qu’avant' : `, ${of.by} ${WAYS[of.way]}`)
const at = ({ day, time, fill }: { day: string; time: string; fill: string }) => `${day}, ${time} (${fill})`

/** Ce que veulent dire les chiffres d’un rapport. */
export const said: Messages['reports']['said'] = {
  overview: (of) =>
    `Chiffre d’affaires\u00a0: ${of.revenue}${than(of.revenueThan)}. ${count(of.visits, { one: `${figure(of.visits)} visite`, other: `${figure(of.visits)} visites` })}${than(of.visitsThan)}, et ${count(of.people, { one: `${figure(of.people)} nouveau client`, other: `${figure(of.people)} nouveaux clients` })}.`,
  revenue: (of) =>
    `Chiffre d’affaires\u00a0: ${of.revenue}${than(of.than)}.${of.best ? ` L’essentiel\u00a0: ${of.best.kind}, ${of.best.amount} (${of.best.share}).` : ''}`,
  attendance: (of) =>
    `Sur ${figure(of.booked)} personnes inscrites, ${figure(of.came)} sont venues${than(of.than)}.${of.fill === null ? '' : ` Les cours étaient remplis à ${of.fill}${than(of.fillThan)}.`}`,
  classes: (of) =>
    `Les cours étaient remplis à ${of.fill}${than(of.than)}.${of.fullest ? ` Le plus plein\u00a0: ${at(of.fullest)}.` : ''}${of.emptiest ? ` Le plus vide\u00a0: ${at(of.emptiest)}.` : ''}`,
  instructors: (of) =>
    `${count(of.classes, { one: `${figure(of.classes)} cours a été donné`, other: `${figure(of.classes)} cours ont été donnés` })}, avec ${of.each} personnes en moyenne.${of.best ? ` Le plus de visites\u00a0: ${of.best.name}, ${figure(of.best.came)}.` : ''}`,
  memberships: (of) =>
    `Les abonnements rapportent ${of.recurring} par mois${than(of.than)}. Ces jours-là, ${figure(of.begun)} ont commencé et ${figure(of.ended)} ont pris fin.`,
  retention: (of) =>
    [
      `${count(of.people, { one: `${figure(of.people)} personne est venue`, other: `${figure(of.people)} personnes sont venues` })} pour la première fois ces mois-là.`,
      of.again === null
        ? of.soFar
          ? `Sur les ${figure(of.soFar.people)} de ${of.soFar.month}, ${figure(of.soFar.again)} sont revenues jusqu’ici.`
          : 'On saura combien reviennent une fois un mois écoulé.'
        : `${of.again} sont revenues le mois suivant${of.later ? `, ${of.later.share} après ${figure(of.later.months)} mois` : ''}.`,
    ].join(' '),
  absent: (of) =>
    of.total === 0
      ? 'Aucun habitué n’a cessé de venir ces jours-là.'
      : `${count(of.total, { one: `${figure(of.total)} habitué est venu`, other: `${figure(of.total)} habitués sont venus` })} pour la dernière fois ces jours-là, sans rien avoir de réservé${than(of.than)}. ${of.overdue === 0 ? 'Personne n’est encore absent bien plus longtemps que d’habitude.' : `${count(of.overdue, { one: `${figure(of.overdue)} est absent`, other: `${figure(of.overdue)} sont absents` })} depuis plus de deux fois leur rythme habituel.`}`,
  asItWas: (weeks) =>
    `Voici les ${figure(weeks)} dernières semaines. Modifiez un cours ou ajoutez-en un, et voyez ce que cela aurait donné.`,
  changed: (of) =>
    `Avec ${count(of.changes, { one: `${figure(of.changes)} modification`, other: `${figure(of.changes)} modifications` })}\u00a0: ${figure(of.booked)} places réservées au lieu de ${figure(of.was)}, et il resterait ${of.left} après rémunération au lieu de ${of.leftWas}.`,
}

/** Ce qui accompagne les chiffres des rapports. */
export const report: Messages['reports']['report'] = {
  newcomers: 'Premières visites',
  againNext: 'Revenus le mois suivant',
  againSoFar: 'Revenus le mois suivant, jusqu’ici',
  againAfter: (months) => `Revenus après ${figure(months)} mois`,
  newAndBack: 'Premières visites par mois, et qui est revenu le mois suivant',
  less: 'Peu',
  more: 'Tout le monde',
  toCome: 'pas encore écoulé',
  overdue: 'Absents depuis plus de deux fois leur rythme habituel',
  notYet: 'Viendront peut-être encore',
  usually: 'D’habitude',
  every: (days) => count(days, { one: 'chaque jour', other: `tous les ${figure(days)} jours` }),
  ago: (days) => count(days, { one: `il y a ${figure(days)} jour`, other: `il y a ${figure(days)} jours` }),
  today: 'aujourd’hui',
  missed: (n) =>
    count(n, { one: `${figure(n)} visite habituelle manquée`, other: `${figure(n)} visites habituelles manquées` }),
  write: 'Écrire',
  writeTo: (name) => `Écrire à ${name}`,
  writeToAll: (n) => `Écrire aux ${figure(n)}`,
  nobodyMissing: 'Personne ne manque à l’appel',
  noSales: 'Rien n’a été payé ces jours-là. Choisissez-en d’autres, ou vendez quelque chose.',
  noMemberships: 'Personne n’a d’abonnement ces jours-là. Choisissez-en d’autres, ou mettez-en un en vente.',
  now: (value) => `aujourd’hui ${value}`,
}
