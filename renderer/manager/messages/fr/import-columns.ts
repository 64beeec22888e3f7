import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('fr')
const figure = figures('fr')

/** Which column of a file goes where, and those of which nothing was made. */
export const columns: Messages['imports']['columns'] = {
  lead: 'Quelle colonne remplit quel champ. Une colonne laissée de côté n’est pas importée.',
  column: 'Colonne du fichier',
  samples: 'Contenu',
  field: 'Va dans',
  leaveOut: 'Laisser de côté',
  leftOut: (n) =>
    count(n, { one: `${figure(n)} colonne est laissée de côté`, other: `${figure(n)} colonnes sont laissées de côté` }),
  empty: 'Vide',
  goes: (column) => `Où va «\u00a0${column}\u00a0»`,
  fieldOf: (column) => `Champ pour ${column}`,
  unknown: 'Colonnes non comprises',
  unknownLead: 'Elles ne sont pas importées, sauf si vous dites où elles vont.',
  looks: 'Ressemble à',
  looksLike: {
    email: 'Adresses e-mail',
    phone: 'Numéros de téléphone',
    date: 'Dates',
    money: 'Montants',
    yes_no: 'Oui ou non',
    number: 'Nombres',
    text: 'Mots',
  },
  fits: 'Ses valeurs conviennent',
  showAll: (n) => `Tout afficher (${figure(n)})`,
}
