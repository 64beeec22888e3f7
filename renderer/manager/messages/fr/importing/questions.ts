import { figures, plurals } from '../../../../shared/i18n/plural.ts'
import type { Messages } from '../../en/index.ts'

const count = plurals('fr')
const figure = figures('fr')

/** What only the studio can know of a file. */
export const questions: Messages['imports']['questions'] = {
  title: 'Ce que le fichier laisse ouvert',
  lead: 'Personne d’autre que vous ne peut le savoir. Ces questions sont là pour que rien ne soit inventé.',
  byId: {
    date_order: 'Le premier nombre de ces dates est-il le jour ou le mois\u202f?',
    people_without_email: 'Plusieurs lignes sans e-mail portent le même nom. S’agit-il de la même personne\u202f?',
    membership_types: 'Ces abonnements n’existent pas encore ici et le fichier n’en dit pas tout. Que sont-ils\u202f?',
    statuses: 'Que veulent dire ces états\u202f?',
    missing_start: 'Certains abonnements n’ont pas de date de début. Quand commencent-ils\u202f?',
    unknown_credits: 'Le fichier ne dit pas combien de cours restent sur certains carnets. Combien\u202f?',
    two_active_plans: 'Certaines personnes ont plusieurs formules en cours. Lesquelles sont valables\u202f?',
    unknown_balance: 'Le fichier ne dit pas combien il reste sur certaines cartes cadeaux. Combien\u202f?',
    unknown_instructors: 'Certains cours nomment un prof qui n’est pas ici. Que deviennent ces cours\u202f?',
    dated_weekdays:
      'Certaines lignes donnent une date et son jour de la semaine. Est-ce un seul cours à cette date, ou un cours qui se répète ensuite chaque semaine\u202f?',
    booking_statuses: 'Que sont devenues ces réservations\u202f?',
    missing_status:
      'Le fichier ne dit pas ce que sont devenues certaines réservations. Ces personnes sont-elles venues\u202f?',
    future_bookings: 'Certaines réservations concernent des cours à venir. Que deviennent-elles\u202f?',
    sold_kinds:
      'Qu’est-ce qui a été vendu\u202f? Une liste d’abonnements ne reprend que les abonnements et les carnets, une liste de ventes que les produits.',
  },
  choices: {
    day_month: 'Le jour (31/12/2026)',
    month_day: 'Le mois (12/31/2026)',
    same_person: 'Oui, le même nom est la même personne',
    different_people: 'Non, chaque ligne est une personne à part',
    today: 'Le jour de l’importation',
    leave_out: 'Les laisser de côté',
    none: 'Aucun\u202f; je les saisirai à la main',
    full: 'Tous ceux du carnet',
    keep_all: 'Toutes',
    keep_newest: 'Seulement la plus récente',
    pending: 'Pas commencé',
    active: 'Actif',
    paused: 'En pause',
    expired: 'Expiré',
    cancelled: 'Résilié',
  },
  /** Choices whose words depend on the question. */
  choicesOf: {
    unknown_balance: { full: 'Toute la valeur de départ' },
    unknown_instructors: { without: 'Ils viennent sans prof' },
    dated_weekdays: { once: 'Un cours à chaque date', weekly: 'Un cours chaque semaine' },
    booking_statuses: {
      checked_in: 'Présence',
      no_show: 'Absence',
      late_cancelled: 'Annulé trop tard',
      cancelled: 'Annulé à temps',
    },
    missing_status: { checked_in: 'Oui, c’est une liste de visites' },
    future_bookings: {
      book: 'Les réserver si le cours est ici\u202f; aucun carnet n’est débité, aucune confirmation n’est envoyée',
    },
    sold_kinds: {
      membership: 'Un abonnement',
      class_pack: 'Un carnet',
      drop_in: 'Un cours à l’unité',
      product: 'Un produit',
      service: 'Une prestation, comme un massage',
      gift_card: 'Une carte cadeau',
      fee: 'Des frais, un pourboire ou une location',
    },
  },
  inTheFile: 'Dans le fichier\u00a0:',
  inRows: (list, n, more) => count(n, { one: `Ligne ${list}`, other: `Lignes ${list}${more ? ' et d’autres' : ''}` }),
  answered: 'Répondu',
  statusOf: (word) => `«\u00a0${word}\u00a0» veut dire`,
  allOpen: (n) => `Les ${figure(n)} restants veulent dire`,
  choose: 'Choisir',
  guess: (choice) => `D’après son nom\u00a0: ${choice.charAt(0).toLowerCase()}${choice.slice(1)}`,
  takeGuesses: (n) =>
    count(n, {
      one: 'Prendre ce que le nom suggère',
      other: `Prendre ce que les noms suggèrent (${figure(n)})`,
    }),
}
