/** What is amiss with the built-in tunnel, and what a check of an address found. */
export const tunnel = {
  'tunnel.trouble.host_unknown':
    '{host} can’t be found. See that this computer is online; the studio tries again by itself.',
  'tunnel.trouble.no_answer': '{host} does not answer. The studio tries again by itself.',
  'tunnel.trouble.refused': '{host} gives no address at the moment. The studio tries again by itself.',
  'tunnel.trouble.odd_answer': '{host} does not answer like a tunnel server. See that its address is right.',
  'tunnel.trouble.dropped': 'The connection to {host} broke off. The studio connects again by itself.',
  'tunnel.trouble.not_seen':
    'The link does not lead here at the moment. See that this computer is online; the studio tries again by itself.',
  'tunnel.trouble.name_taken':
    'Somebody else has the name “{name}”. Your link is {url} until it is free again; the studio keeps asking for it.',
  'tunnel.found.here': 'This address leads to your studio.',
  'tunnel.found.here_plain': 'This address leads to your studio, but without https: browsers warn of it.',
  'tunnel.found.here_near': 'This address leads to your studio in its own network.',
  'tunnel.found.wrong_door': 'This address leads to this computer, but to the door that is for the desk alone.',
  'tunnel.found.nothing_behind': 'Something answers at this address, but it does not find the studio behind it.',
  'tunnel.found.another': 'Something answers at this address, but it is not this studio.',
  'tunnel.found.unknown_name': 'There is no such name.',
  'tunnel.found.certificate': 'The address answers, but its certificate does not fit.',
  'tunnel.found.no_answer': 'Nothing answers at this address.',
  'tunnel.found.this_computer': 'This address leads nowhere from outside: on a phone it would be the phone itself.',
  'tunnel.found.server_works': 'The server works: it led here and back.',
  'tunnel.found.server_unknown': 'There is no such server.',
  'tunnel.found.server_silent': 'The server does not answer.',
  'tunnel.found.server_refused': 'The server answers, but gives no address.',
  'tunnel.found.server_odd': 'Something answers there, but it is no tunnel server.',
  'tunnel.found.server_leads_nowhere': 'The server gives an address, but that does not lead here.',
  'tunnel.fix.here_plain': 'Have whatever stands in front of the studio serve https.',
  'tunnel.fix.here_near':
    'Open it on a phone in the same Wi-Fi. If it does not open there, allow Studio Desk in this computer’s firewall.',
  'tunnel.fix.wrong_door': 'Have it lead to {target} instead.',
  'tunnel.fix.nothing_behind':
    'Have it lead to {target} on this computer, and see that the program that does so is running.',
  'tunnel.fix.another': 'See that the address is right, and that it leads to {target} on this computer.',
  'tunnel.fix.unknown_name': 'See that it is spelled right. A new name can take an hour until everybody finds it.',
  'tunnel.fix.certificate': 'Wait a few minutes if it is new; else see that the certificate is for this very name.',
  'tunnel.fix.no_answer': 'See that this computer is online, and that the program that leads here is running.',
  'tunnel.fix.this_computer': 'Enter the address that your clients type.',
  'tunnel.fix.server_unknown': 'See that its name is spelled right.',
  'tunnel.fix.server_silent': 'See that it is running and that this computer is online.',
  'tunnel.fix.server_refused': 'Its log says why.',
  'tunnel.fix.server_odd': 'See that the address is right.',
  'tunnel.fix.server_leads_nowhere':
    'See that the names under its own lead to it (a wildcard entry), and that its ports are open.',
} as const
