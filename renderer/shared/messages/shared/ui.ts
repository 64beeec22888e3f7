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
    furthest: 'Pages end here. Narrow the list to see more.',
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
      recoveryLead: 'One of the codes you saved when you set up the second factor. Each works once.',
      recoveryCode: 'Recovery code',
      useRecovery: 'Use a recovery code instead',
      useApp: 'Use the authenticator app',
      back: 'Back to sign-in',
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
      breadcrumbs: 'Position dieser Seite',
      notifications: 'Meldungen',
      openCalendar: 'Kalender öffnen',
      nothingFound: 'Nichts gefunden',
      chooseFile: 'Datei auswählen',
      range: (from, to, total, capped) =>
        `${figure(from)} bis ${figure(to)} von ${capped ? 'mehr als ' : ''}${figure(total)}`,
      pages: 'Seiten',
      furthest: 'Hier enden die Seiten. Grenze die Liste ein, um mehr zu sehen.',
      discardTitle: 'Änderungen verwerfen?',
      discardMeans: 'Deine Eingaben sind noch nicht gespeichert.',
      discard: 'Verwerfen',
      keepEditing: 'Weiter bearbeiten',
    },
    factor: {
      title: 'Code eingeben',
      lead: 'Deine Authenticator-App zeigt sechs Ziffern, die alle 30 Sekunden wechseln.',
      code: 'Code',
      recoveryTitle: 'Wiederherstellungscode verwenden',
      recoveryLead: 'Einer der Codes, die du beim Einrichten des zweiten Faktors gespeichert hast. Jeder gilt einmal.',
      recoveryCode: 'Wiederherstellungscode',
      useRecovery: 'Stattdessen Wiederherstellungscode verwenden',
      useApp: 'Authenticator-App verwenden',
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
      breadcrumbs: 'Ubicación de esta página',
      notifications: 'Avisos',
      openCalendar: 'Abrir el calendario',
      nothingFound: 'Sin resultados',
      chooseFile: 'Elegir un archivo',
      range: (from, to, total, capped) =>
        `${figure(from)} a ${figure(to)} de ${capped ? 'más de ' : ''}${figure(total)}`,
      pages: 'Páginas',
      furthest: 'Aquí acaban las páginas. Acota la lista para ver más.',
      discardTitle: '¿Descartar los cambios?',
      discardMeans: 'Los cambios no se han guardado.',
      discard: 'Descartar',
      keepEditing: 'Seguir editando',
    },
    factor: {
      title: 'Introduce el código',
      lead: 'Tu aplicación de autenticación muestra seis cifras que cambian cada 30 segundos.',
      code: 'Código',
      recoveryTitle: 'Usa un código de recuperación',
      recoveryLead: 'Uno de los códigos que guardaste al configurar el segundo factor. Cada uno sirve una vez.',
      recoveryCode: 'Código de recuperación',
      useRecovery: 'Usar un código de recuperación',
      useApp: 'Usar la aplicación de autenticación',
      back: 'Volver al inicio de sesión',
      submit: 'Iniciar sesión',
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
      breadcrumbs: 'Fil d’Ariane',
      notifications: 'Messages',
      openCalendar: 'Ouvrir le calendrier',
      nothingFound: 'Aucun résultat',
      chooseFile: 'Choisir un fichier',
      range: (from, to, total, capped) =>
        `${figure(from)} à ${figure(to)} sur ${capped ? 'plus de ' : ''}${figure(total)}`,
      pages: 'Pages',
      furthest: 'Les pages s’arrêtent ici. Affinez la liste pour voir la suite.',
      discardTitle: 'Ignorer les modifications\u202f?',
      discardMeans: 'Votre saisie n’a pas été enregistrée.',
      discard: 'Ignorer',
      keepEditing: 'Continuer la saisie',
    },
    factor: {
      title: 'Saisissez le code',
      lead: 'Votre application d’authentification affiche six chiffres, qui changent toutes les 30 secondes.',
      code: 'Code',
      recoveryTitle: 'Utiliser un code de secours',
      recoveryLead: 'Un des codes enregistrés lors de la configuration du second facteur. Chacun sert une fois.',
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
      breadcrumbs: 'Posizione di questa pagina',
      notifications: 'Avvisi',
      openCalendar: 'Apri il calendario',
      nothingFound: 'Nessun risultato',
      chooseFile: 'Scegli un file',
      range: (from, to, total, capped) =>
        `Da ${figure(from)} a ${figure(to)} di ${capped ? 'più di ' : ''}${figure(total)}`,
      pages: 'Pagine',
      furthest: 'Le pagine finiscono qui. Restringi l’elenco per vedere il resto.',
      discardTitle: 'Scartare le modifiche?',
      discardMeans: 'I dati inseriti non sono stati salvati.',
      discard: 'Scarta',
      keepEditing: 'Continua a modificare',
    },
    factor: {
      title: 'Inserisci il codice',
      lead: 'La tua app di autenticazione mostra sei cifre che cambiano ogni 30 secondi.',
      code: 'Codice',
      recoveryTitle: 'Usa un codice di recupero',
      recoveryLead: 'Uno dei codici che hai salvato configurando il secondo fattore. Ognuno vale una volta.',
      recoveryCode: 'Codice di recupero',
      useRecovery: 'Usa un codice di recupero',
      useApp: 'Usa l’app di autenticazione',
      back: 'Torna all’accesso',
      submit: 'Accedi',
    },
  }
}
