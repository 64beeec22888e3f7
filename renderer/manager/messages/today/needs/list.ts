import { italian } from '../../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../../shared/i18n/plural.ts'
import * as notSent from '../../../phrases/emails-not-sent.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Needs attention',
    clearTitle: 'All caught up',
    clear: 'Rosters are closed, fees settled, tasks done and emails sent.',
    showMore: 'Show more',
    seeAll: 'See all',
    more: (n: number) => count(n, { one: 'and 1 more', other: `and ${figure(n)} more` }),
    unresolved: 'Rosters to close',
    open: (n: number) => count(n, { one: '1 still open', other: `${figure(n)} still open` }),
    untaught: 'Classes without an instructor',
    findTeacher: 'Find one',
    substitutes: 'Substitutes',
    insteadOf: (name: string) => `instead of ${name}`,
    offersTo: (name: string) => `${name} can teach it`,
    nobodyYet: 'no offers yet',
    offers: 'Spots offered to the waitlist',
    until: (time: string) => `until ${time}`,
    charges: 'Unpaid',
    olderThan: (n: number, amount: string) =>
      count(n, { one: `1 older than 90 days, ${amount}`, other: `${figure(n)} older than 90 days, ${amount}` }),
    failed: 'Failed payments',
    failedSince: (name: string, since: string) => `${name}, since ${since}`,
    expiring: 'Memberships ending soon',
    tasks: 'Tasks',
    taskFor: (role: string) => `for ${role}`,
    anyDay: 'no date',
    mailFailedTitle: 'Emails not sent',
    mailFailed: notSent.en.lastWeek,
    seeMail: 'See why',
    mailWaitsTitle: 'Emails are waiting',
    mailWaits: (when: string) => `The email server hasn’t worked since ${when}. Emails go out as soon as it does.`,
    noMailTitle: 'No email server yet',
    noMail: (n: number) =>
      n === 0
        ? 'Reminders and receipts can’t be sent.'
        : count(n, { one: '1 email is waiting for it.', other: `${figure(n)} emails are waiting for it.` }),
    setMail: 'Set it up',
    noBackupTitle: 'No backup yet',
    noBackup: 'If this computer breaks, the studio’s data is lost.',
    urgency: { now: 'Now', today: 'Today', soon: 'When you have time' },
    appointments: 'Appointments to close',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Zu erledigen',
    clearTitle: 'Alles erledigt',
    clear: 'Listen abgeschlossen, Gebühren geklärt, Aufgaben erledigt, E-Mails gesendet.',
    showMore: 'Mehr anzeigen',
    seeAll: 'Alle ansehen',
    more: (n) => count(n, { one: 'und 1 weiteres', other: `und ${figure(n)} weitere` }),
    unresolved: 'Offene Teilnehmerlisten',
    open: (n) => `noch ${figure(n)} offen`,
    untaught: 'Kurse ohne Trainer:in',
    findTeacher: 'Trainer:in finden',
    substitutes: 'Vertretungen',
    insteadOf: (name) => `statt ${name}`,
    offersTo: (name) => `${name} kann übernehmen`,
    nobodyYet: 'noch kein Angebot',
    offers: 'Der Warteliste angebotene Plätze',
    until: (time) => `bis ${time}`,
    charges: 'Unbezahlt',
    olderThan: (n, amount) =>
      count(n, { one: `1 älter als 90 Tage, ${amount}`, other: `${figure(n)} älter als 90 Tage, ${amount}` }),
    failed: 'Fehlgeschlagene Zahlungen',
    failedSince: (name, since) => `${name}, seit ${since}`,
    expiring: 'Bald endende Mitgliedschaften',
    tasks: 'Aufgaben',
    taskFor: (role) => `für ${role}`,
    anyDay: 'ohne Datum',
    mailFailedTitle: 'Nicht gesendete E-Mails',
    mailFailed: notSent.de.lastWeek,
    seeMail: 'Grund ansehen',
    mailWaitsTitle: 'E-Mails warten',
    mailWaits: (when: string) =>
      `Der E-Mail-Server funktioniert seit ${when} nicht. Die E-Mails werden gesendet, sobald er wieder läuft.`,
    noMailTitle: 'Noch kein E-Mail-Server',
    noMail: (n) =>
      n === 0
        ? 'Erinnerungen und Belege können nicht gesendet werden.'
        : count(n, {
            one: '1 E-Mail wartet darauf.',
            other: `${figure(n)} E-Mails warten darauf.`,
          }),
    setMail: 'Einrichten',
    noBackupTitle: 'Noch keine Sicherungskopie',
    noBackup: 'Geht dieser Computer kaputt, sind die Daten des Studios verloren.',
    urgency: { now: 'Jetzt', today: 'Heute', soon: 'Wenn du Zeit hast' },
    appointments: 'Offene Termine',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Pendiente',
    clearTitle: 'Todo al día',
    clear: 'Listas cerradas, penalizaciones saldadas, tareas hechas y correos enviados.',
    showMore: 'Mostrar más',
    seeAll: 'Ver todo',
    more: (n) => `y ${figure(n)} más`,
    unresolved: 'Listas por cerrar',
    open: (n) => count(n, { one: '1 por registrar', other: `${figure(n)} por registrar` }),
    untaught: 'Clases sin profesor/a',
    findTeacher: 'Buscar profesor/a',
    substitutes: 'Sustituciones',
    insteadOf: (name) => `en lugar de ${name}`,
    offersTo: (name) => `${name} puede darla`,
    nobodyYet: 'nadie aún',
    offers: 'Plazas ofrecidas a la lista de espera',
    until: (time) => `hasta las ${time}`,
    charges: 'Sin pagar',
    olderThan: (n, amount) =>
      count(n, {
        one: `1 con más de 90 días, ${amount}`,
        other: `${figure(n)} con más de 90 días, ${amount}`,
      }),
    failed: 'Pagos fallidos',
    failedSince: (name, since) => `${name}, desde ${since}`,
    expiring: 'Bonos que terminan pronto',
    tasks: 'Tareas',
    taskFor: (role) => `para ${role}`,
    anyDay: 'sin fecha',
    mailFailedTitle: 'Correos sin enviar',
    mailFailed: notSent.es.lastWeek,
    seeMail: 'Ver por qué',
    mailWaitsTitle: 'Hay correos en espera',
    mailWaits: (when: string) =>
      `El servidor de correo no funciona desde ${when}. Los correos se enviarán en cuanto funcione.`,
    noMailTitle: 'Falta el servidor de correo',
    noMail: (n) =>
      n === 0
        ? 'Los recordatorios y las facturas no se pueden enviar.'
        : count(n, { one: '1 correo está en espera.', other: `${figure(n)} correos están en espera.` }),
    setMail: 'Configurar',
    noBackupTitle: 'Aún no hay copia de seguridad',
    noBackup: 'Si este ordenador se estropea, se pierden los datos del centro.',
    urgency: { now: 'Ahora', today: 'Hoy', soon: 'Cuando tengas tiempo' },
    appointments: 'Citas por cerrar',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'À traiter',
    clearTitle: 'Tout est à jour',
    clear: 'Listes closes, frais réglés, tâches faites, e-mails envoyés.',
    showMore: 'Afficher plus',
    seeAll: 'Tout voir',
    more: (n) => `et ${figure(n)} autre${n > 1 ? 's' : ''}`,
    unresolved: 'Listes à clore',
    open: (n) => `${figure(n)} à pointer`,
    untaught: 'Cours sans professeur',
    findTeacher: 'Trouver un professeur',
    substitutes: 'Remplacements',
    insteadOf: (name) => `pour remplacer ${name}`,
    offersTo: (name) => `${name} se propose`,
    nobodyYet: 'pas encore de proposition',
    offers: 'Places proposées à la liste d’attente',
    until: (time) => `jusqu’à ${time}`,
    charges: 'Impayés',
    olderThan: (n, amount) => `${figure(n)} de plus de 90 jours, ${amount}`,
    failed: 'Paiements échoués',
    failedSince: (name, since) => `${name}, depuis le ${since}`,
    expiring: 'Abonnements bientôt terminés',
    tasks: 'Tâches',
    taskFor: (role) => `pour ${role}`,
    anyDay: 'sans date',
    mailFailedTitle: 'E-mails non envoyés',
    mailFailed: notSent.fr.lastWeek,
    seeMail: 'Voir pourquoi',
    mailWaitsTitle: 'E-mails en attente',
    mailWaits: (when: string) =>
      `Le serveur d’e-mail ne fonctionne plus depuis ${when}. Les e-mails partiront dès que possible.`,
    noMailTitle: 'Pas encore de serveur d’e-mail',
    noMail: (n) =>
      n === 0
        ? 'Les rappels et les reçus ne peuvent pas être envoyés.'
        : count(n, {
            one: `${figure(n)} e-mail est en attente.`,
            other: `${figure(n)} e-mails sont en attente.`,
          }),
    setMail: 'Configurer',
    noBackupTitle: 'Pas encore de sauvegarde',
    noBackup: 'Si cet ordinateur tombe en panne, les données du studio sont perdues.',
    urgency: { now: 'Maintenant', today: 'Aujourd’hui', soon: 'Quand vous aurez le temps' },
    appointments: 'Rendez-vous à clore',
  }
}

