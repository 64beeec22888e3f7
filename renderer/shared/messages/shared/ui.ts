import type { UiLabels } from '../../../ui/labels.ts'
import { figures } from '../../i18n/plural.ts'

export const en = () => {
  const figure = figures('en')
  const ui: UiLabels = {
    close: 'Close',
    clear: 'Clear',
    cancel: 'Cancel',
    loading: 'Loading',
    optional: 'optional',
    previous: 'Previous page',
    next: 'Next page',
    more: 'More',
    actions: 'Actions',
    breadcrumbs: 'Where this page is',
    notifications: 'Messages',
    openCalendar: 'Open the calendar',
    nothingFound: 'Nothing found',
    chooseFile: 'Choose a file',
    range: (from, to, total, capped) =>
      `${figure(from)} to ${figure(to)} of ${capped ? 'more than ' : ''}${figure(total)}`,
    pages: 'Pages',
    furthest: 'Pages end here. Narrow the list down to see what is further.',
    discardTitle: 'Discard changes?',
    discardMeans: 'What you entered here has not been saved.',
    discard: 'Discard',
    keepEditing: 'Keep editing',
  }

  return {
    ui,
    /** The second step of signing in, for accounts with a second factor. */
    factor: {
      title: 'Enter the code',
      lead: 'Your authenticator app shows six digits; they change every half minute.',
      code: 'Code',
      recoveryTitle: 'Use a recovery code',
      recoveryLead: 'One of those you kept when you set the second factor up. Each works once.',
      recoveryCode: 'Recovery code',
      useRecovery: 'Use a recovery code instead',
      useApp: 'Use the authenticator app',
      back: 'Back to signing in',
      submit: 'Sign in',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')

  return {
    ui: {
      close: 'Schließen',
      clear: 'Leeren',
      cancel: 'Abbrechen',
      loading: 'Wird geladen',
      optional: 'optional',
      previous: 'Vorige Seite',
      next: 'Nächste Seite',
      more: 'Mehr',
      actions: 'Aktionen',
      breadcrumbs: 'Wo diese Seite liegt',
      notifications: 'Meldungen',
      openCalendar: 'Kalender öffnen',
      nothingFound: 'Nichts gefunden',
      chooseFile: 'Datei auswählen',
      range: (from, to, total, capped) =>
        `${figure(from)} bis ${figure(to)} von ${capped ? 'mehr als ' : ''}${figure(total)}`,
      pages: 'Seiten',
      furthest: 'Weiter geht es nicht seitenweise. Die Liste eingrenzen, um Weiteres zu sehen.',
      discardTitle: 'Änderungen verwerfen?',
      discardMeans: 'Was hier eingegeben wurde, ist noch nicht gespeichert.',
      discard: 'Verwerfen',
      keepEditing: 'Weiter bearbeiten',
    },
    factor: {
      title: 'Code eingeben',
      lead: 'Deine Authenticator-App zeigt sechs Ziffern; sie wechseln jede halbe Minute.',
      code: 'Code',
      recoveryTitle: 'Wiederherstellungscode benutzen',
      recoveryLead: 'Einer von denen, die du beim Einrichten des zweiten Faktors aufgehoben hast. Jeder gilt einmal.',
      recoveryCode: 'Wiederherstellungscode',
      useRecovery: 'Stattdessen einen Wiederherstellungscode benutzen',
      useApp: 'Die Authenticator-App benutzen',
      back: 'Zurück zur Anmeldung',
      submit: 'Anmelden',
    },
  }
}

export const es = (): Words => {
  const figure = figures('es')

  return {
    ui: {
      close: 'Cerrar',
      clear: 'Borrar',
      cancel: 'Cancelar',
      loading: 'Cargando',
      optional: 'opcional',
      previous: 'Página anterior',
      next: 'Página siguiente',
      more: 'Más',
      actions: 'Acciones',
      breadcrumbs: 'Dónde está esta página',
      notifications: 'Avisos',
      openCalendar: 'Abrir el calendario',
      nothingFound: 'Sin resultados',
      chooseFile: 'Elegir un archivo',
      range: (from, to, total, capped) =>
        `${figure(from)} a ${figure(to)} de ${capped ? 'más de ' : ''}${figure(total)}`,
      pages: 'Páginas',
      furthest: 'Aquí acaban las páginas. Acotar la lista para ver lo que sigue.',
      discardTitle: '¿Descartar los cambios?',
      discardMeans: 'Lo que se ha escrito aquí no se ha guardado.',
      discard: 'Descartar',
      keepEditing: 'Seguir editando',
    },
    factor: {
      title: 'Introduce el código',
      lead: 'Tu aplicación de autenticación muestra seis cifras; cambian cada medio minuto.',
      code: 'Código',
      recoveryTitle: 'Usa un código de recuperación',
      recoveryLead: 'Uno de los que guardaste al configurar el segundo factor. Cada uno sirve una vez.',
      recoveryCode: 'Código de recuperación',
      useRecovery: 'Usar un código de recuperación',
      useApp: 'Usar la aplicación de autenticación',
      back: 'Volver a entrar',
      submit: 'Entrar',
    },
  }
}

export const fr = (): Words => {
  const figure = figures('fr')

  return {
    ui: {
      close: 'Fermer',
      clear: 'Effacer',
      cancel: 'Annuler',
      loading: 'Chargement',
      optional: 'facultatif',
      previous: 'Page précédente',
      next: 'Page suivante',
      more: 'Plus',
      actions: 'Actions',
      breadcrumbs: 'Où se trouve cette page',
      notifications: 'Messages',
      openCalendar: 'Ouvrir le calendrier',
      nothingFound: 'Rien trouvé',
      chooseFile: 'Choisir un fichier',
      range: (from, to, total, capped) =>
        `${figure(from)} à ${figure(to)} sur ${capped ? 'plus de ' : ''}${figure(total)}`,
      pages: 'Pages',
      furthest: 'Les pages s’arrêtent ici. Affiner la liste pour voir la suite.',
      discardTitle: 'Abandonner les modifications\u202f?',
      discardMeans: 'Ce qui a été saisi ici n’est pas enregistré.',
      discard: 'Abandonner',
      keepEditing: 'Continuer la saisie',
    },
    factor: {
      title: 'Entrez le code',
      lead: 'Votre application d’authentification affiche six chiffres\u202f; ils changent toutes les trente secondes.',
      code: 'Code',
      recoveryTitle: 'Utiliser un code de secours',
      recoveryLead: 'Un de ceux que vous avez gardés en configurant le second facteur. Chacun sert une fois.',
      recoveryCode: 'Code de secours',
      useRecovery: 'Utiliser plutôt un code de secours',
      useApp: 'Utiliser l’application d’authentification',
      back: 'Retour à la connexion',
      submit: 'Se connecter',
    },
  }
}

export const it = (): Words => {
  const figure = figures('it')

  return {
    ui: {
      close: 'Chiudi',
      clear: 'Cancella',
      cancel: 'Annulla',
      loading: 'Caricamento',
      optional: 'facoltativo',
      previous: 'Pagina precedente',
      next: 'Pagina successiva',
      more: 'Altro',
      actions: 'Azioni',
      breadcrumbs: 'Dove si trova questa pagina',
      notifications: 'Avvisi',
      openCalendar: 'Apri il calendario',
      nothingFound: 'Nessun risultato',
      chooseFile: 'Scegli un file',
      range: (from, to, total, capped) =>
        `Da ${figure(from)} a ${figure(to)} di ${capped ? 'più di ' : ''}${figure(total)}`,
      pages: 'Pagine',
      furthest: 'Le pagine finiscono qui. Restringere l’elenco per vedere il resto.',
      discardTitle: 'Annullare le modifiche?',
      discardMeans: 'Quanto inserito qui non è stato salvato.',
      discard: 'Non salvare',
      keepEditing: 'Continua a modificare',
    },
    factor: {
      title: 'Inserisci il codice',
      lead: 'La tua app di autenticazione mostra sei cifre; cambiano ogni mezzo minuto.',
      code: 'Codice',
      recoveryTitle: 'Usa un codice di recupero',
      recoveryLead:
        'Uno di quelli che hai conservato quando hai configurato il secondo fattore. Ognuno vale una volta.',
      recoveryCode: 'Codice di recupero',
      useRecovery: 'Usa invece un codice di recupero',
      useApp: 'Usa l’app di autenticazione',
      back: 'Torna all’accesso',
      submit: 'Accedi',
    },
  }
}
