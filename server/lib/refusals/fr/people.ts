import type { RefusalWords } from '../texts.ts'

export const people: RefusalWords<'people'> = {
  'From outside, managers sign in with a second factor. Set it up at the studio’s own computer: sign in there, open the menu with your name and choose “Second factor”.':
    'Depuis l’extérieur, la gérance se connecte avec un second facteur. Configurez-le sur l’ordinateur du studio\u00a0: connectez-vous là-bas, ouvrez le menu à votre nom et choisissez «\u00a0Second facteur\u00a0».',
  'E-mail or password is wrong.': 'L’e-mail ou le mot de passe est faux.',
  'This link was used already or is too old. Ask for a new one.':
    'Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau.',
  'This is not the recovery code. Look for the one you were shown last.':
    'Ce n’est pas le code de secours. Cherchez celui qui vous a été montré en dernier.',
  'This password is too common. Choose one that others don’t use.':
    'Ce mot de passe est trop répandu. Choisissez-en un que d’autres n’utilisent pas.',
  'The password can’t be the e-mail.': 'Le mot de passe ne peut pas être l’e-mail.',
  'This studio has an owner already. Sign in instead.': 'Ce studio a déjà un propriétaire. Connectez-vous.',
  'Your session has ended. Please sign in again.': 'Votre session est terminée. Veuillez vous reconnecter.',
  'Give the client an e-mail first: they sign in with it.':
    'Donnez d’abord un e-mail à cette personne\u00a0: elle s’en sert pour se connecter.',
  'Reactivate the client first, then invite them.': 'Réactivez d’abord cette personne, puis invitez-la.',
  'Another account signs in with this e-mail. Ask the studio to put them together.':
    'Un autre compte se connecte avec cet e-mail. Demandez au studio de les réunir.',
  'The studio knows this e-mail already. We have sent a link to it: follow it to set a password and find everything that is yours.':
    'Le studio connaît déjà cet e-mail. Nous y avons envoyé un lien\u00a0: ouvrez-le pour choisir un mot de passe et retrouver tout ce qui est à vous.',
  'This client signs in already. They can be sent a link for a new password.':
    'Cette personne se connecte déjà. Vous pouvez lui envoyer un lien pour un nouveau mot de passe.',
  'Managers can’t work here from outside: the studio keeps that to its own computer. The owner can open it there, under Settings, Online.':
    'La gérance ne peut pas travailler ici depuis l’extérieur\u00a0: le studio réserve cela à son propre ordinateur. La personne propriétaire peut l’ouvrir là-bas, sous Réglages, En ligne.',
  'Sign in again, with the code of your authenticator app.':
    'Reconnectez-vous, avec le code de votre application d’authentification.',
  'Type the code that your authenticator app shows, or a recovery code.':
    'Saisissez le code qu’affiche votre application d’authentification, ou un code de secours.',
  'This code is not right or was used already. Wait for the next one and check the clock of your phone.':
    'Ce code n’est pas le bon ou a déjà servi. Attendez le suivant et vérifiez l’heure de votre téléphone.',
  'Your account has a second factor already. Turn it off first, then set up another.':
    'Votre compte a déjà un second facteur. Désactivez-le d’abord, puis configurez-en un autre.',
  'Begin again: there is no secret waiting for its code.': 'Recommencez\u00a0: aucun secret n’attend son code.',
  'Your account has no second factor.': 'Votre compte n’a pas de second facteur.',
  'The password is wrong.': 'Le mot de passe est faux.',
  'Only an owner can take off a second factor.': 'Seule une personne propriétaire peut retirer un second facteur.',
  'Turn your own second factor off in your account, with your password and a code.':
    'Désactivez votre propre second facteur dans votre compte, avec votre mot de passe et un code.',
  'Name a rule or an event': 'Indiquez une règle ou un événement',
  'The rule has a condition of its own': 'La règle a sa propre condition',
  'It has no steps yet. Add one, then switch it on.':
    'Il n’y a pas encore d’étape. Ajoutez-en une, puis activez l’automatisation.',
  'It is a draft and does nothing yet. Only an active one can be paused.':
    'C’est un brouillon, qui ne fait encore rien. Seule une automatisation active peut être mise en pause.',
  'It is a draft. Switch it on by setting its status to active.':
    'C’est un brouillon. Pour l’activer, mettez son état sur actif.',
  'It is {it} and can’t be {it2} any more. Create another one, or delete this one.':
    'État actuel\u00a0: {it}. L’état «\u00a0{it2}\u00a0» n’est plus possible. Créez une autre automatisation, ou supprimez celle-ci.',
  '{name} is used by {names}. Change or delete what uses it first.':
    '{name} sert à\u00a0: {names}. Changez ou supprimez d’abord ce qui s’en sert.',
  'Another client signs in with this e-mail. A child can share a guardian’s.':
    'Quelqu’un d’autre se connecte avec cet e-mail. Un enfant peut avoir le même que son représentant légal.',
  'Nobody is their own guardian': 'Personne n’est son propre représentant légal',
  'A client who signs in needs an e-mail': 'Pour se connecter, il faut un e-mail',
  '{name} signs in and acts for themselves. Only a client without a login has a guardian.':
    '{name} se connecte et agit en son propre nom. Seule une personne sans accès a un représentant légal.',
  '{name} has a guardian, too. Choose somebody who acts for themselves.':
    '{name} a aussi un représentant légal. Choisissez quelqu’un qui agit en son propre nom.',
  '{name} is a guardian. Give those they look after another guardian first.':
    '{name} représente d’autres personnes. Donnez-leur d’abord un autre représentant légal.',
  '{name} has a guardian who acts for them. Take the guardian away first, then they can sign in.':
    '{name} a un représentant légal qui agit à sa place. Retirez-le d’abord\u202f; la connexion sera alors possible.',
  'A guardian acts for the person with this e-mail. Ask the studio to give them a login of their own.':
    'Un représentant légal agit pour la personne qui a cet e-mail. Demandez au studio de lui donner son propre accès.',
  'The text of “{title}” was changed after it was shown: version {version} is current now. Read it, then sign.':
    'Le texte de «\u00a0{title}\u00a0» a été modifié après son affichage\u00a0: la version {version} est la version actuelle. Lisez-la, puis signez.',
  '“{title}” is not in use any more; nothing need be signed.':
    '«\u00a0{title}\u00a0» n’est plus utilisé\u202f; il n’y a rien à signer.',
  'Set up the studio’s mail server first.': 'Configurez d’abord le serveur de messagerie du studio.',
  'This mail has gone out already.': 'Cet e-mail est déjà parti.',
  'This mail is out of date. Send a new one from where it came from.':
    'Cet e-mail est dépassé. Envoyez-en un nouveau depuis l’endroit d’où il venait.',
  'Give the password for this server and user name':
    'Saisissez le mot de passe de ce serveur et de ce nom d’utilisateur',
  'Expected the name of a server, such as smtp.example.com':
    'Le nom d’un serveur est attendu, par exemple smtp.example.com',
  'The mail could not be sent: {reason}': 'L’e-mail n’a pas pu être envoyé\u00a0: {reason}',
  'The mail password was kept with another computer’s key and can’t be read here. Enter it again.':
    'Le mot de passe de la messagerie a été gardé avec la clé d’un autre ordinateur et ne peut pas être lu ici. Saisissez-le de nouveau.',
  'Only an owner can do this.': 'Seule une personne propriétaire peut le faire.',
  'This is done once the client is erased: open the client’s data under Compliance.':
    'Ce sera fait quand les données de cette personne seront effacées\u00a0: ouvrez-les sous Conformité.',
  'Only an owner can change an owner’s account.':
    'Seule une personne propriétaire peut changer le compte d’un propriétaire.',
  'Somebody on the team signs in with this e-mail already.': 'Quelqu’un de l’équipe se connecte déjà avec cet e-mail.',
  'This link is not complete. Open it from the e-mail once more.':
    'Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail.',
  'This client is not active. Activate them first, then they can be told.':
    'Ce compte client n’est pas actif. Réactivez-le d’abord\u202f; vous pourrez alors lui écrire.',
  'Expected a path such as /bookings, or an https address':
    'Un chemin comme /bookings ou une adresse https est attendu',
  'There is a role “{name}” already.': 'Il y a déjà un rôle «\u00a0{name}\u00a0».',
  'You can’t hand on what you may not do yourself: {names}. The owner can.':
    'Vous ne pouvez pas transmettre des droits que vous n’avez pas\u00a0: {names}. La personne propriétaire le peut.',
  'The role “{name}” may do what you may not: {names}. The owner can change it.':
    'Le rôle «\u00a0{name}\u00a0» a des droits que vous n’avez pas\u00a0: {names}. La personne propriétaire peut le changer.',
  'The owner’s role may do everything, always. Add another role.':
    'Le rôle de propriétaire a tous les droits, toujours. Ajoutez un autre rôle.',
  '{name} may do what you may not: {names}. The owner can change the account.':
    '{name} a des droits que vous n’avez pas\u00a0: {names}. La personne propriétaire peut changer ce compte.',
  '{staffCount} on the team have this role. Give them another one first.':
    'Ce rôle sert encore dans l’équipe ({staffCount}). Donnez d’abord un autre rôle à ces personnes.',
  'This is the only owner. Make somebody else an owner first.':
    'C’est la seule personne propriétaire. Donnez d’abord ce rôle à quelqu’un d’autre.',
  'There is a tag {name} already. Choose another name.': 'Il y a déjà une étiquette {name}. Choisissez un autre nom.',
  'Give an https address out in the net or in the studio’s own network; this computer itself is told nothing.':
    'Indiquez une adresse https sur Internet ou dans le réseau du studio\u202f; rien n’est envoyé à cet ordinateur même.',
  'This is the studio’s own address. Give that of the program that is to be told.':
    'C’est l’adresse du studio lui-même. Indiquez celle du programme à prévenir.',
  'Must have no user name or password in it': 'Ne doit contenir ni nom d’utilisateur ni mot de passe',
  'Expected an address such as https://example.com/hook':
    'Une adresse est attendue, par exemple https://example.com/hook',
  'What this mail said is not kept any more. Send a new one from where it came from.':
    'Le contenu de cet e-mail n’est plus conservé. Envoyez-en un nouveau depuis l’endroit d’où il venait.',
  'You have {count} saved lists. Delete one that you no longer need.':
    'Vous avez {count} listes enregistrées. Supprimez-en une dont vous n’avez plus besoin.',
  'As many lists are saved as one can have': 'On ne peut pas enregistrer plus de listes',
}
