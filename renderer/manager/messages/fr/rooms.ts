import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('fr')
const figure = figures('fr')

export const rooms: Messages['rooms'] = {
  title: 'Plans de salle',
  titleMeans:
    'Des salles dont les places ont un nom\u00a0: tapis, reformers, vélos. Les clients choisissent leur place, et la liste des participants montre qui est où.',
  table: 'Plans de salle',
  add: 'Dessiner une salle',
  edit: 'Modifier',
  editTitle: (name) => `Modifier ${name}`,
  name: 'Nom',
  seatCount: (n) => count(n, { one: `${figure(n)} place`, other: `${figure(n)} places` }),
  usedBy: (templates, classes) =>
    [
      count(templates, { one: `${figure(templates)} modèle`, other: `${figure(templates)} modèles` }),
      `${figure(classes)} cours à venir`,
    ].join(', '),
  unused: 'Pas encore utilisée',
  inUse: 'Des modèles ou des cours à venir l’utilisent. Choisissez-leur d’abord une autre salle.',
  added: (name) => `${name}\u00a0: plan ajouté. Choisissez-le dans un modèle de cours.`,
  saved: 'Enregistré',
  remove: 'Supprimer',
  removeTitle: (name) => `Supprimer ${name}\u202f?`,
  removeMeans: 'Les cours qui y ont eu lieu gardent leurs places.',
  removed: (name) => `${name}\u00a0: plan supprimé`,
  emptyTitle: 'Aucun plan de salle',
  empty: 'Dessinez une salle là où la place de chacun compte.',
  drawRows: 'Dessiner des rangées',
  drawRowsMeans: 'Cela remplace ce qui est dessiné.',
  rows: 'Rangées',
  perRow: 'Par rangée',
  kind: 'Genre',
  kinds: { mats: 'Tapis', reformers: 'Reformers', bikes: 'Vélos' },
  draw: 'Dessiner',
  grid: 'La salle vue d’en haut',
  gridMeans:
    'Touchez une case vide pour ajouter une place. Touchez une place pour la renommer, la déplacer ou la retirer. Les flèches vont de case en case.',
  front: 'Devant',
  emptySquare: (row, column) => `Rangée ${figure(row)}, colonne ${figure(column)}\u00a0: ajouter une place`,
  moveHere: (seat, row, column) => `Rangée ${figure(row)}, colonne ${figure(column)}\u00a0: déplacer ${seat} ici`,
  seatAt: (seat, row, column) => `${seat}, rangée ${figure(row)}, colonne ${figure(column)}`,
  seatName: 'Nom de la place',
  moving: (seat) => `Touchez une case vide pour y déplacer ${seat}.`,
  removeSeat: (seat) => `Retirer ${seat}`,
  addSeat: 'Ajouter une place',
  list: 'Toutes les places',
  needsSeat: 'Dessinez au moins une place.',
  lostTitle: 'Ces personnes perdent leur place',
  anyway: 'Enregistrer et leur donner d’autres places',
}

export const kiosks: Messages['kiosks'] = {
  title: 'Bornes',
  titleMeans:
    'Une tablette à l’entrée, où les clients notent eux-mêmes leur arrivée. Elle montre le prénom et une initiale, rien d’autre, et se passe d’Internet\u00a0: le réseau du studio suffit.',
  table: 'Bornes',
  add: 'Ajouter une borne',
  name: 'Nom',
  nameExample: 'Entrée',
  location: 'Lieu',
  everywhere: 'Tous les lieux',
  paired: (when) => `Associée\u00a0: ${when}`,
  waits: (time) => `Attend son code jusqu’à ${time}`,
  lapsed: 'Son code a expiré',
  codeTitle: 'Saisissez ce code sur la tablette',
  codeMeans: (time) =>
    `Ouvrez l’adresse sur la tablette et saisissez le code. Il sert une fois, jusqu’à ${time}, et ne s’affichera plus.`,
  address: 'Adresse',
  code: 'Code',
  otherAddress:
    'Sur une tablette, utilisez l’adresse de cet ordinateur dans le réseau du studio (voir Mise en ligne) suivie de /kiosk.',
  done: 'Terminé',
  revoke: 'Retirer',
  remove: 'Retirer',
  removeTitle: (name) => `Retirer ${name}\u202f?`,
  removeMeans: 'Sa tablette ne peut plus noter d’arrivées à partir de là.',
  removed: (name) => `${name}\u00a0: borne retirée`,
  emptyTitle: 'Aucune borne',
  empty: 'Ajoutez-en une, et associez une tablette avec le code.',
}
