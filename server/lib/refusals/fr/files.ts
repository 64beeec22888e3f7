import type { RefusalWords } from '../texts.ts'

export const files: RefusalWords<'files'> = {
  'Is required': 'Est obligatoire',
  '{what} is {amount}, which {to} has no coins for. Round it first.':
    '{what} est à {amount}, ce que {to} ne permet pas de payer en pièces. Arrondissez d’abord.',
  'The studio is not set up yet. Open it on its own computer first.':
    'Le studio n’est pas encore configuré. Ouvrez-le d’abord sur son propre ordinateur.',
  'Expected a timezone such as Europe/Madrid': 'Un fuseau horaire est attendu, par exemple Europe/Madrid',
  'Expected a currency such as EUR': 'Une devise est attendue, par exemple EUR',
  'A copy is being restored already. Wait until that is done.':
    'Une copie est déjà en cours de restauration. Attendez qu’elle soit terminée.',
  'The keys of this studio travel with the copy under its passphrase. Give it, or restore without them: then saved passwords such as the mail server’s, gift cards by their codes, the recovery code and second factors are lost.':
    'Les clés de ce studio voyagent avec la copie, sous sa phrase secrète. Saisissez-la, ou restaurez sans elles\u00a0: les mots de passe enregistrés (comme celui du serveur de messagerie), les cartes cadeaux par leur code, le code de secours et les seconds facteurs sont alors perdus.',
  '{folder} is no folder of this computer. Connect its disk, or make the folder first.':
    '{folder} n’est pas un dossier de cet ordinateur. Branchez son disque, ou créez d’abord le dossier.',
  'Give the whole way to the folder, such as /media/backup-disk or D:\\Copies.':
    'Indiquez le chemin complet du dossier, par exemple /media/disque-copies ou D:\\Copies.',
  'This folder lies in the studio’s own: choose one on another disk, which is still there when this one is not.':
    'Ce dossier se trouve dans celui du studio\u00a0: choisissez-en un sur un autre disque, qui sera encore là si celui-ci ne l’est plus.',
  'A bucket needs a passphrase: a copy that leaves the computer is encrypted under it.':
    'Un bucket demande une phrase secrète\u00a0: une copie qui quitte l’ordinateur est chiffrée avec elle.',
  'Send the copy in a part named "file", or say where it lies (from, file_name).':
    'Envoyez la copie dans une partie nommée "file", ou indiquez où elle se trouve (from, file_name).',
  'Is the name of a copy, as the list of copies says it.':
    'Doit être le nom d’une copie, tel que la liste des copies le donne.',
  'Give your own password, so that nobody else puts another studio in place of this one.':
    'Saisissez votre propre mot de passe, pour que personne d’autre ne mette un autre studio à la place de celui-ci.',
  'There is no such membership type.': 'Ce type d’abonnement n’existe pas.',
  'The first location is where things happen when none is named; it stays.':
    'Le premier lieu est celui qui vaut quand aucun n’est indiqué\u202f; il reste.',
  'Classes, instructors or kiosks belong to this location. Deactivate it instead.':
    'Des cours, des profs ou des bornes dépendent de ce lieu. Désactivez-le plutôt.',
  'Everything is being packed already. Wait until that download has ended, or end it, then try again.':
    'Tout est déjà en cours de préparation. Attendez la fin de ce téléchargement, ou arrêtez-le, puis réessayez.',
  'Expected a date (YYYY-MM-DD) or an instant': 'Une date (AAAA-MM-JJ) ou un instant est attendu',
  'Choose a JPEG, PNG, WebP or AVIF picture of up to 40 megapixels.':
    'Choisissez une image JPEG, PNG, WebP ou AVIF de 40 mégapixels au plus.',
  'The picture is damaged or not complete. Save it anew and choose that.':
    'L’image est endommagée ou incomplète. Enregistrez-la de nouveau et choisissez ce fichier.',
  'The picture has more than 40 megapixels. Save it smaller and choose that.':
    'L’image a plus de 40 mégapixels. Enregistrez-la en plus petit et choisissez ce fichier.',
  'Sales have been made in {from}, so the studio stays with it.':
    'Des ventes ont été faites en {from}\u00a0: le studio garde donc cette devise.',
  'Several rows without an e-mail have the same name. Are they the same person?':
    'Plusieurs lignes sans e-mail portent le même nom. S’agit-il de la même personne\u202f?',
  'Answer “{id}”.': 'Répondez à «\u00a0{id}\u00a0».',
  'Nothing was imported yet, so there is nothing to take back.':
    'Rien n’a encore été importé\u00a0: il n’y a rien à annuler.',
  'Only a running import can be stopped.': 'Seule une importation en cours peut être arrêtée.',
  'Only a stopped or failed import can be resumed.':
    'Seule une importation arrêtée ou interrompue par une erreur peut reprendre.',
  'This import was confirmed before. Choose the file again to import it once more.':
    'Cette importation a déjà été confirmée. Choisissez de nouveau le fichier pour l’importer une autre fois.',
  'These memberships are not here yet and the file doesn’t say all about them. What are they?':
    'Ces abonnements n’existent pas encore ici et le fichier n’en dit pas tout. Que sont-ils\u202f?',
  'What do these statuses mean?': 'Que veulent dire ces états\u202f?',
  'Finer than the smallest unit of {currency}.': 'Plus fin que la plus petite unité ({currency}).',
  'The import is running. Stop it first, then take it back.':
    'L’importation est en cours. Arrêtez-la d’abord, puis annulez-la.',
  'This is an Excel file of the old kind (.xls) or one protected by a password. Please open it in Excel or LibreOffice, choose “Save as”, then “Excel workbook (.xlsx)” or “CSV”, and choose that file.':
    'C’est un ancien fichier Excel (.xls) ou un fichier protégé par un mot de passe. Ouvrez-le dans Excel ou LibreOffice, choisissez «\u00a0Enregistrer sous\u00a0», puis «\u00a0Classeur Excel (.xlsx)\u00a0» ou «\u00a0CSV\u00a0», et prenez ce fichier.',
  'The file is empty. Please export it again and check that it holds rows.':
    'Le fichier est vide. Exportez-le de nouveau et vérifiez qu’il contient des lignes.',
  'This doesn’t look like a table of text. {how}': 'Cela ne ressemble pas à un tableau de texte. {how}',
  'This file can’t be read as a workbook; it may be damaged, protected by a password or of another kind. {how}':
    'Ce fichier ne se lit pas comme un classeur\u202f; il est peut-être endommagé, protégé par un mot de passe ou d’un autre type. {how}',
  'The file has no column “{ref}”.': 'Le fichier n’a pas de colonne «\u00a0{ref}\u00a0».',
  'There is no field “{field}” in an import of {status}.':
    'Il n’y a pas de champ «\u00a0{field}\u00a0» dans une importation ({status}).',
  'The file holds no rows. Please export it again and check that it holds rows.':
    'Le fichier ne contient aucune ligne. Exportez-le de nouveau et vérifiez qu’il contient des lignes.',
  'There are column names in the file but no rows below them.':
    'Le fichier contient des noms de colonnes, mais aucune ligne en dessous.',
  'No row with column names was found. Please put names such as “Name” and “Email” above the rows.':
    'Aucune ligne avec des noms de colonnes n’a été trouvée. Mettez des noms comme «\u00a0Nom\u00a0» et «\u00a0E-mail\u00a0» au-dessus des lignes.',
  'A quotation mark opened in row {row} is never closed, so the rows after it can’t be told apart. Please correct that row and choose the file again.':
    'Un guillemet ouvert à la ligne {row} n’est jamais refermé\u00a0: impossible de distinguer les lignes suivantes. Corrigez cette ligne et choisissez de nouveau le fichier.',
  'This is a web page without a table in it. {how}': 'C’est une page web sans tableau. {how}',
  'This is neither CSV nor an Excel workbook. {how}': 'Ce n’est ni un CSV ni un classeur Excel. {how}',
  'This is a PDF, from which rows can’t be read. {how}': 'C’est un PDF, dont on ne peut pas lire les lignes. {how}',
  'This is a picture. {how}': 'C’est une image. {how}',
  'This is a compressed file. Please unpack it first and choose the file inside.':
    'C’est un fichier compressé. Décompressez-le d’abord et choisissez le fichier qu’il contient.',
  'Some people have more than one running plan. Which of them hold?':
    'Certaines personnes ont plusieurs formules en cours. Lesquelles sont valables\u202f?',
  'A row of this file has more than 200 columns. Please leave out what you don’t need and choose it again.':
    'Une ligne de ce fichier a plus de 200 colonnes. Retirez ce qui ne sert pas et choisissez-le de nouveau.',
  'This file has more than 5 million cells. Please leave out what you don’t need, or split it.':
    'Ce fichier a plus de 5 millions de cellules. Retirez ce qui ne sert pas, ou partagez-le.',
  'A cell of this file holds more than 100,000 characters. Please shorten it and choose the file again.':
    'Une cellule de ce fichier contient plus de 100\u202f000 caractères. Raccourcissez-la et choisissez de nouveau le fichier.',
  'This file is larger than 512 MB when it is unpacked. Please leave out what you don’t need, or split it.':
    'Ce fichier dépasse 512 Mo une fois décompressé. Retirez ce qui ne sert pas, ou partagez-le.',
  'This file holds more than 100 million characters. Please leave out what you don’t need, or split it.':
    'Ce fichier contient plus de 100 millions de caractères. Retirez ce qui ne sert pas, ou partagez-le.',
  'This workbook has more than 100 sheets. Please leave out what you don’t need and choose it again.':
    'Ce classeur a plus de 100 feuilles. Retirez ce qui ne sert pas et choisissez-le de nouveau.',
  'This file has more than 200,000 rows. Please split it and import the parts.':
    'Ce fichier a plus de 200\u202f000 lignes. Partagez-le et importez les parties.',
  'What is it that was sold? Only products become sales here.':
    'Qu’est-ce qui a été vendu\u202f? Seuls les produits deviennent des ventes ici.',
  'Column “{ref}” is already used for “{field}”.':
    'La colonne «\u00a0{ref}\u00a0» sert déjà pour «\u00a0{field}\u00a0».',
  '“{label}” takes one column only.': '«\u00a0{label}\u00a0» ne prend qu’une colonne.',
  'This is a HEIC picture, as phones save them. Send it as a JPEG and choose that.':
    'C’est une image HEIC, telle que les téléphones les enregistrent. Envoyez-la en JPEG et choisissez ce fichier.',
  'The calendar must end after it starts': 'Le calendrier doit finir après son début',
  '{currency} has fewer decimals than that': '{currency} a moins de décimales que cela',
  'Expected a language such as en or de-AT': 'Une langue est attendue, par exemple en ou de-AT',
  '{variable} in the environment decides this.': 'La variable d’environnement {variable} en décide.',
  'Expected 5 to 50 letters, digits or hyphens, such as casa-yoga-madrid':
    '5 à 50 lettres, chiffres ou traits d’union sont attendus, par exemple casa-yoga-madrid',
  'This studio is made up and its passwords are published: it does not go online. Start Studio Desk without --demo for your own.':
    'Ce studio est fictif et ses mots de passe sont publics\u00a0: il ne va pas en ligne. Lancez Studio Desk sans --demo pour le vôtre.',
  'One question is open: {names}': 'Une question reste ouverte\u00a0: {names}',
  '{count} questions are open: {names}': '{count} questions restent ouvertes\u00a0: {names}',
  'What is it that was sold? Nothing becomes a membership unless you say so.':
    'Qu’est-ce qui a été vendu\u202f? Rien ne devient un abonnement sans que vous le disiez.',
  'The file is larger than 50 MB. Please split it and import the parts.':
    'Le fichier dépasse 50\u00a0Mo. Divisez-le et importez les parties.',
}
