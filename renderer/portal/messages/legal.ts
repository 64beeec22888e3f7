/** The studio’s terms and its privacy policy. */
export const en = {
  terms: 'Terms',
  privacy_policy: 'Privacy policy',
  /** The sentence below the form of a new account, around its links. */
  accept: {
    terms: 'By creating an account you accept the studio’s terms.',
    privacy_policy: 'By creating an account you confirm that you have read the privacy policy.',
    both: 'By creating an account you accept the studio’s terms and confirm that you have read its privacy policy.',
  },
  read: 'Read',
  acceptDo: 'Accept',
  accepted: (date: string) => `Accepted on ${date}`,
  notAccepted: 'Not accepted yet',
  healthNote: 'What should your instructors know?',
  healthNoteMeans: 'An injury, pregnancy or medication, for example. Only instructors of classes you book can read it.',
  healthSave: 'Save note',
  healthSaved: 'Your note is saved',
  healthRemoved: 'Your note is removed',
}

type Words = typeof en

export const de: Words = {
  terms: 'AGB',
  privacy_policy: 'Datenschutzerklärung',
  accept: {
    terms: 'Mit dem Anlegen des Kontos akzeptierst du die AGB des Studios.',
    privacy_policy: 'Mit dem Anlegen des Kontos bestätigst du, dass du die Datenschutzerklärung gelesen hast.',
    both: 'Mit dem Anlegen des Kontos akzeptierst du die AGB des Studios und bestätigst, dass du die Datenschutzerklärung gelesen hast.',
  },
  read: 'Lesen',
  acceptDo: 'Akzeptieren',
  accepted: (date) => `Akzeptiert am ${date}`,
  notAccepted: 'Noch nicht akzeptiert',
  healthNote: 'Was sollten deine Trainer:innen wissen?',
  healthNoteMeans:
    'Zum Beispiel eine Verletzung, eine Schwangerschaft oder Medikamente. Nur Trainer:innen der Kurse, die du buchst, lesen es.',
  healthSave: 'Notiz speichern',
  healthSaved: 'Deine Notiz ist gespeichert',
  healthRemoved: 'Deine Notiz ist gelöscht',
}

export const es: Words = {
  terms: 'Condiciones',
  privacy_policy: 'Política de privacidad',
  accept: {
    terms: 'Al crear la cuenta aceptas las condiciones del centro.',
    privacy_policy: 'Al crear la cuenta confirmas que has leído la política de privacidad.',
    both: 'Al crear la cuenta aceptas las condiciones del centro y confirmas que has leído su política de privacidad.',
  },
  read: 'Leer',
  acceptDo: 'Aceptar',
  accepted: (date) => `Aceptado el ${date}`,
  notAccepted: 'Sin aceptar todavía',
  healthNote: '¿Qué deben saber tus profesores?',
  healthNoteMeans:
    'Por ejemplo, una lesión, un embarazo o una medicación. Solo la leen los profesores de las clases que reservas.',
  healthSave: 'Guardar nota',
  healthSaved: 'Tu nota se ha guardado',
  healthRemoved: 'Tu nota se ha eliminado',
}

export const fr: Words = {
  terms: 'Conditions générales',
  privacy_policy: 'Politique de confidentialité',
  accept: {
    terms: 'En créant votre compte, vous acceptez les conditions générales du studio.',
    privacy_policy: 'En créant votre compte, vous confirmez avoir lu la politique de confidentialité.',
    both: 'En créant votre compte, vous acceptez les conditions générales du studio et confirmez avoir lu sa politique de confidentialité.',
  },
  read: 'Lire',
  acceptDo: 'Accepter',
  accepted: (date) => `Accepté le ${date}`,
  notAccepted: 'Pas encore accepté',
  healthNote: 'Que doivent savoir vos professeurs\u202f?',
  healthNoteMeans:
    'Une blessure, une grossesse ou un traitement, par exemple. Seuls les professeurs des cours que vous réservez la lisent.',
  healthSave: 'Enregistrer la note',
  healthSaved: 'Votre note est enregistrée',
  healthRemoved: 'Votre note est supprimée',
}

export const it: Words = {
  terms: 'Condizioni',
  privacy_policy: 'Informativa sulla privacy',
  accept: {
    terms: 'Creando l’account accetti le condizioni dello studio.',
    privacy_policy: 'Creando l’account confermi di aver letto l’informativa sulla privacy.',
    both: 'Creando l’account accetti le condizioni dello studio e confermi di aver letto la sua informativa sulla privacy.',
  },
  read: 'Leggi',
  acceptDo: 'Conferma',
  accepted: (date) => `Confermato: ${date}`,
  notAccepted: 'Non ancora confermato',
  healthNote: 'Che cosa devono sapere i tuoi insegnanti?',
  healthNoteMeans:
    'Per esempio un infortunio, una gravidanza o dei farmaci. La leggono solo gli insegnanti delle lezioni che prenoti.',
  healthSave: 'Salva la nota',
  healthSaved: 'La tua nota è salvata',
  healthRemoved: 'La tua nota è eliminata',
}
