export const en = {
  online: {
    title: 'Going online',
    manager: 'This application can be used from outside as well',
    managerMeans: 'Behind signing in. Off: only clients and instructors reach the studio from outside.',
    on: 'It can be used from outside now',
    off: 'It can only be used on this computer now',
    doors: 'Network and proxies',
    doorsMeans: 'For those who run a network or a server of their own. Most studios leave this as it is.',
    lan: 'The studio’s network reaches the portal',
    lanMeans: 'Phones in the same Wi-Fi then find it at this computer’s address.',
    forwarded: 'Believe the proxy about who asks',
    forwardedMeans:
      'Takes the last X-Forwarded-For entry for the caller’s address. Only where your proxy or tunnel writes it itself: else anybody can pass for anybody.',
    proxies: 'Proxies on other computers',
    proxiesMeans: 'Their addresses or ranges, separated by commas. One on this computer needs no entry.',
    proxiesExample: '192.168.1.2, 10.0.0.0/8',
  },
}

type Words = typeof en

export const de: Words = {
  online: {
    title: 'Online gehen',
    manager: 'Diese Anwendung lässt sich auch von außen nutzen',
    managerMeans: 'Nach dem Anmelden. Aus: Von außen ist nur das Portal erreichbar.',
    on: 'Sie lässt sich jetzt von außen nutzen',
    off: 'Sie lässt sich jetzt nur auf diesem Computer nutzen',
    doors: 'Netz und Proxys',
    doorsMeans:
      'Für alle, die ein eigenes Netz oder einen eigenen Server betreiben. Die meisten Studios lassen das, wie es ist.',
    lan: 'Das Portal ist im Netz des Studios erreichbar',
    lanMeans: 'Handys im selben WLAN finden es dann unter der Adresse dieses Computers.',
    forwarded: 'Dem Proxy glauben, wer anfragt',
    forwardedMeans:
      'Nimmt den letzten Eintrag in X-Forwarded-For als Adresse der Anfrage. Nur, wenn dein Proxy oder Tunnel ihn selbst schreibt: Sonst kann sich jeder als jeder ausgeben.',
    proxies: 'Proxys auf anderen Computern',
    proxiesMeans:
      'Ihre Adressen oder Bereiche, durch Kommas getrennt. Einer auf diesem Computer braucht keinen Eintrag.',
    proxiesExample: '192.168.1.2, 10.0.0.0/8',
  },
}

export const es: Words = {
  online: {
    title: 'Ponerse en línea',
    manager: 'Esta aplicación también se puede usar desde fuera',
    managerMeans:
      'Siempre iniciando sesión. Si está desactivado, desde fuera solo llegan al centro los clientes y los profesores.',
    on: 'Ya se puede usar desde fuera',
    off: 'Ahora solo se puede usar en este ordenador',
    doors: 'Red y proxies',
    doorsMeans: 'Para quien tiene una red o un servidor propios. La mayoría de los centros lo deja como está.',
    lan: 'El portal es accesible en la red del centro',
    lanMeans: 'Los móviles de la misma wifi lo encuentran en la dirección de este ordenador.',
    forwarded: 'Confiar en lo que dice el proxy sobre quién pregunta',
    forwardedMeans:
      'Toma como dirección de quien llama la última entrada de X-Forwarded-For. Solo si la escribe tu propio proxy o túnel: si no, cualquiera puede hacerse pasar por cualquiera.',
    proxies: 'Proxies en otros ordenadores',
    proxiesMeans: 'Sus direcciones o rangos, separados por comas. Uno en este ordenador no hace falta indicarlo.',
    proxiesExample: '192.168.1.2, 10.0.0.0/8',
  },
}

export const fr: Words = {
  online: {
    title: 'Mise en ligne',
    manager: 'Cette application s’utilise aussi depuis l’extérieur',
    managerMeans:
      'Derrière la connexion. Désactivé\u00a0: seuls les clients et les profs joignent le studio de l’extérieur.',
    on: 'Elle s’utilise désormais depuis l’extérieur',
    off: 'Elle ne s’utilise plus que sur cet ordinateur',
    doors: 'Réseau et proxys',
    doorsMeans: 'Pour qui gère son propre réseau ou serveur. La plupart des studios n’y touchent pas.',
    lan: 'Le portail est joignable dans le réseau du studio',
    lanMeans: 'Les téléphones du même Wi-Fi le trouvent alors à l’adresse de cet ordinateur.',
    forwarded: 'Croire le proxy sur qui demande',
    forwardedMeans:
      'Prend la dernière entrée de X-Forwarded-For pour l’adresse de qui appelle. Seulement si votre proxy ou tunnel l’écrit lui-même\u00a0: sinon, n’importe qui peut se faire passer pour n’importe qui.',
    proxies: 'Proxys sur d’autres ordinateurs',
    proxiesMeans: 'Leurs adresses ou plages, séparées par des virgules. Un proxy sur cet ordinateur n’en a pas besoin.',
    proxiesExample: '192.168.1.2, 10.0.0.0/8',
  },
}

export const it: Words = {
  online: {
    title: 'Andare online',
    manager: 'Questa applicazione si può usare anche da fuori',
    managerMeans: 'Dopo l’accesso. Se disattivato: da fuori raggiungono lo studio solo clienti e insegnanti.',
    on: 'Ora si può usare da fuori',
    off: 'Ora si può usare solo su questo computer',
    doors: 'Rete e proxy',
    doorsMeans:
      'Per chi gestisce una propria rete o un proprio server. La maggior parte degli studi lascia tutto così.',
    lan: 'La rete dello studio raggiunge il portale',
    lanMeans: 'I telefoni nella stessa rete Wi-Fi lo trovano all’indirizzo di questo computer.',
    forwarded: 'Fidati del proxy su chi chiede',
    forwardedMeans:
      'Prende l’ultima voce X-Forwarded-For come indirizzo di chi chiama. Solo dove la scrive il tuo proxy o tunnel stesso: altrimenti chiunque può spacciarsi per chiunque.',
    proxies: 'Proxy su altri computer',
    proxiesMeans: 'I loro indirizzi o intervalli, separati da virgole. Uno su questo computer non va indicato.',
    proxiesExample: '192.168.1.2, 10.0.0.0/8',
  },
}
