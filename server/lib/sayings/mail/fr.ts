import { mailTroubles } from './troubles.ts'

export const fr = mailTroubles((answer) => `Le serveur a dit\u00a0: «\u00a0${answer}\u00a0»`, {
  'mail.server_password': (host) =>
    `Le serveur d’e-mail ${host} n’accepte pas l’identifiant ou le mot de passe. Corrigez-les dans les réglages. Certains fournisseurs exigent un mot de passe d’application.`,
  'mail.server_wants_login': (host) =>
    `Le serveur d’e-mail ${host} demande un identifiant et un mot de passe. Saisissez-les dans les réglages.`,
  'mail.server_unknown': (host) =>
    `Le serveur d’e-mail ${host} est introuvable, ou cet ordinateur est hors ligne. Vérifiez le nom dans les réglages.`,
  'mail.server_closed': (host) =>
    `Le serveur d’e-mail ${host} ne répond pas sur ce port. Vérifiez le port dans les réglages.`,
  'mail.server_silent': (host) =>
    `Le serveur d’e-mail ${host} n’a pas répondu à temps. Vérifiez son nom et son port dans les réglages, ainsi que la connexion à Internet.`,
  'mail.server_certificate': (host) =>
    `Le certificat n’est pas valable pour le serveur d’e-mail ${host}\u00a0: la connexion n’est peut-être pas privée. Utilisez le nom que donne le fournisseur.`,
  'mail.server_wants_encryption': (host) =>
    `Le serveur d’e-mail ${host} exige une connexion chiffrée. Choisissez STARTTLS ou TLS dans les réglages.`,
  'mail.server_no_encryption': (host) =>
    `Le serveur d’e-mail ${host} ne propose pas STARTTLS sur ce port. Choisissez TLS, ou le port que donne le fournisseur.`,
  'mail.server_other_encryption': (host) =>
    `Le serveur d’e-mail ${host} attend un autre chiffrement sur ce port\u00a0: en général TLS sur 465 et STARTTLS sur 587.`,
  'mail.server_broke_off': (host) => `Le serveur d’e-mail ${host} a coupé la connexion.`,
  'mail.server_busy': (host) =>
    `Le serveur d’e-mail ${host} n’accepte plus d’e-mails pour l’instant\u00a0: trop ont été envoyés en peu de temps. Un nouvel essai sera fait automatiquement.`,
  'mail.server_refuses_sender': (host) =>
    `Le serveur d’e-mail ${host} n’autorise pas cette adresse d’expéditeur. Indiquez dans les réglages une adresse qui appartient au compte.`,
  'mail.server_not_now': (host) =>
    `Le serveur d’e-mail ${host} n’accepte pas d’e-mails pour le moment. Un nouvel essai sera fait automatiquement.`,
  'mail.server_refuses': (host) =>
    `Le serveur d’e-mail ${host} refuse la connexion ou le compte de ce studio. Demandez-en la raison au fournisseur. Un nouvel essai sera fait automatiquement.`,
  'mail.server_no_relay': (host) =>
    `Le serveur d’e-mail ${host} n’envoie pas à des adresses externes pour ce studio. Utilisez le serveur, l’identifiant et le mot de passe que le fournisseur donne pour l’envoi.`,
  'mail.refused_address': () => 'Le serveur d’e-mail du destinataire ne connaît pas cette adresse.',
  'mail.refused_full': () => 'La boîte du destinataire est pleine.',
  'mail.refused_for_now': () =>
    'Le serveur d’e-mail l’a refusé pour l’instant. Un nouvel essai sera fait automatiquement.',
  'mail.refused_too_big': () => 'Il est trop volumineux pour le serveur d’e-mail.',
  'mail.refused_as_spam': () => 'Le serveur d’e-mail le considère comme du spam ou le bloque.',
  'mail.refused_otherwise': () => 'Le serveur d’e-mail l’a refusé.',
})
