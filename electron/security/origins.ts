/** The scheme of the shell's own pages, which no other program can ask for. */
export const PAGE_SCHEME = 'studio-desk-page'
/** The origin of those pages. */
export const PAGE_ORIGIN = `${PAGE_SCHEME}://shell`

/** Origins of the running studio; undefined while it is not served. */
export interface Origins {
  local: string | undefined
  /** The clients' door on this computer. */
  public: string | undefined
  /** The origin at which clients reach it from elsewhere, as the owner has set it. */
  outside?: string
}

/** True if an address belongs to an origin, as browsers tell origins apart. */
export function isOf(origin: string | undefined, address: string): boolean {
  if (origin === undefined || !URL.canParse(address)) return false
  const { protocol, host, username, password } = new URL(address)
  return `${protocol}//${host}` === origin && username === '' && password === ''
}

/** True if an address may be shown in the shell's window: the studio's own door, and the shell's own pages. */
export function isOwn(address: string, { local }: Origins): boolean {
  return isOf(local, address) || isOf(PAGE_ORIGIN, address)
}

/** The frame a message came from, as far as it says who speaks. */
export interface SendingFrame {
  url: string
  parent: unknown
}

/** True if a message to the shell comes from one of the shell's pages, and not from a frame within it. */
export function isTrustedSender(frame: SendingFrame | null): boolean {
  return frame !== null && frame.parent === null && isOf(PAGE_ORIGIN, frame.url)
}
