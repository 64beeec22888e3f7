import { figures, plurals } from '../../../shared/i18n/plural.ts'
import * as notSent from '../../phrases/emails-not-sent.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    email: {
      title: 'Email server',
      titleMeans:
        'Emails are sent from your own mailbox, so clients see your address. You’ll find these values on your provider’s help page.',
      none: 'Without an email server, everything waits in the outbox below: reminders, receipts, invitations.',
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
      passwordKept: 'A password is saved. Leave this empty to keep it.',
      passwordNew: 'Stored encrypted on this computer and never shown again.',
      fromName: 'Sender’s name',
      fromEmail: 'Sender’s address',
      replyTo: 'Replies go to',
      replyToMeans: 'An address that somebody reads. Leave this empty to use the sender’s address.',
      show: 'Show the password',
      hide: 'Hide the password',
      saved: 'Email server saved',
      test: 'Send me a test email',
      testFirst: 'Save the email server first.',
      tested: (email: string) => `Test email sent to ${email}`,
      failed: {
        title: notSent.en.lastWeek,
        again: (n: number) => count(n, { one: 'Try again', other: `Try all ${figure(n)} again` }),
        tried: (n: number) => count(n, { one: 'Retrying 1 email', other: `Retrying ${figure(n)} emails` }),
        others: (n: number) => count(n, { one: 'and 1 other', other: `and ${figure(n)} others` }),
        noReason: 'The reason is no longer stored.',
        toDo: 'Fix the problem above in the email server settings or the client’s address, then try again.',
      },
      outbox: 'Outbox',
      outboxMeans: 'Waiting, sent and failed emails, with the reasons.',
      shown: 'Emails shown',
      all: 'All',
      status: { queued: 'Waiting', sent: 'Sent', failed: 'Not sent' },
      outcomes: { waiting: 'Waiting', sent: 'Sent', failed: 'Not sent', not_needed: 'No longer needed' },
      to: 'To',
      subject: 'Subject',
      state: 'State',
      when: 'When',
      attempts: (n: number) => count(n, { one: 'after 1 attempt', other: `after ${figure(n)} attempts` }),
      next: (when: string) => `next try ${when}`,
      retry: 'Try again',
      notRetryable: 'It was already sent.',
      emptyTitle: 'Nothing here',
      empty: 'No emails of this kind yet.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    email: {
      title: 'E-Mail-Server',
      titleMeans:
        'E-Mails werden über dein eigenes Postfach gesendet, damit Kund:innen deine Adresse sehen. Die Werte findest du auf der Hilfeseite deines Anbieters.',
      none: 'Ohne E-Mail-Server wartet alles unten im Postausgang: Erinnerungen, Belege, Einladungen.',
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
      passwordKept: 'Ein Passwort ist gespeichert. Lass das Feld leer, um es zu behalten.',
      passwordNew: 'Wird auf diesem Computer verschlüsselt gespeichert und nicht mehr angezeigt.',
      fromName: 'Absendername',
      fromEmail: 'Absenderadresse',
      replyTo: 'Antworten gehen an',
      replyToMeans: 'Eine Adresse, die jemand liest. Leer lassen, um die Absenderadresse zu verwenden.',
      failed: {
        title: notSent.de.lastWeek,
        again: (n) => count(n, { one: 'Noch einmal versuchen', other: `Alle ${figure(n)} noch einmal versuchen` }),
        tried: (n) =>
          count(n, {
            one: '1 E-Mail wird noch einmal gesendet',
            other: `${figure(n)} E-Mails werden noch einmal gesendet`,
          }),
        others: (n) => count(n, { one: 'und 1 weitere', other: `und ${figure(n)} weitere` }),
        noReason: 'Der Grund ist nicht mehr gespeichert.',
        toDo: 'Behebe das Problem oben in den Einstellungen des E-Mail-Servers oder bei der Adresse der Person und versuche es dann noch einmal.',
      },
      show: 'Passwort anzeigen',
      hide: 'Passwort verbergen',
      saved: 'E-Mail-Server gespeichert',
      test: 'Test-E-Mail an mich senden',
      testFirst: 'Speichere zuerst den E-Mail-Server.',
      tested: (email) => `Test-E-Mail an ${email} gesendet`,
      outbox: 'Postausgang',
      outboxMeans: 'Wartende, gesendete und fehlgeschlagene E-Mails mit Grund.',
      shown: 'Angezeigte E-Mails',
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
      notRetryable: 'Sie wurde schon gesendet.',
      emptyTitle: 'Keine E-Mails',
      empty: 'Noch keine E-Mails dieser Art.',
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
        'Los correos se envían desde tu propio buzón, así los clientes ven tu dirección. Encontrarás estos valores en la página de ayuda de tu proveedor.',
      none: 'Sin servidor de correo, todo espera abajo en la bandeja de salida: recordatorios, facturas, invitaciones.',
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
      replyToMeans: 'Una dirección que alguien lea. Déjala en blanco para usar la del remitente.',
      show: 'Mostrar la contraseña',
      hide: 'Ocultar la contraseña',
      saved: 'Servidor de correo guardado',
      test: 'Enviarme un correo de prueba',
      testFirst: 'Guarda antes el servidor de correo.',
      tested: (email) => `Se ha enviado un correo de prueba a ${email}`,
      failed: {
        title: notSent.es.lastWeek,
        again: (n) => count(n, { one: 'Reintentarlo', other: `Reintentar los ${figure(n)}` }),
        tried: (n) =>
          count(n, { one: 'Se vuelve a enviar 1 correo', other: `Se vuelven a enviar ${figure(n)} correos` }),
        others: (n) => count(n, { one: 'y 1 más', other: `y ${figure(n)} más` }),
        noReason: 'El motivo ya no se conserva.',
        toDo: 'Corrige el problema de arriba en los ajustes del servidor de correo o en la dirección del cliente e inténtalo otra vez.',
      },
      outbox: 'Bandeja de salida',
      outboxMeans: 'Correos en espera, enviados y fallidos, con el motivo.',
      shown: 'Correos mostrados',
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
      notRetryable: 'Ya se ha enviado.',
      emptyTitle: 'No hay correos',
      empty: 'Aún no hay correos de este tipo.',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    email: {
      title: 'Serveur d’e-mail',
      titleMeans:
        'Les e-mails sont envoyés depuis votre propre boîte, pour que les clients voient votre adresse. La page d’aide de votre fournisseur indique ces valeurs.',
      none: 'Sans serveur d’e-mail, tout attend dans la boîte d’envoi ci-dessous\u00a0: rappels, reçus, invitations.',
      host: 'Serveur',
      hostExample: 'smtp.example.com',
      port: 'Port',
      security: 'Chiffrement',
      securities: {
        starttls: 'STARTTLS (en général port 587)',
        tls: 'TLS (en général port 465)',
        none: 'Aucun, réseau interne seulement',
      },
      username: 'Identifiant',
      password: 'Mot de passe',
      passwordKept: 'Un mot de passe est enregistré. Laissez vide pour le garder.',
      passwordNew: 'Enregistré chiffré sur cet ordinateur et plus jamais affiché.',
      fromName: 'Nom de l’expéditeur',
      fromEmail: 'Adresse de l’expéditeur',
      replyTo: 'Réponses à',
      replyToMeans: 'Une adresse que quelqu’un lit. Laissez vide pour utiliser celle de l’expéditeur.',
      show: 'Afficher le mot de passe',
      hide: 'Masquer le mot de passe',
      saved: 'Serveur d’e-mail enregistré',
      test: 'M’envoyer un e-mail de test',
      testFirst: 'Enregistrez d’abord le serveur d’e-mail.',
      tested: (email) => `E-mail de test envoyé à ${email}`,
      failed: {
        title: notSent.fr.lastWeek,
        again: (n) => count(n, { one: 'Réessayer', other: `Tout réessayer (${figure(n)})` }),
        tried: (n) =>
          count(n, {
            one: `Nouvel envoi de ${figure(n)} e-mail`,
            other: `Nouvel envoi de ${figure(n)} e-mails`,
          }),
        others: (n) => count(n, { one: 'et 1 autre', other: `et ${figure(n)} autres` }),
        noReason: 'La raison n’est plus conservée.',
        toDo: 'Corrigez le problème ci-dessus dans les réglages du serveur ou l’adresse du client, puis réessayez.',
      },
      outbox: 'Boîte d’envoi',
      outboxMeans: 'E-mails en attente, envoyés et échoués, avec la raison.',
      shown: 'E-mails affichés',
      all: 'Tous',
      status: { queued: 'En attente', sent: 'Envoyé', failed: 'Non envoyé' },
      outcomes: { waiting: 'En attente', sent: 'Envoyé', failed: 'Non envoyé', not_needed: 'Plus nécessaire' },
      to: 'À',
      subject: 'Objet',
      state: 'Statut',
      when: 'Quand',
      attempts: (n) => count(n, { one: `après ${figure(n)} essai`, other: `après ${figure(n)} essais` }),
      next: (when) => `prochain essai\u00a0: ${when}`,
      retry: 'Réessayer',
      notRetryable: 'Il a déjà été envoyé.',
      emptyTitle: 'Aucun e-mail',
      empty: 'Pas encore d’e-mails de ce type.',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    email: {
      title: 'Server e-mail',
      titleMeans:
        'Le e-mail vengono inviate dalla tua casella, così i clienti vedono il tuo indirizzo. Trovi questi valori nella pagina di aiuto del tuo fornitore.',
      none: 'Senza server e-mail tutto resta in uscita qui sotto: promemoria, ricevute, inviti.',
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
      passwordKept: 'Una password è già salvata. Lascia vuoto per mantenerla.',
      passwordNew: 'Salvata cifrata su questo computer e mai più mostrata.',
      fromName: 'Nome del mittente',
      fromEmail: 'Indirizzo del mittente',
      replyTo: 'Le risposte vanno a',
      replyToMeans: 'Un indirizzo che qualcuno legge. Lascia vuoto per usare quello del mittente.',
      show: 'Mostra la password',
      hide: 'Nascondi la password',
      saved: 'Server e-mail salvato',
      test: 'Inviami un’e-mail di prova',
      testFirst: 'Salva prima il server e-mail.',
      tested: (email: string) => `E-mail di prova inviata a ${email}`,
      failed: {
        title: notSent.it.lastWeek,
        again: (n: number) => count(n, { one: 'Riprova', other: `Riprova tutte e ${figure(n)}` }),
        tried: (n: number) =>
          count(n, { one: '1 e-mail viene inviata di nuovo', other: `${figure(n)} e-mail vengono inviate di nuovo` }),
        others: (n: number) => count(n, { one: 'e 1 altra', other: `e altre ${figure(n)}` }),
        noReason: 'Il motivo non è più conservato.',
        toDo: 'Correggi il problema qui sopra nelle impostazioni del server e-mail o nell’indirizzo del cliente, poi riprova.',
      },
      outbox: 'In uscita',
      outboxMeans: 'E-mail in attesa, inviate e non riuscite, con il motivo.',
      shown: 'E-mail mostrate',
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
      notRetryable: 'È già stata inviata.',
      emptyTitle: 'Nessuna e-mail',
      empty: 'Ancora nessuna e-mail di questo tipo.',
    },
  }
}
