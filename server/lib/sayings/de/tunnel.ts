import type { tunnel as english } from '../en/tunnel.ts'
import type { Translation } from '../templates.ts'

/** Problems of the built-in tunnel, and results of checking an address. */
export const tunnel: Translation<typeof english> = {
  'tunnel.trouble.host_unknown':
    '{host} ist nicht zu finden. Prüfe, ob dieser Computer online ist; Studio Desk versucht es automatisch weiter.',
  'tunnel.trouble.no_answer': '{host} antwortet nicht. Studio Desk versucht es automatisch weiter.',
  'tunnel.trouble.refused': '{host} vergibt gerade keine Adresse. Studio Desk versucht es automatisch weiter.',
  'tunnel.trouble.odd_answer': '{host} antwortet nicht wie ein Tunnelserver. Prüfe die Adresse.',
  'tunnel.trouble.dropped': 'Die Verbindung zu {host} ist abgebrochen. Studio Desk verbindet sich automatisch wieder.',
  'tunnel.trouble.not_seen':
    'Dein Link führt gerade nicht hierher. Prüfe, ob dieser Computer online ist; Studio Desk versucht es automatisch weiter.',
  'tunnel.trouble.name_taken':
    'Der Name „{name}“ ist gerade vergeben. Bis er wieder frei ist, ist dein Link {url}; Studio Desk versucht es weiter.',
  'tunnel.found.here': 'Diese Adresse führt zu deinem Studio.',
  'tunnel.found.here_plain': 'Diese Adresse führt zu deinem Studio, aber ohne https: Browser warnen davor.',
  'tunnel.found.here_near': 'Diese Adresse führt im Netz des Studios zu deinem Studio.',
  'tunnel.found.wrong_door': 'Diese Adresse führt zu diesem Computer, aber zur Adresse, die nur für den Empfang ist.',
  'tunnel.found.nothing_behind': 'Unter dieser Adresse antwortet etwas, findet aber das Studio dahinter nicht.',
  'tunnel.found.another': 'Unter dieser Adresse antwortet etwas, aber nicht dieses Studio.',
  'tunnel.found.unknown_name': 'Diesen Namen gibt es nicht.',
  'tunnel.found.certificate': 'Die Adresse antwortet, aber ihr Zertifikat passt nicht.',
  'tunnel.found.no_answer': 'Unter dieser Adresse antwortet nichts.',
  'tunnel.found.this_computer':
    'Von außen führt diese Adresse nirgendwohin: Auf einem Handy meint sie das Handy selbst.',
  'tunnel.found.server_works': 'Der Server funktioniert: Die Testverbindung kam an.',
  'tunnel.found.server_unknown': 'Diesen Server gibt es nicht.',
  'tunnel.found.server_silent': 'Der Server antwortet nicht.',
  'tunnel.found.server_refused': 'Der Server antwortet, vergibt aber keine Adresse.',
  'tunnel.found.server_odd': 'Dort antwortet etwas, aber kein Tunnelserver.',
  'tunnel.found.server_leads_nowhere': 'Der Server vergibt eine Adresse, aber sie führt nicht hierher.',
  'tunnel.fix.here_plain': 'Richte https auf dem Proxy vor dem Studio ein.',
  'tunnel.fix.here_near':
    'Öffne sie auf einem Handy im selben WLAN. Öffnet sie sich nicht, erlaube Studio Desk in der Firewall dieses Computers.',
  'tunnel.fix.wrong_door': 'Leite sie stattdessen an {target} weiter.',
  'tunnel.fix.nothing_behind':
    'Leite sie an {target} auf diesem Computer weiter und prüfe, ob das Programm dafür läuft.',
  'tunnel.fix.another': 'Prüfe, ob die Adresse stimmt und zu {target} auf diesem Computer führt.',
  'tunnel.fix.unknown_name':
    'Prüfe die Schreibweise. Ein neuer Name kann eine Stunde brauchen, bis er überall funktioniert.',
  'tunnel.fix.certificate':
    'Ist die Adresse neu, warte ein paar Minuten. Prüfe sonst, ob das Zertifikat genau für diesen Namen gilt.',
  'tunnel.fix.no_answer': 'Prüfe, ob dieser Computer online ist und das Programm läuft, das hierher führt.',
  'tunnel.fix.this_computer': 'Gib die Adresse ein, die deine Kund:innen verwenden.',
  'tunnel.fix.server_unknown': 'Prüfe, ob sein Name richtig geschrieben ist.',
  'tunnel.fix.server_silent': 'Prüfe, ob er läuft und dieser Computer online ist.',
  'tunnel.fix.server_refused': 'Den Grund nennt sein Protokoll.',
  'tunnel.fix.server_odd': 'Prüfe die Adresse.',
  'tunnel.fix.server_leads_nowhere':
    'Prüfe, ob seine Subdomains zu ihm führen (ein Wildcard-Eintrag) und seine Ports offen sind.',
}
