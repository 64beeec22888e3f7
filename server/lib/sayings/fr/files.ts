import type { files as english } from '../en/files.ts'
import type { Translation } from '../templates.ts'

export const files: Translation<typeof english> = {
  'migration.questions_open': [
    'Une question reste ouverte\u00a0: {questions}',
    '{n} questions restent ouvertes\u00a0: {questions}',
  ],
  'migration.doesnt_look_like_table':
    'Cela ne ressemble pas à un tableau de texte. Exportez la liste en CSV ou en classeur Excel (.xlsx) et choisissez ce fichier.',
  'migration.file_cant_be_read_as':
    'Ce fichier ne se lit pas comme un classeur\u202f; il est peut-être endommagé, protégé par un mot de passe ou d’un autre type. Exportez la liste en CSV ou en classeur Excel (.xlsx) et choisissez ce fichier.',
  'migration.web_page_without_table':
    'C’est une page web sans tableau. Exportez la liste en CSV ou en classeur Excel (.xlsx) et choisissez ce fichier.',
  'migration.neither_csv_nor_excel':
    'Ce n’est ni un CSV ni un classeur Excel. Exportez la liste en CSV ou en classeur Excel (.xlsx) et choisissez ce fichier.',
  'migration.is_pdf':
    'C’est un PDF\u00a0: ses lignes ne sont pas lisibles. Exportez la liste en CSV ou en classeur Excel (.xlsx) et choisissez ce fichier.',
  'migration.is_picture':
    'C’est une image. Exportez la liste en CSV ou en classeur Excel (.xlsx) et choisissez ce fichier.',
  'common.is_required': 'Champ obligatoire',
  'amounts.unclear':
    'Le ou la propriétaire doit indiquer, sur l’ordinateur du studio, quels montants sont justes. D’ici là, rien ne peut être réservé, vendu ou modifié.',
  'amounts.are_clear': 'Les montants sont clairs\u202f; il n’y a rien à répondre.',
  'amounts.not_a_reading': 'Ce n’est pas un des choix proposés',
  'studio.no_coins': '{what}\u00a0: {amount} ne peut pas être payé en pièces ({to}). Arrondissez d’abord.',
  'settings.studio_is_not_set_up': 'Le studio n’est pas encore configuré. Ouvrez-le d’abord sur son propre ordinateur.',
  'settings.expected_timezone_such_as_europe': 'Un fuseau horaire est attendu, par exemple Europe/Madrid',
  'settings.expected_currency_such_as_eur': 'Une devise est attendue, par exemple EUR',
  'backup.copy_is_being_restored_already': 'Une sauvegarde est déjà en cours de restauration. Attendez la fin.',
  'backup.keys_travel':
    'La sauvegarde contient les clés du studio, protégées par sa phrase secrète. Saisissez-la, ou restaurez sans les clés\u00a0: les mots de passe enregistrés (comme celui du serveur d’e-mail), les codes des cartes cadeaux, le code de secours et les seconds facteurs seront perdus.',
  'backup.no_folder_of_computer':
    '{folder} n’est pas un dossier de cet ordinateur. Branchez son disque, ou créez d’abord le dossier.',
  'backup.give_whole_way_to_folder':
    'Indiquez le chemin complet du dossier, par exemple /media/disque-sauvegardes ou D:\\Sauvegardes.',
  'backup.folder_lies_in_studios_own':
    'Ce dossier est dans celui du studio. Choisissez-en un sur un autre disque, au cas où celui-ci tomberait en panne.',
  'backup.bucket_needs_passphrase':
    'Le stockage externe demande une phrase secrète\u00a0: elle chiffre les sauvegardes qui quittent cet ordinateur.',
  'backup.send_copy_in_part_named':
    'Envoyez la sauvegarde dans une partie nommée "file", ou indiquez où elle se trouve (from, file_name).',
  'backup.expected_name_of_copy': 'Doit être le nom d’une sauvegarde de la liste.',
  'backup.give_your_own_password':
    'Saisissez votre mot de passe, pour que personne d’autre ne remplace ce studio par un autre.',
  'migration.there_is_no_such_membership': 'Ce type d’abonnement n’existe pas.',
  'establishments.closed': 'Le lieu {name} n’est plus utilisé. Réactivez-le d’abord.',
  'establishments.first_location_is_where_things': 'Le premier lieu est le lieu par défaut\u00a0: il reste.',
  'establishments.something_belongs':
    'Des cours, des rendez-vous, des prestations, des professeurs ou des bornes dépendent de ce lieu. Désactivez-le plutôt.',
  'establishments.closed_but_used':
    'Des cours, des rendez-vous, des prestations, des professeurs ou des bornes dépendent encore de ce lieu\u00a0: il reste. Il est déjà désactivé\u202f; rien de nouveau n’y est prévu.',
  'exit_pack.everything_is_being_packed_already':
    'Un export est déjà en cours. Attendez la fin du téléchargement, ou annulez-le, puis réessayez.',
  'common.expected_date_yyyy_mm_dd': 'Une date (AAAA-MM-JJ) ou un instant est attendu',
  'pictures.choose_jpeg_png_webp': 'Choisissez une image JPEG, PNG, WebP ou AVIF de 40 mégapixels au plus.',
  'pictures.picture_is_damaged':
    'L’image est endommagée ou incomplète. Enregistrez-la de nouveau et choisissez ce fichier.',
  'pictures.picture_has_more_than_40':
    'L’image a plus de 40 mégapixels. Enregistrez-la en plus petit et choisissez ce fichier.',
  'studio.sales_have_been_made': 'Des ventes ont été faites en {from}\u00a0: le studio garde donc cette devise.',
  'migration.people_alike':
    'Certaines lignes ont l’e-mail de quelqu’un et presque le même nom. S’agit-il de la même personne\u202f?',
  'migration.client_statuses': 'Que signifient ces mots\u00a0: s’agit-il encore de clients\u202f?',
  'migration.several_rows_without_e_mail':
    'Plusieurs lignes sans e-mail portent le même nom. S’agit-il de la même personne\u202f?',
  'migration.answer': 'Répondez à «\u00a0{id}\u00a0».',
  'migration.nothing_was_imported_yet': 'Rien n’a encore été importé\u00a0: il n’y a rien à annuler.',
  'migration.only_running_import_can': 'Seule une importation en cours peut être arrêtée.',
  'migration.only_stopped_or_failed_import':
    'Seule une importation arrêtée ou interrompue par une erreur peut reprendre.',
  'migration.import_was_confirmed_before':
    'Cette importation a déjà été confirmée. Choisissez de nouveau le fichier pour l’importer une autre fois.',
  'migration.memberships_are_not_here_yet':
    'Ces abonnements sont nouveaux ici et le fichier ne les décrit pas entièrement. De quel type sont-ils\u202f?',
  'migration.what_do_they_cover': 'Que couvrent ces abonnements\u202f?',
  'migration.what_do_statuses_mean': 'Que veulent dire ces états\u202f?',
  'migration.finer_than_smallest_unit': 'Trop de décimales pour cette devise ({currency}).',
  'migration.no_such_cell': 'La ligne {row} ou sa colonne n’existe pas dans ce fichier.',
  'migration.no_rejected_rows': 'Cette importation n’a refusé aucune ligne.',
  'migration.import_is_running': 'L’importation est en cours. Arrêtez-la d’abord, puis annulez-la.',
  'migration.excel_file_of_old':
    'C’est un ancien fichier Excel (.xls) ou un fichier protégé par un mot de passe. Ouvrez-le dans Excel ou LibreOffice, choisissez «\u00a0Enregistrer sous\u00a0», puis «\u00a0Classeur Excel (.xlsx)\u00a0» ou «\u00a0CSV\u00a0», et prenez ce fichier.',
  'migration.file_is_empty': 'Le fichier est vide. Exportez-le de nouveau et vérifiez qu’il contient des lignes.',
  'migration.file_has_no_column': 'Le fichier n’a pas de colonne «\u00a0{ref}\u00a0».',
  'migration.there_is_no_field': 'Il n’y a pas de champ «\u00a0{field}\u00a0» dans une importation ({entity}).',
  'migration.file_holds_no_rows':
    'Le fichier ne contient aucune ligne. Exportez-le de nouveau et vérifiez qu’il contient des lignes.',
  'migration.there_are_column_names': 'Le fichier contient des noms de colonnes, mais aucune ligne en dessous.',
  'migration.no_row_with_column_names':
    'Aucune ligne avec des noms de colonnes n’a été trouvée. Mettez des noms comme «\u00a0Nom\u00a0» et «\u00a0E-mail\u00a0» au-dessus des lignes.',
  'migration.quotation_mark_open':
    'Un guillemet ouvert à la ligne {row} n’est jamais refermé\u00a0: impossible de distinguer les lignes suivantes. Corrigez cette ligne et choisissez de nouveau le fichier.',
  'migration.compressed_file':
    'C’est un fichier compressé. Décompressez-le d’abord et choisissez le fichier qu’il contient.',
  'migration.several_running_plans':
    'Certaines personnes ont plusieurs abonnements en cours. Lesquels sont valables\u202f?',
  'migration.too_many_columns':
    'Une ligne de ce fichier a plus de 200 colonnes. Retirez ce qui ne sert pas et choisissez-le de nouveau.',
  'migration.too_many_cells': 'Ce fichier a plus de 5 millions de cellules. Retirez ce qui ne sert pas, ou divisez-le.',
  'migration.cell_too_long':
    'Une cellule de ce fichier contient plus de 100\u202f000 caractères. Raccourcissez-la et choisissez de nouveau le fichier.',
  'migration.too_large_unpacked':
    'Ce fichier dépasse 512 Mo une fois décompressé. Retirez ce qui ne sert pas, ou divisez-le.',
  'migration.too_many_characters':
    'Ce fichier contient plus de 100 millions de caractères. Retirez ce qui ne sert pas, ou divisez-le.',
  'migration.too_many_sheets':
    'Ce classeur a plus de 100 feuilles. Retirez ce qui ne sert pas et choisissez-le de nouveau.',
  'migration.too_many_rows': 'Ce fichier a plus de 200\u202f000 lignes. Divisez-le et importez les parties.',
  'migration.sold_only_products': 'Qu’est-ce qui a été vendu\u202f? Seuls les produits deviennent des ventes ici.',
  'migration.column_is_already_used': 'La colonne «\u00a0{ref}\u00a0» est déjà utilisée pour un autre champ.',
  'migration.takes_one_column_only': 'Ce champ n’accepte qu’une colonne.',
  'pictures.heic_picture_as_phones':
    'C’est une image HEIC de téléphone. Enregistrez-la en JPEG et choisissez ce fichier.',
  'studio.calendar_must_end_after_starts': 'Le calendrier doit finir après son début',
  'studio.has_fewer_decimals': '{currency} n’a pas autant de décimales',
  'settings.expected_language_such_as_en': 'Une langue est attendue, par exemple en ou de-AT',
  'studio.environment_decides': 'La variable d’environnement {variable} fixe ce réglage.',
  'settings.expected_5_to_50_letters':
    '5 à 50 lettres, chiffres ou traits d’union sont attendus, par exemple casa-yoga-madrid',
  'tunnel.studio_is_made_up':
    'C’est un studio d’exemple aux mots de passe publics\u00a0: il ne peut pas être mis en ligne. Lancez Studio Desk sans --demo pour le vôtre.',
  'migration.sold_nothing': 'Qu’est-ce qui a été vendu\u202f? Cela ne devient un abonnement que si vous l’indiquez.',
  'migration.too_large': 'Le fichier dépasse 50\u00a0Mo. Divisez-le et importez les parties.',
}
