import { figures, plurals } from '../../../shared/i18n/plural.ts'

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
