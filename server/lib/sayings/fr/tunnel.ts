import type { tunnel as english } from '../en/tunnel.ts'
import type { Translation } from '../templates.ts'

/** What is amiss with the built-in tunnel, and what a check of an address found. */
export const tunnel: Translation<typeof english> = {
  'tunnel.trouble.host_unknown':
    '{host} est introuvable. Vérifiez que cet ordinateur est en ligne\u202f; le studio réessaie de lui-même.',
  'tunnel.trouble.no_answer': '{host} ne répond pas. Le studio réessaie de lui-même.',
  'tunnel.trouble.refused': '{host} ne donne pas d’adresse pour le moment. Le studio réessaie de lui-même.',
  'tunnel.trouble.odd_answer': '{host} ne répond pas comme un serveur de tunnel. Vérifiez que l’adresse est juste.',
  'tunnel.trouble.dropped': 'La connexion à {host} s’est coupée. Le studio se reconnecte de lui-même.',
  'tunnel.trouble.not_seen':
    'Le lien ne mène pas ici pour le moment. Vérifiez que cet ordinateur est en ligne\u202f; le studio réessaie de lui-même.',
  'tunnel.trouble.name_taken':
    'Quelqu’un d’autre a le nom «\u00a0{name}\u00a0» en ce moment. Jusqu’à ce qu’il soit libre, votre lien est {url}\u202f; le studio continue de le demander.',
  'tunnel.found.here': 'Cette adresse mène à votre studio.',
  'tunnel.found.here_plain':
    'Cette adresse mène à votre studio, mais sans https\u00a0: les navigateurs mettent en garde.',
  'tunnel.found.here_near': 'Cette adresse mène à votre studio dans son propre réseau.',
  'tunnel.found.wrong_door': 'Cette adresse mène à cet ordinateur, mais à l’entrée réservée à l’accueil.',
  'tunnel.found.nothing_behind': 'Quelque chose répond à cette adresse, mais ne trouve pas le studio derrière.',
  'tunnel.found.another': 'Quelque chose répond à cette adresse, mais pas ce studio.',
  'tunnel.found.unknown_name': 'Ce nom n’existe pas.',
  'tunnel.found.certificate': 'L’adresse répond, mais son certificat ne convient pas.',
  'tunnel.found.no_answer': 'Rien ne répond à cette adresse.',
  'tunnel.found.this_computer':
    'De l’extérieur, cette adresse ne mène nulle part\u00a0: sur un téléphone, ce serait le téléphone lui-même.',
  'tunnel.found.server_works': 'Le serveur fonctionne\u00a0: il a mené ici et retour.',
  'tunnel.found.server_unknown': 'Ce serveur n’existe pas.',
  'tunnel.found.server_silent': 'Le serveur ne répond pas.',
  'tunnel.found.server_refused': 'Le serveur répond, mais ne donne pas d’adresse.',
  'tunnel.found.server_odd': 'Quelque chose y répond, mais pas un serveur de tunnel.',
  'tunnel.found.server_leads_nowhere': 'Le serveur donne une adresse, mais elle ne mène pas ici.',
  'tunnel.fix.here_plain': 'Faites servir https par ce qui se trouve devant le studio.',
  'tunnel.fix.here_near':
    'Ouvrez-la sur un téléphone du même Wi-Fi. Si elle ne s’y ouvre pas, autorisez Studio Desk dans le pare-feu de cet ordinateur.',
  'tunnel.fix.wrong_door': 'Faites-la plutôt mener à {target}.',
  'tunnel.fix.nothing_behind':
    'Faites-la mener à {target} sur cet ordinateur, et vérifiez que le programme pour cela tourne.',
  'tunnel.fix.another': 'Vérifiez que l’adresse est juste et mène à {target} sur cet ordinateur.',
  'tunnel.fix.unknown_name':
    'Vérifiez son orthographe. Un nouveau nom peut demander une heure avant d’être trouvé partout.',
  'tunnel.fix.certificate':
    'Si elle est nouvelle, attendez quelques minutes\u202f; sinon, vérifiez que le certificat est bien pour ce nom.',
  'tunnel.fix.no_answer': 'Vérifiez que cet ordinateur est en ligne et que le programme qui mène ici tourne.',
  'tunnel.fix.this_computer': 'Saisissez l’adresse que tapent vos clients.',
  'tunnel.fix.server_unknown': 'Vérifiez l’orthographe de son nom.',
  'tunnel.fix.server_silent': 'Vérifiez qu’il tourne et que cet ordinateur est en ligne.',
  'tunnel.fix.server_refused': 'Son journal dit pourquoi.',
  'tunnel.fix.server_odd': 'Vérifiez que l’adresse est juste.',
  'tunnel.fix.server_leads_nowhere':
    'Vérifiez que les noms sous le sien mènent à lui (une entrée générique, *) et que ses ports sont ouverts.',
}
