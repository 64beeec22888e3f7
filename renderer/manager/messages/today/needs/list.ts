import { italian } from '../../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../../shared/i18n/plural.ts'
import * as notSent from '../../../phrases/emails-not-sent.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Needs you',
    clearTitle: 'Nothing waits for you',
    clear: 'Rosters are closed, fees are settled, tasks are done, mail goes out.',
    showMore: 'Show more',
    seeAll: 'See all',
    more: (n: number) => count(n, { one: 'and 1 more', other: `and ${figure(n)} more` }),
    unresolved: 'Rosters to close',
    open: (n: number) => count(n, { one: '1 still open', other: `${figure(n)} still open` }),
    untaught: 'Classes without an instructor',
    findTeacher: 'Find one',
    substitutes: 'Substitutes',
    insteadOf: (name: string) => `instead of ${name}`,
    offersTo: (name: string) => `${name} would teach it`,
    nobodyYet: 'nobody yet',
    offers: 'Places offered to the waitlist',
    until: (time: string) => `until ${time}`,
    charges: 'To be paid',
    olderThan: (n: number, amount: string) =>
      count(n, { one: `1 older than 90 days, ${amount}`, other: `${figure(n)} older than 90 days, ${amount}` }),
    failed: 'Payments that fail',
    failedSince: (name: string, since: string) => `${name}, since ${since}`,
    expiring: 'Memberships that end',
    tasks: 'Tasks',
    taskFor: (role: string) => `for ${role}`,
    anyDay: 'on no day',
    mailFailedTitle: 'Mail that failed',
    mailFailed: notSent.en.lastWeek,
    seeMail: 'See why',
    mailWaitsTitle: 'Mail waits',
    mailWaits: (when: string) => `The mail server can’t be used since ${when}. Mail leaves as soon as it can.`,
    noMailTitle: 'No mail server yet',
    noMail: (n: number) =>
      n === 0
        ? 'Reminders and receipts can’t go out.'
        : count(n, { one: '1 mail waits until there is one.', other: `${figure(n)} mails wait until there is one.` }),
    setMail: 'Set it up',
    noBackupTitle: 'No backup yet',
    noBackup: 'If this computer breaks, the studio’s data is gone with it.',
    urgency: { now: 'Now', today: 'Today', soon: 'When there is time' },
    appointments: 'Appointments to close',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Braucht dich',
    clearTitle: 'Nichts wartet auf dich',
    clear: 'Listen sind abgeschlossen, Gebühren geklärt, Aufgaben erledigt, E-Mails gehen hinaus.',
    showMore: 'Mehr zeigen',
    seeAll: 'Alle ansehen',
    more: (n) => count(n, { one: 'und 1 weiteres', other: `und ${figure(n)} weitere` }),
    unresolved: 'Offene Anwesenheitslisten',
    open: (n) => `noch ${figure(n)} offen`,
    untaught: 'Kurse ohne Lehrkraft',
    findTeacher: 'Jemanden finden',
    substitutes: 'Vertretungen',
    insteadOf: (name) => `statt ${name}`,
    offersTo: (name) => `${name} würde übernehmen`,
    nobodyYet: 'noch niemand',
    offers: 'Der Warteliste angebotene Plätze',
    until: (time) => `bis ${time}`,
    charges: 'Zu bezahlen',
    olderThan: (n, amount) =>
      count(n, { one: `1 älter als 90 Tage, ${amount}`, other: `${figure(n)} älter als 90 Tage, ${amount}` }),
    failed: 'Gescheiterte Zahlungen',
    failedSince: (name, since) => `${name}, seit ${since}`,
    expiring: 'Endende Mitgliedschaften',
    tasks: 'Aufgaben',
    taskFor: (role) => `für ${role}`,
    anyDay: 'ohne Termin',
    mailFailedTitle: 'Gescheiterte E-Mails',
    mailFailed: notSent.de.lastWeek,
    seeMail: 'Sehen, warum',
    mailWaitsTitle: 'E-Mails warten',
    mailWaits: (when: string) =>
      `Der Mailserver ist seit ${when} nicht zu gebrauchen. Die E-Mails gehen hinaus, sobald er es ist.`,
    noMailTitle: 'Noch kein Mailserver',
    noMail: (n) =>
      n === 0
        ? 'Erinnerungen und Belege können nicht hinausgehen.'
        : count(n, {
            one: '1 E-Mail wartet, bis es einen gibt.',
            other: `${figure(n)} E-Mails warten, bis es einen gibt.`,
          }),
    setMail: 'Einrichten',
    noBackupTitle: 'Noch keine Sicherungskopie',
    noBackup: 'Geht dieser Computer kaputt, sind die Daten des Studios mit ihm verloren.',
    urgency: { now: 'Jetzt', today: 'Heute', soon: 'Wenn Zeit ist' },
    appointments: 'Abzuschließende Termine',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Pendiente',
    clearTitle: 'No hay nada pendiente',
    clear: 'Listas cerradas, cargos resueltos, tareas hechas y correo en marcha.',
    showMore: 'Mostrar más',
    seeAll: 'Ver todo',
    more: (n) => `y ${figure(n)} más`,
    unresolved: 'Listas por cerrar',
    open: (n) => count(n, { one: '1 sin registrar', other: `${figure(n)} sin registrar` }),
    untaught: 'Clases sin profesor',
    findTeacher: 'Buscar a alguien',
    substitutes: 'Sustituciones',
    insteadOf: (name) => `en lugar de ${name}`,
    offersTo: (name) => `${name} se ofrece a darla`,
    nobodyYet: 'aún nadie',
    offers: 'Plazas ofrecidas a la lista de espera',
    until: (time) => `hasta las ${time}`,
    charges: 'Por cobrar',
    olderThan: (n, amount) =>
      count(n, {
        one: `1 con más de 90 días, ${amount}`,
        other: `${figure(n)} con más de 90 días, ${amount}`,
      }),
    failed: 'Pagos que fallan',
    failedSince: (name, since) => `${name}, desde ${since}`,
    expiring: 'Bonos que terminan',
    tasks: 'Tareas',
    taskFor: (role) => `para ${role}`,
    anyDay: 'sin fecha',
    mailFailedTitle: 'Correo sin enviar',
    mailFailed: notSent.es.lastWeek,
    seeMail: 'Ver por qué',
    mailWaitsTitle: 'El correo espera',
    mailWaits: (when: string) =>
      `El servidor de correo no se puede usar desde ${when}. El correo saldrá en cuanto se pueda.`,
    noMailTitle: 'Falta el servidor de correo',
    noMail: (n) =>
      n === 0
        ? 'Los recordatorios y recibos no pueden salir.'
        : count(n, { one: '1 correo espera a que lo haya.', other: `${figure(n)} correos esperan a que lo haya.` }),
    setMail: 'Configurarlo',
    noBackupTitle: 'Aún no hay copia de seguridad',
    noBackup: 'Si este ordenador se estropea, los datos del centro se pierden con él.',
    urgency: { now: 'Ahora', today: 'Hoy', soon: 'Cuando haya tiempo' },
    appointments: 'Citas por cerrar',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'À traiter',
    clearTitle: 'Rien ne vous attend',
    clear: 'Listes closes, frais réglés, tâches faites, e-mails partis.',
    showMore: 'En voir plus',
    seeAll: 'Tout voir',
    more: (n) => `et ${figure(n)} de plus`,
    unresolved: 'Listes à clore',
    open: (n) => `encore ${figure(n)} à régler`,
    untaught: 'Cours sans prof',
    findTeacher: 'Trouver quelqu’un',
    substitutes: 'Remplacements',
    insteadOf: (name) => `à la place de ${name}`,
    offersTo: (name) => `${name} se propose`,
    nobodyYet: 'encore personne',
    offers: 'Places proposées à la liste d’attente',
    until: (time) => `jusqu’à ${time}`,
    charges: 'À encaisser',
    olderThan: (n, amount) => `${figure(n)} de plus de 90 jours, ${amount}`,
    failed: 'Paiements qui échouent',
    failedSince: (name, since) => `${name}, depuis le ${since}`,
    expiring: 'Abonnements qui prennent fin',
    tasks: 'Tâches',
    taskFor: (role) => `pour ${role}`,
    anyDay: 'sans date',
    mailFailedTitle: 'E-mails non envoyés',
    mailFailed: notSent.fr.lastWeek,
    seeMail: 'Voir pourquoi',
    mailWaitsTitle: 'Des e-mails attendent',
    mailWaits: (when: string) =>
      `Le serveur de messagerie est inutilisable depuis ${when}. Les e-mails partiront dès que possible.`,
    noMailTitle: 'Pas encore de serveur de messagerie',
    noMail: (n) =>
      n === 0
        ? 'Les rappels et les reçus ne peuvent pas partir.'
        : count(n, {
            one: `${figure(n)} e-mail attend qu’il y en ait un.`,
            other: `${figure(n)} e-mails attendent qu’il y en ait un.`,
          }),
    setMail: 'Le configurer',
    noBackupTitle: 'Pas encore de copie de sauvegarde',
    noBackup: 'Si cet ordinateur tombe en panne, les données du studio sont perdues avec lui.',
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
    clearTitle: 'Non c’è nulla da fare',
    clear: 'Presenze chiuse, addebiti saldati, attività concluse, posta in partenza.',
    showMore: 'Mostra altri',
    seeAll: 'Vedi tutto',
    more: (n: number) => count(n, { one: 'e un’altra voce', other: `e altre ${figure(n)}` }),
    unresolved: 'Presenze da chiudere',
    open: (n: number) => count(n, { one: '1 ancora aperta', other: `${figure(n)} ancora aperte` }),
    untaught: 'Lezioni senza istruttore',
    findTeacher: 'Trova qualcuno',
    substitutes: 'Sostituzioni',
    insteadOf: (name: string) => `al posto di ${name}`,
    offersTo: (name: string) => `${name} può tenerla`,
    nobodyYet: 'ancora nessuno',
    offers: 'Posti offerti alla lista d’attesa',
    until: (time: string) => `fino alle ${time}`,
    charges: 'Da incassare',
    olderThan: (n: number, amount: string) =>
      count(n, { one: `1 da più di 90 giorni, ${amount}`, other: `${figure(n)} da più di 90 giorni, ${amount}` }),
    failed: 'Pagamenti non riusciti',
    failedSince: (name: string, since: string) => `${name}, ${dal(since)}`,
    expiring: 'Abbonamenti in scadenza',
    tasks: 'Attività',
    taskFor: (role: string) => `per ${role}`,
    anyDay: 'senza data',
    mailFailedTitle: 'E-mail non riuscite',
    mailFailed: notSent.it.lastWeek,
    seeMail: 'Vedi perché',
    mailWaitsTitle: 'E-mail in attesa',
    mailWaits: (when: string) =>
      `Il server di posta non è utilizzabile da ${when}. Le e-mail partiranno appena possibile.`,
    noMailTitle: 'Ancora nessun server di posta',
    noMail: (n: number) =>
      n === 0
        ? 'Promemoria e ricevute non possono partire.'
        : count(n, {
            one: '1 e-mail attende che ce ne sia uno.',
            other: `${figure(n)} e-mail attendono che ce ne sia uno.`,
          }),
    setMail: 'Configuralo',
    noBackupTitle: 'Ancora nessuna copia',
    noBackup: 'Se questo computer si rompe, i dati dello studio vanno persi con lui.',
    urgency: { now: 'Adesso', today: 'Oggi', soon: 'Quando c’è tempo' },
    appointments: 'Appuntamenti da chiudere',
  }
}
