import { figures, plurals } from '../../../shared/i18n/plural.ts'
import * as notSent from '../../phrases/emails-not-sent.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    email: {
      title: 'Mail server',
      titleMeans:
        'Mails go out through a mailbox of your own, so that clients see your address. Your provider’s help page names these values.',
      none: 'Without a mail server everything waits in the outbox below: reminders, receipts, invitations.',
      host: 'Server',
      hostExample: 'smtp.example.com',
      port: 'Port',
      security: 'Encryption',
      securities: {
        starttls: 'STARTTLS (usually port 587)',
        tls: 'TLS (usually port 465)',
        none: 'None, own network only',
      },
      username: 'User name',
      password: 'Password',
      passwordKept: 'One is stored. Leave it empty to keep it.',
      passwordNew: 'Kept encrypted on this computer, never shown again.',
      fromName: 'Sender’s name',
      fromEmail: 'Sender’s address',
      replyTo: 'Answers go to',
      replyToMeans: 'An address that somebody reads. Leave it empty where the sender’s is one.',
      show: 'Show the password',
      hide: 'Hide the password',
      saved: 'The mail server is saved',
      test: 'Send me a test mail',
      testFirst: 'Save the mail server first.',
      tested: (email: string) => `A test mail went to ${email}`,
      failed: {
        title: notSent.en.lastWeek,
        again: (n: number) => count(n, { one: 'Try it again', other: `Try all ${figure(n)} again` }),
        tried: (n: number) => count(n, { one: '1 email is tried again', other: `${figure(n)} emails are tried again` }),
        others: (n: number) => count(n, { one: 'and one other', other: `and ${figure(n)} others` }),
        noReason: 'Why is no longer kept.',
        toDo: 'Put right what stands above, in the mail server’s settings or at the client’s address, then try again.',
      },
      outbox: 'Outbox',
      outboxMeans: 'What waits, what went out, what failed and why.',
      shown: 'Which mails',
      all: 'All',
      status: { queued: 'Waiting', sent: 'Sent', failed: 'Not sent' },
      outcomes: { waiting: 'Waiting', sent: 'Sent', failed: 'Not sent', not_needed: 'Not needed any more' },
      to: 'To',
      subject: 'Subject',
      state: 'State',
      when: 'When',
      attempts: (n: number) => count(n, { one: 'after 1 attempt', other: `after ${figure(n)} attempts` }),
      next: (when: string) => `next try ${when}`,
      retry: 'Try again',
      notRetryable: 'It went out already.',
      emptyTitle: 'Nothing here',
      empty: 'No mails of this kind yet.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    email: {
      title: 'Mailserver',
      titleMeans:
        'E-Mails gehen über dein eigenes Postfach hinaus, damit deine Adresse darauf steht. Die Werte stehen auf der Hilfeseite deines Anbieters.',
      none: 'Ohne Mailserver wartet alles unten im Postausgang: Erinnerungen, Belege, Einladungen.',
      host: 'Server',
      hostExample: 'smtp.example.com',
      port: 'Port',
      security: 'Verschlüsselung',
      securities: {
        starttls: 'STARTTLS (meist Port 587)',
        tls: 'TLS (meist Port 465)',
        none: 'Keine, nur im eigenen Netz',
      },
      username: 'Benutzername',
      password: 'Passwort',
      passwordKept: 'Eines ist gespeichert. Lass das Feld leer, um es zu behalten.',
      passwordNew: 'Wird auf diesem Computer verschlüsselt gespeichert und nie wieder gezeigt.',
      fromName: 'Absendername',
      fromEmail: 'Absenderadresse',
      replyTo: 'Antworten gehen an',
      replyToMeans: 'Eine Adresse, die jemand liest. Lass sie leer, wenn die Absenderadresse eine ist.',
      failed: {
        title: notSent.de.lastWeek,
        again: (n) => count(n, { one: 'Noch einmal versuchen', other: `Alle ${figure(n)} noch einmal versuchen` }),
        tried: (n) =>
          count(n, { one: '1 E-Mail wird erneut versucht', other: `${figure(n)} E-Mails werden erneut versucht` }),
        others: (n) => count(n, { one: 'und eine weitere', other: `und ${figure(n)} weitere` }),
        noReason: 'Der Grund ist nicht mehr gespeichert.',
        toDo: 'Behebe, was oben steht, in den Einstellungen des Mailservers oder bei der Adresse der Person, und versuche es dann noch einmal.',
      },
      show: 'Passwort zeigen',
      hide: 'Passwort verbergen',
      saved: 'Der Mailserver ist gespeichert',
      test: 'Testmail an mich',
      testFirst: 'Speichere zuerst den Mailserver.',
      tested: (email) => `Eine Testmail ging an ${email}`,
      outbox: 'Postausgang',
      outboxMeans: 'Was wartet, was hinausging, was scheiterte und warum.',
      shown: 'Welche E-Mails',
      all: 'Alle',
      status: { queued: 'Wartet', sent: 'Gesendet', failed: 'Nicht gesendet' },
      outcomes: { waiting: 'Wartet', sent: 'Gesendet', failed: 'Nicht gesendet', not_needed: 'Nicht mehr nötig' },
      to: 'An',
      subject: 'Betreff',
      state: 'Status',
      when: 'Wann',
      attempts: (n) => count(n, { one: 'nach 1 Versuch', other: `nach ${figure(n)} Versuchen` }),
      next: (when) => `nächster Versuch ${when}`,
      retry: 'Noch einmal versuchen',
      notRetryable: 'Sie ging schon hinaus.',
      emptyTitle: 'Nichts hier',
      empty: 'Noch keine solchen E-Mails.',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    email: {
      title: 'Servidor de correo',
      titleMeans:
        'Los correos salen de un buzón tuyo, para que los clientes vean tu dirección. La página de ayuda de tu proveedor indica estos valores.',
      none: 'Sin servidor de correo todo espera abajo, en la bandeja de salida: recordatorios, recibos, invitaciones.',
      host: 'Servidor',
      hostExample: 'smtp.example.com',
      port: 'Puerto',
      security: 'Cifrado',
      securities: {
        starttls: 'STARTTLS (normalmente, puerto 587)',
        tls: 'TLS (normalmente, puerto 465)',
        none: 'Ninguno, solo en la red propia',
      },
      username: 'Usuario',
      password: 'Contraseña',
      passwordKept: 'Ya hay una guardada. Déjala en blanco para conservarla.',
      passwordNew: 'Se guarda cifrada en este ordenador y no se vuelve a mostrar.',
      fromName: 'Nombre del remitente',
      fromEmail: 'Dirección del remitente',
      replyTo: 'Las respuestas van a',
      replyToMeans: 'Una dirección que alguien lea. Déjala en blanco si la del remitente ya lo es.',
      show: 'Mostrar la contraseña',
      hide: 'Ocultar la contraseña',
      saved: 'El servidor de correo está guardado',
      test: 'Enviarme un correo de prueba',
      testFirst: 'Guarda antes el servidor de correo.',
      tested: (email) => `Se ha enviado un correo de prueba a ${email}`,
      failed: {
        title: notSent.es.lastWeek,
        again: (n) => count(n, { one: 'Reintentarlo', other: `Reintentar los ${figure(n)}` }),
        tried: (n) =>
          count(n, { one: 'Se intenta de nuevo con 1 correo', other: `Se intenta de nuevo con ${figure(n)} correos` }),
        others: (n) => count(n, { one: 'y otro más', other: `y otros ${figure(n)}` }),
        noReason: 'El motivo ya no se conserva.',
        toDo: 'Corrige lo que se indica arriba, en los ajustes del servidor de correo o en la dirección del cliente, y vuelve a intentarlo.',
      },
      outbox: 'Bandeja de salida',
      outboxMeans: 'Lo que espera, lo que ha salido y lo que ha fallado, con el motivo.',
      shown: 'Qué correos',
      all: 'Todos',
      status: { queued: 'En espera', sent: 'Enviado', failed: 'Sin enviar' },
      outcomes: { waiting: 'En espera', sent: 'Enviado', failed: 'Sin enviar', not_needed: 'Ya no hace falta' },
      to: 'Para',
      subject: 'Asunto',
      state: 'Estado',
      when: 'Cuándo',
      attempts: (n) => count(n, { one: 'tras 1 intento', other: `tras ${figure(n)} intentos` }),
      next: (when) => `próximo intento: ${when}`,
      retry: 'Reintentar',
      notRetryable: 'Ya ha salido.',
      emptyTitle: 'Aquí no hay nada',
      empty: 'Aún no hay correos de este tipo.',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    email: {
      title: 'Serveur de messagerie',
      titleMeans:
        'Les e-mails partent par une boîte à vous, pour que les clients voient votre adresse. La page d’aide de votre fournisseur indique ces valeurs.',
      none: 'Sans serveur de messagerie, tout attend dans la boîte d’envoi ci-dessous\u00a0: rappels, reçus, invitations.',
      host: 'Serveur',
      hostExample: 'smtp.example.com',
      port: 'Port',
      security: 'Chiffrement',
      securities: {
        starttls: 'STARTTLS (en général port 587)',
        tls: 'TLS (en général port 465)',
        none: 'Aucun, réseau interne seulement',
      },
      username: 'Nom d’utilisateur',
      password: 'Mot de passe',
      passwordKept: 'Il y en a un. Laissez vide pour le garder.',
      passwordNew: 'Gardé chiffré sur cet ordinateur, plus jamais affiché.',
      fromName: 'Nom d’expéditeur',
      fromEmail: 'Adresse d’expéditeur',
      replyTo: 'Réponses à',
      replyToMeans: 'Une adresse que quelqu’un lit. Laissez vide si celle d’expéditeur en est une.',
      show: 'Afficher le mot de passe',
      hide: 'Masquer le mot de passe',
      saved: 'Le serveur de messagerie est enregistré',
      test: 'M’envoyer un e-mail d’essai',
      testFirst: 'Enregistrez d’abord le serveur de messagerie.',
      tested: (email) => `Un e-mail d’essai est parti à ${email}`,
      failed: {
        title: notSent.fr.lastWeek,
        again: (n) => count(n, { one: 'Réessayer', other: `Tout réessayer (${figure(n)})` }),
        tried: (n) =>
          count(n, {
            one: `${figure(n)} e-mail est de nouveau en attente d’envoi`,
            other: `${figure(n)} e-mails sont de nouveau en attente d’envoi`,
          }),
        others: (n) => count(n, { one: 'et un autre', other: `et ${figure(n)} autres` }),
        noReason: 'La raison n’est plus conservée.',
        toDo: 'Corrigez ce qui est indiqué ci-dessus, dans les réglages du serveur ou l’adresse du client, puis réessayez.',
      },
      outbox: 'Boîte d’envoi',
      outboxMeans: 'Ce qui attend, ce qui est parti, ce qui a échoué et pourquoi.',
      shown: 'Quels e-mails',
      all: 'Tous',
      status: { queued: 'En attente', sent: 'Envoyé', failed: 'Non envoyé' },
      outcomes: { waiting: 'En attente', sent: 'Envoyé', failed: 'Non envoyé', not_needed: 'Plus nécessaire' },
      to: 'À',
      subject: 'Objet',
      state: 'État',
      when: 'Quand',
      attempts: (n) => count(n, { one: `après ${figure(n)} essai`, other: `après ${figure(n)} essais` }),
      next: (when) => `prochain essai\u00a0: ${when}`,
      retry: 'Réessayer',
      notRetryable: 'Il est déjà parti.',
      emptyTitle: 'Rien ici',
      empty: 'Pas encore d’e-mails de ce genre.',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    email: {
      title: 'Server di posta',
      titleMeans:
        'Le e-mail partono da una tua casella, così i clienti vedono il tuo indirizzo. La pagina di aiuto del tuo fornitore indica questi valori.',
      none: 'Senza un server di posta tutto attende nella posta in uscita qui sotto: promemoria, ricevute, inviti.',
      host: 'Server',
      hostExample: 'smtp.example.com',
      port: 'Porta',
      security: 'Cifratura',
      securities: {
        starttls: 'STARTTLS (di solito porta 587)',
        tls: 'TLS (di solito porta 465)',
        none: 'Nessuna, solo nella propria rete',
      },
      username: 'Nome utente',
      password: 'Password',
      passwordKept: 'Ne è salvata una. Lascia vuoto per mantenerla.',
      passwordNew: 'Conservata cifrata su questo computer, mai più mostrata.',
      fromName: 'Nome del mittente',
      fromEmail: 'Indirizzo del mittente',
      replyTo: 'Le risposte vanno a',
      replyToMeans: 'Un indirizzo che qualcuno legge. Lascia vuoto se quello del mittente lo è.',
      show: 'Mostra la password',
      hide: 'Nascondi la password',
      saved: 'Il server di posta è salvato',
      test: 'Inviami un’e-mail di prova',
      testFirst: 'Prima salva il server di posta.',
      tested: (email: string) => `Un’e-mail di prova è partita per ${email}`,
      failed: {
        title: notSent.it.lastWeek,
        again: (n: number) => count(n, { one: 'Riprova', other: `Riprova tutte e ${figure(n)}` }),
        tried: (n: number) =>
          count(n, { one: '1 e-mail viene ritentata', other: `${figure(n)} e-mail vengono ritentate` }),
        others: (n: number) => count(n, { one: 'e un’altra', other: `e altre ${figure(n)}` }),
        noReason: 'Il motivo non è più conservato.',
        toDo: 'Correggi ciò che è scritto qui sopra, nelle impostazioni del server di posta o nell’indirizzo della persona, poi riprova.',
      },
      outbox: 'Posta in uscita',
      outboxMeans: 'Ciò che attende, ciò che è partito, ciò che non è riuscito e perché.',
      shown: 'Quali e-mail',
      all: 'Tutte',
      status: { queued: 'In attesa', sent: 'Inviata', failed: 'Non inviata' },
      outcomes: { waiting: 'In attesa', sent: 'Inviata', failed: 'Non inviata', not_needed: 'Non serve più' },
      to: 'A',
      subject: 'Oggetto',
      state: 'Stato',
      when: 'Quando',
      attempts: (n: number) => count(n, { one: 'dopo 1 tentativo', other: `dopo ${figure(n)} tentativi` }),
      next: (when: string) => `prossimo tentativo ${when}`,
      retry: 'Riprova',
      notRetryable: 'È già partita.',
      emptyTitle: 'Qui non c’è nulla',
      empty: 'Ancora nessuna e-mail di questo tipo.',
    },
  }
}