export const it = (): Words => {
  const { dal } = italian
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Da fare',
    clearTitle: 'Tutto in ordine',
    clear: 'Presenze chiuse, penali saldate, attività concluse, e-mail inviate.',
    showMore: 'Mostra altri',
    seeAll: 'Vedi tutto',
    more: (n: number) => count(n, { one: 'e un’altra voce', other: `e altre ${figure(n)}` }),
    unresolved: 'Presenze da chiudere',
    open: (n: number) => count(n, { one: '1 da registrare', other: `${figure(n)} da registrare` }),
    untaught: 'Lezioni senza insegnante',
    findTeacher: 'Trova un insegnante',
    substitutes: 'Sostituzioni',
    insteadOf: (name: string) => `al posto di ${name}`,
    offersTo: (name: string) => `${name} può tenerla`,
    nobodyYet: 'ancora nessuna proposta',
    offers: 'Posti offerti alla lista d’attesa',
    until: (time: string) => `fino alle ${time}`,
    charges: 'Non pagati',
    olderThan: (n: number, amount: string) =>
      count(n, { one: `1 da più di 90 giorni, ${amount}`, other: `${figure(n)} da più di 90 giorni, ${amount}` }),
    failed: 'Pagamenti non riusciti',
    failedSince: (name: string, since: string) => `${name}, ${dal(since)}`,
    expiring: 'Abbonamenti in scadenza',
    tasks: 'Attività',
    taskFor: (role: string) => `per ${role}`,
    anyDay: 'senza data',
    mailFailedTitle: 'E-mail non inviate',
    mailFailed: notSent.it.lastWeek,
    seeMail: 'Vedi perché',
    mailWaitsTitle: 'E-mail in attesa',
    mailWaits: (when: string) => `Il server e-mail non funziona ${dal(when)}. Le e-mail partiranno appena possibile.`,
    noMailTitle: 'Ancora nessun server e-mail',
    noMail: (n: number) =>
      n === 0
        ? 'Promemoria e ricevute non possono essere inviati.'
        : count(n, {
            one: '1 e-mail è in attesa.',
            other: `${figure(n)} e-mail sono in attesa.`,
          }),
    setMail: 'Configura',
    noBackupTitle: 'Ancora nessuna copia di backup',
    noBackup: 'Se questo computer si rompe, i dati dello studio vanno persi.',
    urgency: { now: 'Adesso', today: 'Oggi', soon: 'Quando hai tempo' },
    appointments: 'Appuntamenti da chiudere',
  }
}
