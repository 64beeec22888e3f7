import type { tunnel as english } from '../en/tunnel.ts'
import type { Translation } from '../templates.ts'

/** What is amiss with the built-in tunnel, and what a check of an address found. */
export const tunnel: Translation<typeof english> = {
  'tunnel.trouble.host_unknown':
    '{host} ist nicht zu finden. Sieh nach, ob dieser Computer online ist; das Studio versucht es von selbst weiter.',
  'tunnel.trouble.no_answer': '{host} antwortet nicht. Das Studio versucht es von selbst weiter.',
  'tunnel.trouble.refused': '{host} gibt gerade keine Adresse her. Das Studio versucht es von selbst weiter.',
  'tunnel.trouble.odd_answer': '{host} antwortet nicht wie ein Tunnelserver. Sieh nach, ob die Adresse stimmt.',
  'tunnel.trouble.dropped': 'Die Verbindung zu {host} ist abgerissen. Das Studio verbindet sich von selbst wieder.',
  'tunnel.trouble.not_seen':
    'Der Link führt gerade nicht hierher. Sieh nach, ob dieser Computer online ist; das Studio versucht es von selbst weiter.',
  'tunnel.trouble.name_taken':
    'Den Namen „{name}“ hat gerade jemand anderes. Bis er wieder frei ist, ist dein Link {url}; das Studio fragt weiter nach ihm.',
  'tunnel.found.here': 'Diese Adresse führt zu deinem Studio.',
  'tunnel.found.here_plain': 'Diese Adresse führt zu deinem Studio, aber ohne https: Browser warnen davor.',
  'tunnel.found.here_near': 'Diese Adresse führt in seinem eigenen Netz zu deinem Studio.',
  'tunnel.found.wrong_door': 'Diese Adresse führt zu diesem Computer, aber zu der Tür, die nur für den Empfang ist.',
  'tunnel.found.nothing_behind': 'Unter dieser Adresse antwortet etwas, findet aber das Studio dahinter nicht.',
  'tunnel.found.another': 'Unter dieser Adresse antwortet etwas, aber nicht dieses Studio.',
  'tunnel.found.unknown_name': 'Diesen Namen gibt es nicht.',
  'tunnel.found.certificate': 'Die Adresse antwortet, aber ihr Zertifikat passt nicht.',
  'tunnel.found.no_answer': 'Unter dieser Adresse antwortet nichts.',
  'tunnel.found.this_computer':
    'Von außen führt diese Adresse nirgendwohin: Auf einem Handy wäre sie das Handy selbst.',
  'tunnel.found.server_works': 'Der Server funktioniert: Er führte hierher und zurück.',
  'tunnel.found.server_unknown': 'Diesen Server gibt es nicht.',
  'tunnel.found.server_silent': 'Der Server antwortet nicht.',
  'tunnel.found.server_refused': 'Der Server antwortet, gibt aber keine Adresse her.',
  'tunnel.found.server_odd': 'Dort antwortet etwas, aber kein Tunnelserver.',
  'tunnel.found.server_leads_nowhere': 'Der Server gibt eine Adresse her, aber sie führt nicht hierher.',
  'tunnel.fix.here_plain': 'Lass das, was vor dem Studio steht, https anbieten.',
  'tunnel.fix.here_near':
    'Öffne sie auf einem Handy im selben WLAN. Geht sie dort nicht auf, erlaube Studio Desk in der Firewall dieses Computers.',
  'tunnel.fix.wrong_door': 'Lass sie stattdessen zu {target} führen.',
  'tunnel.fix.nothing_behind':
    'Lass sie zu {target} auf diesem Computer führen und sieh nach, ob das Programm dafür läuft.',
  'tunnel.fix.another': 'Sieh nach, ob die Adresse stimmt und zu {target} auf diesem Computer führt.',
  'tunnel.fix.unknown_name':
    'Sieh nach, ob er richtig geschrieben ist. Ein neuer Name kann eine Stunde brauchen, bis alle ihn finden.',
  'tunnel.fix.certificate':
    'Ist sie neu, warte ein paar Minuten; sonst sieh nach, ob das Zertifikat genau für diesen Namen ist.',
  'tunnel.fix.no_answer': 'Sieh nach, ob dieser Computer online ist und das Programm läuft, das hierher führt.',
  'tunnel.fix.this_computer': 'Gib die Adresse ein, die deine Kundschaft eintippt.',
  'tunnel.fix.server_unknown': 'Sieh nach, ob sein Name richtig geschrieben ist.',
  'tunnel.fix.server_silent': 'Sieh nach, ob er läuft und dieser Computer online ist.',
  'tunnel.fix.server_refused': 'In seinem Protokoll steht, warum.',
  'tunnel.fix.server_odd': 'Sieh nach, ob die Adresse stimmt.',
  'tunnel.fix.server_leads_nowhere':
    'Sieh nach, ob die Namen unter seinem eigenen zu ihm führen (ein Wildcard-Eintrag) und seine Ports offen sind.',
}
