import { mailTroubles } from './troubles.ts'

export const fr = mailTroubles((answer) => `Le serveur a dit\u00a0: «\u00a0${answer}\u00a0»`, {
  'mail.server_password': (host) =>
    `Le serveur de messagerie ${host} n’accepte pas l’identifiant ou le mot de passe. Corrigez-les dans les réglages\u00a0; certains fournisseurs demandent un mot de passe propre à ce programme.`,
  'mail.server_wants_login': (host) =>
    `Le serveur de messagerie ${host} demande un identifiant et un mot de passe. Saisissez-les dans les réglages.`,
  'mail.server_unknown': (host) =>
    `Aucun serveur de messagerie ne s’appelle ${host}, ou cet ordinateur n’est pas connecté à internet. Vérifiez le nom dans les réglages.`,
  'mail.server_closed': (host) =>
    `Le serveur de messagerie ${host} ne répond pas sur ce port. Vérifiez le port dans les réglages.`,
  'mail.server_silent': (host) =>
    `Le serveur de messagerie ${host} n’a pas répondu à temps. Vérifiez son nom et son port dans les réglages, ainsi que la connexion à internet.`,
  'mail.server_certificate': (host) =>
    `Le certificat du serveur de messagerie ${host} n’est pas valable pour ce nom\u00a0: quelqu’un d’autre pourrait écouter. Utilisez le nom que donne le fournisseur.`,
  'mail.server_wants_encryption': (host) =>
    `Le serveur de messagerie ${host} exige une connexion chiffrée. Choisissez STARTTLS ou TLS dans les réglages.`,
  'mail.server_no_encryption': (host) =>
    `Le serveur de messagerie ${host} ne propose pas STARTTLS sur ce port. Choisissez TLS, ou le port que donne le fournisseur.`,
  'mail.server_other_encryption': (host) =>
    `Le serveur de messagerie ${host} attend un autre chiffrement sur ce port\u00a0: en général TLS sur 465 et STARTTLS sur 587.`,
  'mail.server_broke_off': (host) => `Le serveur de messagerie ${host} a coupé la connexion.`,
  'mail.server_busy': (host) =>
    `Le serveur de messagerie ${host} n’accepte plus d’e-mails pour l’instant\u00a0: trop sont partis en peu de temps. Un nouvel essai aura lieu tout seul.`,
  'mail.server_refuses_sender': (host) =>
    `Le serveur de messagerie ${host} ne laisse pas envoyer avec cette adresse d’expéditeur. Indiquez dans les réglages une adresse qui appartient au compte.`,
  'mail.server_not_now': (host) =>
    `Le serveur de messagerie ${host} n’accepte pas d’e-mails pour le moment. Un nouvel essai se fera tout seul.`,
  'mail.server_refuses': (host) =>
    `Le serveur de messagerie ${host} n’accepte rien de la connexion ou du compte de ce studio. Demandez-en la raison au fournisseur ; un nouvel essai se fera tout seul.`,
  'mail.server_no_relay': (host) =>
    `Le serveur de messagerie ${host} ne transmet rien de ce studio à d’autres adresses. Utilisez le serveur, le nom d’utilisateur et le mot de passe que le fournisseur donne pour l’envoi.`,
  'mail.refused_address': () => 'Le serveur de messagerie du destinataire ne connaît pas cette adresse.',
  'mail.refused_full': () => 'La boîte du destinataire est pleine.',
  'mail.refused_for_now': () =>
    'Le serveur de messagerie l’a refusé pour l’instant. Un nouvel essai aura lieu tout seul.',
  'mail.refused_too_big': () => 'Il est trop volumineux pour le serveur de messagerie.',
  'mail.refused_as_spam': () => 'Le serveur de messagerie le prend pour du spam ou ne l’autorise pas.',
  'mail.refused_otherwise': () => 'Le serveur de messagerie l’a refusé.',
})
