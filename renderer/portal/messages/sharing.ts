import { figures, plurals } from '../../shared/i18n/plural.ts'

/** The people sharing a membership, what each has used, and what others share. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Shared with',
    lead: (n: number) => `Up to ${figure(n)} people may use it. Add your children here; the studio adds other people.`,
    none: 'No one yet',
    full: 'No more people can share it',
    over: 'It has ended',
    noChildren: 'Add a child in your profile to share it with them',
    added: (name: string) => `${name} can use it now`,
    removed: (name: string) => `${name} can no longer use it`,
    uses: 'Usage',
    noUses: 'Not used yet',
    credits: (n: number) => count(n, { one: '1 credit', other: `${figure(n)} credits` }),
    sharedTitle: 'Shared with you',
    of: (holder: string) => `From ${holder}`,
    forChild: (name: string) => `for ${name}`,
    left: (n: number) => count(n, { one: '1 credit left', other: `${figure(n)} credits left` }),
    unlimited: 'Unlimited classes',
    until: (date: string) => `Valid until ${date}`,
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')

  return {
    title: 'Geteilt mit',
    lead: (n) =>
      `Bis zu ${figure(n)} Personen dürfen sie nutzen. Deine Kinder trägst du selbst ein, andere das Studio.`,
    none: 'Noch niemand',
    full: 'Weitere Personen sind nicht möglich',
    over: 'Sie ist beendet',
    noChildren: 'Füge in deinem Profil ein Kind hinzu, mit dem du sie teilst',
    added: (name) => `${name} kann sie jetzt nutzen`,
    removed: (name) => `${name} kann sie nicht mehr nutzen`,
    uses: 'Nutzung',
    noUses: 'Noch nicht genutzt',
    credits: (n) => (n === 1 ? '1 Credit' : `${figure(n)} Credits`),
    sharedTitle: 'Mit dir geteilt',
    of: (holder) => `Von ${holder}`,
    forChild: (name) => `für ${name}`,
    left: (n) => (n === 1 ? 'Noch 1 Credit' : `Noch ${figure(n)} Credits`),
    unlimited: 'Unbegrenzt viele Kurse',
    until: (date) => `Gilt bis ${date}`,
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Compartido con',
    lead: (n) =>
      `Pueden usarlo hasta ${figure(n)} personas. Tú añades a los menores a tu cargo; a los demás los añade el centro.`,
    none: 'Nadie todavía',
    full: 'No puede compartirlo nadie más',
    over: 'Ha terminado',
    noChildren: 'Añade a un menor en tu perfil para compartirlo',
    added: (name) => `${name} ya puede usarlo`,
    removed: (name) => `${name} ya no puede usarlo`,
    uses: 'Uso',
    noUses: 'Sin usar todavía',
    credits: (n) => count(n, { one: '1 crédito', other: `${figure(n)} créditos` }),
    sharedTitle: 'Compartido contigo',
    of: (holder) => `De ${holder}`,
    forChild: (name) => `para ${name}`,
    left: (n) => count(n, { one: 'Queda 1 crédito', other: `Quedan ${figure(n)} créditos` }),
    unlimited: 'Clases ilimitadas',
    until: (date) => `Válido hasta el ${date}`,
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Partagé avec',
    lead: (n) =>
      `Jusqu’à ${figure(n)} personnes peuvent l’utiliser. Vous ajoutez vos enfants\u202f; le studio ajoute les autres.`,
    none: 'Personne pour l’instant',
    full: 'Personne d’autre ne peut le partager',
    over: 'Il est terminé',
    noChildren: 'Ajoutez un enfant dans votre profil pour le partager avec lui',
    added: (name) => `${name} peut maintenant l’utiliser`,
    removed: (name) => `${name} ne peut plus l’utiliser`,
    uses: 'Utilisation',
    noUses: 'Pas encore utilisé',
    credits: (n) => count(n, { one: `${figure(n)} crédit`, other: `${figure(n)} crédits` }),
    sharedTitle: 'Partagé avec vous',
    of: (holder) => `Titulaire\u00a0: ${holder}`,
    forChild: (name) => `pour ${name}`,
    left: (n) => count(n, { one: `${figure(n)} crédit restant`, other: `${figure(n)} crédits restants` }),
    unlimited: 'Cours illimités',
    until: (date) => `Valable jusqu’au ${date}`,
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Condiviso con',
    lead: (n) => `Possono usarlo fino a ${figure(n)} persone. I tuoi figli li aggiungi tu, gli altri lo studio.`,
    none: 'Ancora nessuno',
    full: 'Nessun altro può condividerlo',
    over: 'È terminato',
    noChildren: 'Aggiungi un figlio nel tuo profilo per condividerlo',
    added: (name) => `${name} ora può usarlo`,
    removed: (name) => `${name} non può più usarlo`,
    uses: 'Utilizzo',
    noUses: 'Non ancora usato',
    credits: (n) => count(n, { one: '1 credito', other: `${figure(n)} crediti` }),
    sharedTitle: 'Condiviso con te',
    of: (holder) => `Di ${holder}`,
    forChild: (name) => `per ${name}`,
    left: (n) => count(n, { one: 'Resta 1 credito', other: `Restano ${figure(n)} crediti` }),
    unlimited: 'Lezioni illimitate',
    until: (date) => `Scadenza: ${date}`,
  }
}
