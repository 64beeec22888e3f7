import { permissions as permissionsDe } from '../../../../../server/lib/sayings/de/people.ts'
import { permissions as permissionsEn } from '../../../../../server/lib/sayings/en/people.ts'
import { permissions as permissionsEs } from '../../../../../server/lib/sayings/es/people.ts'
import { permissions as permissionsFr } from '../../../../../server/lib/sayings/fr/people.ts'
import { permissions as permissionsIt } from '../../../../../server/lib/sayings/it/people.ts'
import { termsOf } from '../../../../shared/i18n/terms.ts'

export const en = () => ({
  permissions: termsOf(permissionsEn, 'permission'),
  sections: {
    clients: 'Clients and bookings',
    schedule: 'Schedule',
    selling: 'Selling',
    growing: 'Marketing and reports',
    studio: 'The studio',
    others: 'Other',
  },
})

type Words = ReturnType<typeof en>

export const de = (): Words => ({
  permissions: termsOf(permissionsDe, 'permission'),
  sections: {
    clients: 'Kund:innen und Buchungen',
    schedule: 'Kursplan',
    selling: 'Verkauf',
    growing: 'Marketing und Berichte',
    studio: 'Das Studio',
    others: 'Sonstiges',
  },
})

export const es = (): Words => ({
  permissions: termsOf(permissionsEs, 'permission'),
  sections: {
    clients: 'Clientes y reservas',
    schedule: 'Horario',
    selling: 'Ventas',
    growing: 'Marketing e informes',
    studio: 'El centro',
    others: 'Otros',
  },
})

export const fr = (): Words => ({
  permissions: termsOf(permissionsFr, 'permission'),
  sections: {
    clients: 'Clients et réservations',
    schedule: 'Planning',
    selling: 'Caisse',
    growing: 'Marketing et rapports',
    studio: 'Le studio',
    others: 'Autres',
  },
})

export const it = (): Words => ({
  permissions: termsOf(permissionsIt, 'permission'),
  sections: {
    clients: 'Clienti e prenotazioni',
    schedule: 'Calendario',
    selling: 'Vendite',
    growing: 'Marketing e report',
    studio: 'Lo studio',
    others: 'Altro',
  },
})
