import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const figure = figures('en')

  return {
    columns: {
      name: 'Name',
      membership: 'Membership',
      credits: 'Classes left',
      last_visit: 'Last visit',
      next_class: 'Next class',
      owed: 'Owes',
      tags: 'Tags',
      email: 'E-mail',
      phone: 'Phone',
      client_since: 'Client since',
      birthday: 'Date of birth',
    },
    columnsChoice: {
      open: 'Columns',
      title: 'Columns and their order',
      nameStays: 'Name, always first',
      up: (name: string) => `Move ${name} forward`,
      down: (name: string) => `Move ${name} back`,
      usual: 'As they were at first',
    },
    signs: {
      pastDue: 'Payment overdue',
      hasToSign: 'Has a waiver to sign',
      birthday: 'Birthday today',
      noLogin: 'No login yet',
      noEmail: 'No e-mail, no login',
    },
    standing: {
      until: (date: string) => `until ${date}`,
      statuses: { pending: 'Not begun', paused: 'Paused' },
      pastDue: 'Overdue',
      more: (n: number) => `+${figure(n)}`,
      ended: 'Ended',
      never: 'None yet',
      unlimited: 'Unlimited',
      neverHere: 'Never',
      next: (day: string, time: string) => `${day}, ${time}`,
      left: 'left',
    },
    views: {
      label: 'Lists of clients',
      builtIn: {
        all: 'Everybody',
        owing: 'Owes money',
        away: 'Not here for 30 days',
        few: 'Classes running out',
        fresh: 'New this month',
        unsigned: 'Waiver to sign',
        birthday: 'Birthday this month',
      },
      shared: 'Shared with the team',
      save: 'Save this list',
      saveTitle: 'Save this list',
      saveLead: 'The search, the filters, the columns and the order, as they are now.',
      name: 'Name of the list',
      share: 'Everybody on the team sees it',
      saveSubmit: 'Save',
      saved: (name: string) => `“${name}” saved`,
      remove: (name: string) => `Delete the list “${name}”`,
      removed: (name: string) => `“${name}” deleted`,
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')

  return {
    columns: {
      name: 'Name',
      membership: 'Mitgliedschaft',
      credits: 'Kurse übrig',
      last_visit: 'Letzter Besuch',
      next_class: 'Nächster Kurs',
      owed: 'Offen',
      tags: 'Schlagwörter',
      email: 'E-Mail',
      phone: 'Telefon',
      client_since: 'Dabei seit',
      birthday: 'Geburtsdatum',
    },
    columnsChoice: {
      open: 'Spalten',
      title: 'Spalten und ihre Reihenfolge',
      nameStays: 'Name, immer zuerst',
      up: (name) => `${name} nach vorn`,
      down: (name) => `${name} nach hinten`,
      usual: 'Wie am Anfang',
    },
    signs: {
      pastDue: 'Zahlung überfällig',
      hasToSign: 'Erklärung zu unterschreiben',
      birthday: 'Hat heute Geburtstag',
      noLogin: 'Noch kein Login',
      noEmail: 'Keine E-Mail, kein Login',
    },
    standing: {
      until: (date) => `bis ${date}`,
      statuses: { pending: 'Noch nicht begonnen', paused: 'Pausiert' },
      pastDue: 'Überfällig',
      more: (n) => `+${figure(n)}`,
      ended: 'Beendet',
      never: 'Noch keine',
      unlimited: 'Unbegrenzt',
      neverHere: 'Nie',
      next: (day, time) => `${day}, ${time}`,
      left: 'übrig',
    },
    views: {
      label: 'Listen der Kundschaft',
      builtIn: {
        all: 'Alle',
        owing: 'Noch etwas offen',
        away: 'Seit 30 Tagen nicht da',
        few: 'Bald aufgebraucht',
        fresh: 'Neu in diesem Monat',
        unsigned: 'Erklärung offen',
        birthday: 'Geburtstag in diesem Monat',
      },
      shared: 'Mit dem Team geteilt',
      save: 'Liste speichern',
      saveTitle: 'Diese Liste speichern',
      saveLead: 'Suche, Filter, Spalten und Reihenfolge, wie sie gerade sind.',
      name: 'Name der Liste',
      share: 'Alle im Team sehen sie',
      saveSubmit: 'Speichern',
      saved: (name) => `„${name}“ gespeichert`,
      remove: (name) => `Liste „${name}“ löschen`,
      removed: (name) => `„${name}“ gelöscht`,
    },
  }
}

export const es = (): Words => {
  const figure = figures('es')

  return {
    columns: {
      name: 'Nombre',
      membership: 'Bono',
      credits: 'Clases restantes',
      last_visit: 'Última visita',
      next_class: 'Próxima clase',
      owed: 'Por pagar',
      tags: 'Etiquetas',
      email: 'Correo',
      phone: 'Teléfono',
      client_since: 'Cliente desde',
      birthday: 'Fecha de nacimiento',
    },
    columnsChoice: {
      open: 'Columnas',
      title: 'Las columnas y su orden',
      nameStays: 'Nombre, siempre primero',
      up: (name) => `Adelantar: ${name}`,
      down: (name) => `Atrasar: ${name}`,
      usual: 'Como al principio',
    },
    signs: {
      pastDue: 'Pago atrasado',
      hasToSign: 'Tiene un documento por firmar',
      birthday: 'Hoy cumple años',
      noLogin: 'Aún sin acceso',
      noEmail: 'Sin correo ni acceso',
    },
    standing: {
      until: (date) => `hasta el ${date}`,
      statuses: { pending: 'Sin empezar', paused: 'En pausa' },
      pastDue: 'Atrasado',
      more: (n) => `+${figure(n)}`,
      ended: 'Terminado',
      never: 'Aún ninguno',
      unlimited: 'Ilimitado',
      neverHere: 'Nunca',
      next: (day, time) => `${day}, ${time}`,
      left: 'restantes',
    },
    views: {
      label: 'Listas de clientes',
      builtIn: {
        all: 'Todos',
        owing: 'Deben algo',
        away: 'Sin venir desde hace 30 días',
        few: 'Se les acaban las clases',
        fresh: 'Nuevos este mes',
        unsigned: 'Documento por firmar',
        birthday: 'Cumplen años este mes',
      },
      shared: 'Compartida con el equipo',
      save: 'Guardar esta lista',
      saveTitle: 'Guardar esta lista',
      saveLead: 'La búsqueda, los filtros, las columnas y el orden, tal como están ahora.',
      name: 'Nombre de la lista',
      share: 'La ve todo el equipo',
      saveSubmit: 'Guardar',
      saved: (name) => `«${name}» guardada`,
      remove: (name) => `Eliminar la lista «${name}»`,
      removed: (name) => `«${name}» eliminada`,
    },
  }
}

export const fr = (): Words => {
  const figure = figures('fr')

  return {
    columns: {
      name: 'Nom',
      membership: 'Abonnement',
      credits: 'Cours restants',
      last_visit: 'Dernière visite',
      next_class: 'Prochain cours',
      owed: 'Doit',
      tags: 'Étiquettes',
      email: 'E-mail',
      phone: 'Téléphone',
      client_since: 'Client depuis',
      birthday: 'Date de naissance',
    },
    columnsChoice: {
      open: 'Colonnes',
      title: 'Colonnes et leur ordre',
      nameStays: 'Nom, toujours en premier',
      up: (name) => `Avancer\u00a0: ${name}`,
      down: (name) => `Reculer\u00a0: ${name}`,
      usual: 'Comme au début',
    },
    signs: {
      pastDue: 'Paiement en retard',
      hasToSign: 'Décharge à signer',
      birthday: 'Anniversaire aujourd’hui',
      noLogin: 'Pas encore d’accès',
      noEmail: 'Ni e-mail ni accès',
    },
    standing: {
      until: (date) => `jusqu’au ${date}`,
      statuses: { pending: 'Pas commencé', paused: 'En pause' },
      pastDue: 'En retard',
      more: (n) => `+${figure(n)}`,
      ended: 'Terminé',
      never: 'Pas encore',
      unlimited: 'Illimité',
      neverHere: 'Jamais',
      next: (day, time) => `${day}, ${time}`,
      left: 'à utiliser',
    },
    views: {
      label: 'Listes de clients',
      builtIn: {
        all: 'Tout le monde',
        owing: 'Doit de l’argent',
        away: 'Pas de visite depuis 30 jours',
        few: 'Bientôt à court de cours',
        fresh: 'Depuis ce mois-ci',
        unsigned: 'Décharge à signer',
        birthday: 'Anniversaire ce mois-ci',
      },
      shared: 'Partagées avec l’équipe',
      save: 'Enregistrer cette liste',
      saveTitle: 'Enregistrer cette liste',
      saveLead: 'La recherche, les filtres, les colonnes et l’ordre, tels qu’ils sont.',
      name: 'Nom de la liste',
      share: 'Visible de toute l’équipe',
      saveSubmit: 'Enregistrer',
      saved: (name) => `Liste «\u00a0${name}\u00a0» enregistrée`,
      remove: (name) => `Supprimer la liste «\u00a0${name}\u00a0»`,
      removed: (name) => `Liste «\u00a0${name}\u00a0» supprimée`,
    },
  }
}

export const it = (): Words => {
  const { al } = italian
  const figure = figures('it')

  return {
    columns: {
      name: 'Nome',
      membership: 'Abbonamento',
      credits: 'Lezioni rimaste',
      last_visit: 'Ultima visita',
      next_class: 'Prossima lezione',
      owed: 'Da pagare',
      tags: 'Etichette',
      email: 'E-mail',
      phone: 'Telefono',
      client_since: 'Cliente dal',
      birthday: 'Data di nascita',
    },
    columnsChoice: {
      open: 'Colonne',
      title: 'Colonne e loro ordine',
      nameStays: 'Nome, sempre la prima',
      up: (name: string) => `Sposta in avanti: ${name}`,
      down: (name: string) => `Sposta indietro: ${name}`,
      usual: 'Come all’inizio',
    },
    signs: {
      pastDue: 'Pagamento in ritardo',
      hasToSign: 'Ha un documento da firmare',
      birthday: 'Compie gli anni oggi',
      noLogin: 'Ancora senza accesso',
      noEmail: 'Senza e-mail, senza accesso',
    },
    standing: {
      until: (date: string) => `fino ${al(date)}`,
      statuses: { pending: 'Non iniziato', paused: 'In pausa' },
      pastDue: 'In ritardo',
      more: (n: number) => `+${figure(n)}`,
      ended: 'Terminato',
      never: 'Ancora nessuno',
      unlimited: 'Illimitato',
      neverHere: 'Mai',
      next: (day: string, time: string) => `${day}, ${time}`,
      left: 'rimaste',
    },
    views: {
      label: 'Elenchi di clienti',
      builtIn: {
        all: 'Tutti',
        owing: 'Devono qualcosa',
        away: 'Assenti da 30 giorni',
        few: 'Lezioni quasi finite',
        fresh: 'Nuovi questo mese',
        unsigned: 'Documento da firmare',
        birthday: 'Compleanno questo mese',
      },
      shared: 'Condivisi con il team',
      save: 'Salva questo elenco',
      saveTitle: 'Salva questo elenco',
      saveLead: 'La ricerca, i filtri, le colonne e l’ordine, come sono ora.',
      name: 'Nome dell’elenco',
      share: 'Visibile a tutto il team',
      saveSubmit: 'Salva',
      saved: (name: string) => `«${name}»: elenco salvato`,
      remove: (name: string) => `Elimina l’elenco «${name}»`,
      removed: (name: string) => `«${name}»: elenco eliminato`,
    },
  }
}
