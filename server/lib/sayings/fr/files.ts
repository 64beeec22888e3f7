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
    'C’est un PDF, dont on ne peut pas lire les lignes. Exportez la liste en CSV ou en classeur Excel (.xlsx) et choisissez ce fichier.',
  'migration.is_picture':
    'C’est une image. Exportez la liste en CSV ou en classeur Excel (.xlsx) et choisissez ce fichier.',
  'common.is_required': 'Est obligatoire',
  'amounts.unclear':
    'La direction doit dire, sur l’ordinateur du studio, quels montants sont les bons. D’ici là, rien ne peut être réservé, vendu ou changé.',
  'amounts.are_clear': 'Aucune question n’est en attente\u00a0: les montants sont clairs.',
  'amounts.not_a_reading': 'Cette lecture n’est pas proposée',
  'studio.no_coins': '{what} est à {amount}, ce que {to} ne permet pas de payer en pièces. Arrondissez d’abord.',
  'settings.studio_is_not_set_up': 'Le studio n’est pas encore configuré. Ouvrez-le d’abord sur son propre ordinateur.',
  'settings.expected_timezone_such_as_europe': 'Un fuseau horaire est attendu, par exemple Europe/Madrid',
  'settings.expected_currency_such_as_eur': 'Une devise est attendue, par exemple EUR',
  'backup.copy_is_being_restored_already':
    'Une copie est déjà en cours de restauration. Attendez qu’elle soit terminée.',
  'backup.keys_travel':
    'Les clés de ce studio voyagent avec la copie, sous sa phrase secrète. Saisissez-la, ou restaurez sans elles\u00a0: les mots de passe enregistrés (comme celui du serveur de messagerie), les cartes cadeaux par leur code, le code de secours et les seconds facteurs sont alors perdus.',
  'backup.no_folder_of_computer':
    '{folder} n’est pas un dossier de cet ordinateur. Branchez son disque, ou créez d’abord le dossier.',
  'backup.give_whole_way_to_folder':
    'Indiquez le chemin complet du dossier, par exemple /media/disque-copies ou D:\\Copies.',
  'backup.folder_lies_in_studios_own':
    'Ce dossier se trouve dans celui du studio\u00a0: choisissez-en un sur un autre disque, qui sera encore là si celui-ci ne l’est plus.',
  'backup.bucket_needs_passphrase':
    'Un bucket demande une phrase secrète\u00a0: une copie qui quitte l’ordinateur est chiffrée avec elle.',
  'backup.send_copy_in_part_named':
    'Envoyez la copie dans une partie nommée "file", ou indiquez où elle se trouve (from, file_name).',
  'backup.expected_name_of_copy': 'Doit être le nom d’une copie, tel que la liste des copies le donne.',
  'backup.give_your_own_password':
    'Saisissez votre propre mot de passe, pour que personne d’autre ne mette un autre studio à la place de celui-ci.',
  'migration.there_is_no_such_membership': 'Ce type d’abonnement n’existe pas.',
  'establishments.closed': '{name} n’est plus utilisé. Réactivez d’abord ce lieu.',
  'establishments.first_location_is_where_things':
    'Le premier lieu est celui qui vaut quand aucun n’est indiqué\u202f; il reste.',
  'establishments.something_belongs':
    'Des cours, des rendez-vous, des prestations, des profs ou des bornes dépendent de ce lieu. Désactivez-le plutôt.',
  'establishments.closed_but_used':
    'Des cours, des rendez-vous, des prestations, des profs ou des bornes dépendent encore de ce lieu, il reste donc. Il est déjà désactivé\u202f: rien de nouveau n’y est prévu.',
  'exit_pack.everything_is_being_packed_already':
    'Tout est déjà en cours de préparation. Attendez la fin de ce téléchargement, ou arrêtez-le, puis réessayez.',
  'common.expected_date_yyyy_mm_dd': 'Une date (AAAA-MM-JJ) ou un instant est attendu',
  'pictures.choose_jpeg_png_webp': 'Choisissez une image JPEG, PNG, WebP ou AVIF de 40 mégapixels au plus.',
  'pictures.picture_is_damaged':
    'L’image est endommagée ou incomplète. Enregistrez-la de nouveau et choisissez ce fichier.',
  'pictures.picture_has_more_than_40':
    'L’image a plus de 40 mégapixels. Enregistrez-la en plus petit et choisissez ce fichier.',
  'studio.sales_have_been_made': 'Des ventes ont été faites en {from}\u00a0: le studio garde donc cette devise.',
  'migration.people_alike':
    'Certaines lignes ont l’e-mail de quelqu’un et presque le même nom. S’agit-il de la même personne\u202f?',
  'migration.client_statuses': 'Que disent ces mots\u00a0: est-ce encore un client\u202f?',
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
    'Ces abonnements n’existent pas encore ici et le fichier n’en dit pas tout. Que sont-ils\u202f?',
  'migration.what_do_they_cover': 'Que couvrent ces abonnements\u202f?',
  'migration.what_do_statuses_mean': 'Que veulent dire ces états\u202f?',
  'migration.finer_than_smallest_unit': 'Plus fin que la plus petite unité ({currency}).',
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
    'Certaines personnes ont plusieurs formules en cours. Lesquelles sont valables\u202f?',
  'migration.too_many_columns':
    'Une ligne de ce fichier a plus de 200 colonnes. Retirez ce qui ne sert pas et choisissez-le de nouveau.',
  'migration.too_many_cells':
    'Ce fichier a plus de 5 millions de cellules. Retirez ce qui ne sert pas, ou partagez-le.',
  'migration.cell_too_long':
    'Une cellule de ce fichier contient plus de 100\u202f000 caractères. Raccourcissez-la et choisissez de nouveau le fichier.',
  'migration.too_large_unpacked':
    'Ce fichier dépasse 512 Mo une fois décompressé. Retirez ce qui ne sert pas, ou partagez-le.',
  'migration.too_many_characters':
    'Ce fichier contient plus de 100 millions de caractères. Retirez ce qui ne sert pas, ou partagez-le.',
  'migration.too_many_sheets':
    'Ce classeur a plus de 100 feuilles. Retirez ce qui ne sert pas et choisissez-le de nouveau.',
  'migration.too_many_rows': 'Ce fichier a plus de 200\u202f000 lignes. Partagez-le et importez les parties.',
  'migration.sold_only_products': 'Qu’est-ce qui a été vendu\u202f? Seuls les produits deviennent des ventes ici.',
  'migration.column_is_already_used': 'La colonne «\u00a0{ref}\u00a0» sert déjà pour «\u00a0{field}\u00a0».',
  'migration.takes_one_column_only': '«\u00a0{label}\u00a0» ne prend qu’une colonne.',
  'pictures.heic_picture_as_phones':
    'C’est une image HEIC, telle que les téléphones les enregistrent. Envoyez-la en JPEG et choisissez ce fichier.',
  'studio.calendar_must_end_after_starts': 'Le calendrier doit finir après son début',
  'studio.has_fewer_decimals': '{currency} a moins de décimales que cela',
  'settings.expected_language_such_as_en': 'Une langue est attendue, par exemple en ou de-AT',
  'studio.environment_decides': 'La variable d’environnement {variable} en décide.',
  'settings.expected_5_to_50_letters':
    '5 à 50 lettres, chiffres ou traits d’union sont attendus, par exemple casa-yoga-madrid',
  'tunnel.studio_is_made_up':
    'Ce studio est fictif et ses mots de passe sont publics\u00a0: il ne va pas en ligne. Lancez Studio Desk sans --demo pour le vôtre.',
  'migration.sold_nothing': 'Qu’est-ce qui a été vendu\u202f? Rien ne devient un abonnement sans que vous le disiez.',
  'migration.too_large': 'Le fichier dépasse 50\u00a0Mo. Divisez-le et importez les parties.',
}
