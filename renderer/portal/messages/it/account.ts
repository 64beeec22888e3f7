import type { Messages } from '../en/index.ts'

export const account: Messages['account'] = {
  email: 'E-mail',
  password: 'Password',
  newPassword: 'Nuova password',
  passwordRule: 'Almeno 8 caratteri. Qualche parola è facile da ricordare e difficile da indovinare.',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  toSignIn: 'Torna all’accesso',

  notReady: {
    title: 'Questo studio non è ancora pronto',
    means: 'Prima va configurato sul suo computer. Torna un po’ più tardi.',
  },

  register: {
    title: 'Crea il tuo account',
    lead: (studio) => `Prenota le lezioni da ${studio} in pochi secondi`,
    name: 'Il tuo nome',
    phone: 'Telefono',
    phoneWhy: 'Nel caso una lezione venga annullata all’ultimo momento.',
    pickFirst: 'Scegli la tua prima lezione.',
    submit: 'Crea account',
    known: 'Hai già un account?',
    signIn: 'Accedi',
    taken: 'Ti conosciamo già',
    takenMeans: (email) =>
      `C’è già una scheda per ${email}. Se non ha ancora una password, abbiamo appena inviato a quell’indirizzo un link per sceglierla. Altrimenti accedi.`,
  },

  forgot: {
    title: 'Hai dimenticato la password?',
    lead: 'Dicci la tua e-mail e ti invieremo un link per sceglierne una nuova.',
    submit: 'Invia il link',
    sent: 'Controlla la posta',
    sentMeans: (email) =>
      `Se conosciamo ${email}, il link è in arrivo. Funziona una volta sola, per un’ora. Può metterci un minuto, e può essere finito nello spam.`,
    again: 'Prova con un’altra e-mail',
  },

  reset: {
    title: 'Scegli una nuova password',
    lead: 'L’accesso avverrà subito dopo.',
    submit: 'Salva la password e accedi',
    done: 'La tua nuova password è salvata.',
    noToken: 'Questo link non è completo',
    noTokenMeans: 'Aprilo di nuovo dall’e-mail oppure chiedine uno nuovo.',
    another: 'Chiedi un nuovo link',
  },

  invite: {
    invitation: 'Il tuo invito',
    title: (name) => `Ciao ${name}`,
    lead: (studio) => `${studio} ha preparato il tuo account. Scegli una password e il gioco è fatto.`,
    for: (email) => `Per ${email}`,
    submit: 'Iniziamo',
    welcome: (name) => `Ti diamo il benvenuto, ${name}`,
    gone: 'Questo invito non è più valido',
    goneMeans:
      'È già stato usato, oppure è scaduto. Se hai scelto una password, accedi; altrimenti chiedi un nuovo link.',
    signIn: 'Accedi',
  },
}
