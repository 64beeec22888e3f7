import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('fr')
const figure = figures('fr')
const list = lists('fr')

export const today: Messages['today'] = {
  morning: (name) => `Bonjour, ${name}`,
  afternoon: (name) => `Bonjour, ${name}`,
  evening: (name) => `Bonsoir, ${name}`,
  schedule: 'Ouvrir le planning',

  noClasses: 'aucun cours aujourd’hui',
  sums: (classes, booked, places) =>
    count(places, {
      one: `${figure(classes)} cours, ${figure(booked)} place réservée sur ${figure(places)}`,
      other: `${figure(classes)} cours, places réservées\u00a0: ${figure(booked)} sur ${figure(places)}`,
    }),

  next: {
    title: 'La suite',
    now: 'En ce moment',
    next: 'Ensuite',
    tomorrow: 'Demain',
    left: (time) => `encore ${time}`,
    in: (time) => `dans ${time}`,
    none: 'Aucun cours dans les sept prochains jours',
    noneMeans: 'Les clients réservent ce qui est au planning. Prévoyez un cours, ou dessinez-en toute une semaine.',
    plan: 'Prévoir des cours',
  },

  classes: {
    title: 'Cours du jour',
    rest: 'Le reste de la journée',
    earlier: (n) => `${figure(n)} cours plus tôt`,
    came: (n, of) => `Présences\u00a0: ${figure(n)} sur ${figure(of)}`,
    coming: (n) => count(n, { one: `${figure(n)} personne attendue`, other: `${figure(n)} personnes attendues` }),
    others: (n) => `En afficher ${figure(n)} de plus`,
    fill: (booked, capacity) => `${figure(booked)} sur ${figure(capacity)}`,
    waiting: (n) => `${figure(n)} en attente`,
    held: (n) => count(n, { one: `${figure(n)} place gardée`, other: `${figure(n)} places gardées` }),
    now: 'En cours',
    over: 'Terminé',
    cancelled: 'Annulé',
    nobody: 'Pas encore de prof',
    in: (n, of) => `Arrivées\u00a0: ${figure(n)} sur ${figure(of)}`,
    roster: 'Liste complète',
    checkInAll: (n) => `Noter les arrivées (${figure(n)})`,
    empty: 'Personne n’a encore réservé.',
    here: 'Sur place',
    noShow: 'Absence',
  },

  week: {
    title: 'Les sept prochains jours',
    none: 'aucun cours',
    day: (classes, booked, places) =>
      count(places, {
        one: `${figure(classes)} cours, ${figure(booked)} place réservée sur ${figure(places)}`,
        other: `${figure(classes)} cours, places réservées\u00a0: ${figure(booked)} sur ${figure(places)}`,
      }),
    table: 'En tableau',
    on: 'Jour',
    classes: 'Cours',
    booked: 'Réservées',
    places: 'Places',
  },

  takings: {
    title: 'Recettes',
    see: 'Toutes les recettes',
    week: 'Cette semaine',
    today: 'Aujourd’hui',
    usual: (amount) => `d’habitude ${amount} à cette heure`,
    notYet: 'Les valeurs habituelles s’affichent après quatre semaines',
    table: 'En tableau',
    day: 'Jour',
    thisWeek: 'Cette semaine',
    usualWeek: 'Semaine habituelle',
    summary: (now, usual) =>
      usual === null
        ? `Recettes de la semaine, cumulées jour par jour\u00a0: ${now} jusqu’ici`
        : `Recettes de la semaine, cumulées jour par jour\u00a0: ${now} jusqu’ici\u202f; d’habitude ${usual} à la fin de la journée`,
  },

  people: {
    title: 'À saluer',
    today: 'aujourd’hui',
    tomorrow: 'demain',
    first: 'Première visite',
    birthdays: 'Anniversaires',
    joined: 'Depuis cette semaine',
    nobody: 'Personne de nouveau et aucun anniversaire dans les prochains jours.',
  },

  guests: {
    title: 'Invités qui demandent une place',
    titleMeans: 'Aucun serveur de messagerie n’est configuré\u00a0: ces demandes attendent votre réponse.',
    heldUntil: (time) => `La place est gardée jusqu’à ${time}.`,
    lapsed: 'La place n’est plus gardée\u202f; elle peut être réservée tant qu’il y en a.',
    book: 'Réserver',
    bookNamed: (name) => `Réserver\u00a0: ${name}`,
    booked: (name) => `${name}\u00a0: place réservée`,
    decline: 'Refuser',
    declineNamed: (name) => `Refuser\u00a0: ${name}`,
    declined: (name) => `${name}\u00a0: demande refusée`,
  },

  needs: {
    title: 'À traiter',
    clearTitle: 'Rien ne vous attend',
    clear: 'Listes closes, frais réglés, tâches faites, e-mails partis.',
    more: (n) => `et ${figure(n)} de plus`,
    unresolved: 'Listes à clore',
    open: (n) => `encore ${figure(n)} à régler`,
    substitutes: 'Remplacements',
    insteadOf: (name) => `à la place de ${name}`,
    offersTo: (name) => `${name} se propose`,
    nobodyYet: 'encore personne',
    offers: 'Places proposées à la liste d’attente',
    until: (time) => `jusqu’à ${time}`,
    charges: 'À encaisser',
    failed: 'Paiements qui échouent',
    failedSince: (name, since) => `${name}, depuis le ${since}`,
    expiring: 'Abonnements qui prennent fin',
    tasks: 'Tâches',
    taskFor: (role) => `pour ${role}`,
    anyDay: 'sans date',
    mailFailedTitle: 'E-mails non envoyés',
    mailFailed: (n) =>
      count(n, {
        one: `${figure(n)} e-mail n’a pas pu partir cette semaine`,
        other: `${figure(n)} e-mails n’ont pas pu partir cette semaine`,
      }),
    seeMail: 'Voir pourquoi',
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
    does: {
      of: (what, name) => `${what}\u00a0: ${name}`,
      book: 'Réserver',
      booked: (name) => `${name} a la place`,
      find: 'Trouver quelqu’un',
      approve: 'Valider',
      teaches: (name, cls) => `${name} donne ${cls}`,
      close: 'Clore',
      tookPlace: 'A eu lieu',
      tookPlaceDone: (name) => `${name}\u00a0: le rendez-vous a eu lieu`,
      message: 'Écrire',
      pay: 'Encaisser',
      finish: 'Fait',
      finished: (title) => `Fait\u00a0: ${title}`,
      erase: 'Voir la demande',
      renew: 'Renouveler',
    },
    closing: {
      title: 'Qui est venu\u202f?',
      label: 'Qui est venu',
      lead: 'Décochez les absences. Un cours manqué peut entraîner des frais, selon vos règles de réservation\u202f; les deux se rattrapent dans la liste des participants.',
      nothing: 'Toutes les réservations sont déjà réglées.',
      submit: (came, missed) =>
        missed === 0
          ? `Clore\u00a0: ${count(came, { one: `${figure(came)} présence`, other: `${figure(came)} présences` })}`
          : `Clore\u00a0: ${count(came, { one: `${figure(came)} présence`, other: `${figure(came)} présences` })}, ${count(missed, { one: `${figure(missed)} absence`, other: `${figure(missed)} absences` })}`,
      done: (came, missed) =>
        missed === 0
          ? `Liste close\u00a0: ${count(came, { one: `${figure(came)} présence`, other: `${figure(came)} présences` })}`
          : `Liste close\u00a0: ${count(came, { one: `${figure(came)} présence`, other: `${figure(came)} présences` })}, ${count(missed, { one: `${figure(missed)} absence`, other: `${figure(missed)} absences` })}`,
    },
    paying: {
      title: (name) => `Paiement de ${name}`,
      method: 'Moyen de paiement',
      submit: (amount) => `Encaisser ${amount}`,
      done: (name, amount) => `${name}\u00a0: ${amount} encaissés`,
    },
    telling: {
      title: (name) => `Écrire à ${name}`,
      lead: 'Sur ses appareils ou par e-mail, selon son choix.',
      subjectLabel: 'Objet',
      body: 'Message',
      subject: 'Votre paiement n’est pas passé',
      text: (type, amount, url) =>
        `Le paiement de ${amount} pour ${type} n’est pas passé. ${
          url === null ? 'Dites-nous comment vous souhaitez payer.' : `Vous pouvez le régler ici\u00a0: ${url}`
        }`,
      submit: 'Envoyer',
      done: (name) => `${name}\u00a0: message envoyé`,
    },
  },

  copies: {
    title: 'Copies de sauvegarde',
    restorable: (when, clients, places) =>
      `De quoi restaurer l’état du ${when}, avec ${count(clients, { one: `${figure(clients)} client`, other: `${figure(clients)} clients` })}${places}.`,
    unproven: (when) =>
      `La copie la plus récente est du ${when}. Elle sera restaurée à l’essai d’ici une demi-heure\u202f; on saura alors qu’elle est bonne.`,
    place: { folder: 'dans le dossier', bucket: 'dans le bucket' },
    places: (isHereToo, places) => (places.length === 0 ? '' : `, ${isHereToo ? 'aussi ' : ''}${list(places)}`),
    sameDisk: 'Toutes les copies sont sur le disque de cet ordinateur.',
    choosePlace: 'Choisir un second emplacement',
    see: 'Voir les copies',
    make: 'Faire une copie',
    made: (size) => `La copie est faite\u00a0: ${size}`,
    failedTitle: 'La dernière copie n’a pas pu être faite',
    failed: (why) => `${why} Un nouvel essai a lieu tous les quarts d’heure.`,
    behindTitle: {
      folder: 'Il manque de nouvelles copies dans le dossier',
      bucket: 'Il manque de nouvelles copies dans le bucket',
    },
    behind: (when) => `La plus récente y date du ${when}.`,
    behindNone: 'Aucune copie n’y est encore arrivée.',
    behindHelps: 'Vérifiez que l’emplacement est joignable, et essayez-le sous Réglages, Copies de sauvegarde.',
    brokenTitle: {
      here: 'Une copie de cet ordinateur ne peut pas être restaurée',
      folder: 'La copie du dossier ne peut pas être restaurée',
      bucket: 'La copie du bucket ne peut pas être restaurée',
    },
    brokenHelps: 'Faites une nouvelle copie\u202f; elle sera restaurée à l’essai la nuit même.',
  },

  restored: {
    title: (when) => `Ce studio a été restauré dans son état du ${when}`,
    lost: (from, to) => `Il y manque ce qui a été fait entre le ${from} et le ${to}.`,
    held: (letters, steps, messages) => {
      const waiting = [
        ...(letters > 0
          ? [count(letters, { one: `${figure(letters)} e-mail`, other: `${figure(letters)} e-mails` })]
          : []),
        ...(steps > 0
          ? [
              count(steps, {
                one: `${figure(steps)} étape d’automatisation`,
                other: `${figure(steps)} étapes d’automatisation`,
              }),
            ]
          : []),
        ...(messages > 0
          ? [
              count(messages, {
                one: `${figure(messages)} message à un autre programme`,
                other: `${figure(messages)} messages à d’autres programmes`,
              }),
            ]
          : []),
      ]
      return letters + steps + messages === 1
        ? `En attente\u00a0: ${waiting.join('')}. C’est peut-être déjà parti.`
        : `En attente\u00a0: ${list(waiting)}. Une partie est peut-être déjà partie.`
    },
    heldNone: 'Rien n’attend encore. Ce que le studio écrit de lui-même attend votre accord.',
    writeAgain: 'Le laisser écrire',
    go: 'Tout envoyer',
    drop: 'Tout abandonner',
    goTitle: 'Envoyer ce qui attend\u202f?',
    goMeans:
      'Chaque message part à qui il est destiné. Quiconque l’avait reçu avant la perte de l’ordinateur le reçoit une deuxième fois. Ensuite, le studio écrit de nouveau de lui-même.',
    dropTitle: 'Abandonner ce qui attend\u202f?',
    dropMeans:
      'Rien n’est envoyé. Quiconque ne l’avait pas reçu avant la perte de l’ordinateur ne le reçoit pas du tout. Ensuite, le studio écrit de nouveau de lui-même.',
    gone: (letters) =>
      letters === 0
        ? 'Le studio écrit de nouveau de lui-même'
        : count(letters, { one: 'Ce qui attendait part', other: `${figure(letters)} messages en attente partent` }),
    dropped: (letters) =>
      letters === 0
        ? 'Le studio écrit de nouveau de lui-même'
        : count(letters, {
            one: 'Ce qui attendait est abandonné',
            other: `${figure(letters)} messages en attente sont abandonnés`,
          }),
    dismiss: 'Ne plus afficher',
  },
}
