export const en = {
  online: {
    title: 'Going online',
    manager: 'Allow access to this application from outside',
    managerMeans: 'Always with sign-in. When off, only clients and instructors can reach the studio from outside.',
    on: 'The application can be used from outside now',
    off: 'The application only works on this computer now',
    doors: 'Network and proxies',
    doorsMeans: 'For studios that run their own network or server. Most leave this as it is.',
    lan: 'Portal available in the studio’s network',
    lanMeans: 'Phones on the same Wi-Fi can open it at this computer’s address.',
    forwarded: 'Trust the proxy’s client address',
    forwardedMeans:
      'Uses the last X-Forwarded-For entry as the caller’s address. Only turn this on if your proxy or tunnel sets it. Otherwise callers can fake their address.',
    proxies: 'Proxies on other computers',
    proxiesMeans: 'Their addresses or ranges, separated by commas. One on this computer needs no entry.',
    proxiesExample: '192.168.1.2, 10.0.0.0/8',
  },
}

type Words = typeof en

export const de: Words = {
  online: {
    title: 'Online gehen',
    manager: 'Zugriff auf diese Anwendung von außen erlauben',
    managerMeans: 'Immer mit Anmeldung. Ist das aus, erreichen nur Kund:innen und Trainer:innen das Studio von außen.',
    on: 'Die Anwendung ist jetzt von außen nutzbar',
    off: 'Die Anwendung ist jetzt nur auf diesem Computer nutzbar',
    doors: 'Netzwerk und Proxys',
    doorsMeans: 'Für Studios mit eigenem Netzwerk oder Server. Die meisten lassen das, wie es ist.',
    lan: 'Portal im Netzwerk des Studios erreichbar',
    lanMeans: 'Handys im selben WLAN öffnen es unter der Adresse dieses Computers.',
    forwarded: 'Der vom Proxy gemeldeten Adresse vertrauen',
    forwardedMeans:
      'Verwendet den letzten Eintrag in X-Forwarded-For als Adresse der Anfrage. Nur einschalten, wenn dein Proxy oder Tunnel ihn selbst setzt. Sonst lässt sich die Adresse fälschen.',
    proxies: 'Proxys auf anderen Computern',
    proxiesMeans:
      'Ihre Adressen oder Bereiche, durch Kommas getrennt. Proxys auf diesem Computer brauchen keinen Eintrag.',
    proxiesExample: '192.168.1.2, 10.0.0.0/8',
  },
}

export const es: Words = {
  online: {
    title: 'Ponerse online',
    manager: 'Permitir el acceso a esta aplicación desde fuera',
    managerMeans:
      'Siempre iniciando sesión. Si está desactivado, solo los clientes y los profesores llegan al centro desde fuera.',
    on: 'La aplicación ya se puede usar desde fuera',
    off: 'La aplicación ahora solo se puede usar en este ordenador',
    doors: 'Red y proxies',
    doorsMeans: 'Para centros con red o servidor propios. La mayoría lo deja como está.',
    lan: 'Portal accesible en la red del centro',
    lanMeans: 'Los móviles de la misma wifi lo abren en la dirección de este ordenador.',
    forwarded: 'Confiar en la dirección de origen del proxy',
    forwardedMeans:
      'Usa la última entrada de X-Forwarded-For como dirección de origen. Actívalo solo si la escribe tu proxy o túnel. Si no, la dirección se puede falsificar.',
    proxies: 'Proxies en otros ordenadores',
    proxiesMeans: 'Sus direcciones o rangos, separados por comas. Los de este ordenador no hace falta indicarlos.',
    proxiesExample: '192.168.1.2, 10.0.0.0/8',
  },
}

export const fr: Words = {
  online: {
    title: 'Mise en ligne',
    manager: 'Autoriser l’accès à cette application depuis l’extérieur',
    managerMeans:
      'Toujours avec connexion. Sinon, seuls les clients et les professeurs joignent le studio de l’extérieur.',
    on: 'L’application est désormais accessible depuis l’extérieur',
    off: 'L’application n’est plus accessible que sur cet ordinateur',
    doors: 'Réseau et proxys',
    doorsMeans: 'Pour les studios qui ont leur propre réseau ou serveur. La plupart n’y touchent pas.',
    lan: 'Portail accessible dans le réseau du studio',
    lanMeans: 'Les téléphones du même Wi-Fi l’ouvrent à l’adresse de cet ordinateur.',
    forwarded: 'Faire confiance au proxy pour l’adresse d’origine',
    forwardedMeans:
      'Utilise la dernière entrée de X-Forwarded-For comme adresse d’origine. À activer seulement si votre proxy ou tunnel l’écrit lui-même. Sinon, l’adresse peut être falsifiée.',
    proxies: 'Proxys sur d’autres ordinateurs',
    proxiesMeans: 'Leurs adresses ou plages, séparées par des virgules. Un proxy sur cet ordinateur n’en a pas besoin.',
    proxiesExample: '192.168.1.2, 10.0.0.0/8',
  },
}

export const it: Words = {
  online: {
    title: 'Andare online',
    manager: 'Consenti l’accesso a questa applicazione da fuori',
    managerMeans: 'Sempre con accesso. Se disattivato, solo clienti e insegnanti raggiungono lo studio da fuori.',
    on: 'L’applicazione ora si può usare da fuori',
    off: 'L’applicazione ora si può usare solo su questo computer',
    doors: 'Rete e proxy',
    doorsMeans: 'Per studi con una propria rete o un proprio server. La maggior parte lascia tutto così.',
    lan: 'Portale raggiungibile nella rete dello studio',
    lanMeans: 'I telefoni sulla stessa rete Wi-Fi lo aprono all’indirizzo di questo computer.',
    forwarded: 'Fidati dell’indirizzo di origine del proxy',
    forwardedMeans:
      'Usa l’ultima voce X-Forwarded-For come indirizzo di origine. Attivalo solo se la scrive il tuo proxy o tunnel. Altrimenti l’indirizzo si può falsificare.',
    proxies: 'Proxy su altri computer',
    proxiesMeans: 'I loro indirizzi o intervalli, separati da virgole. Quelli su questo computer non vanno indicati.',
    proxiesExample: '192.168.1.2, 10.0.0.0/8',
  },
}
