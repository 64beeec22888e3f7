import { createContext, use } from 'react'
import type { Accents } from '../../../server/lib/accent-rules.ts'
import type { LegalKind } from '../../../server/features/settings/legal-values.ts'
import type { Typeface } from '../../../server/lib/typeface-rules.ts'

/** What the server writes into the page about the studio, before anybody signs in. */
export interface Studio {
  configured: boolean
  /** Names the studio in the addresses that everybody may read. */
  public_studio_id: string | null
  studio_name: string | null
  address: string | null
  /** Where the studio is written to and rung up, where it has said so. */
  email: string | null
  phone: string | null
  locale: string | null
  primary_color: string | null
  /** That colour in every use, readable on every ground; null in a page that no server has filled. */
  accents: Accents | null
  secondary_color: string | null
  /** The pairing of faces that the page is set in. */
  typeface: Typeface
  /** The style sheet of all pairings, in the manager's pages alone: there one is chosen. */
  faces_sheet?: string | null
  /** Pictures of the studio's own, where it has given some: addresses that anybody reads. */
  logo_url: string | null
  cover_url: string | null
  timezone: string | null
  /** The region that the timezone lies in. */
  region: string | null
  currency: string | null
  /** Where clients read what they accept: an address, `text` for the portal's own page; null: the studio has none. */
  legal: Record<LegalKind, string | null>
  /** True if clients can buy online. */
  sells_online: boolean
  /** True if what is owed can be paid online, whatever is sold. */
  pays_online: boolean
  /** The first location's name, where there are several: only there it is said where a class is. */
  first_location: string | null
  /** Whether an owner has to say what the studio's amounts are before anything else. */
  amounts_unclear?: boolean
  door: 'local' | 'public'
  /** What kept the studio's computer from saving as the page was made. */
  storage: string | null
  /** Whether managers can sign in by this way in, and if not, why. */
  managers: 'here' | 'closed' | 'free-tunnel'
}

const NOTHING_YET: Studio = {
  configured: true,
  public_studio_id: null,
  studio_name: null,
  address: null,
  email: null,
  phone: null,
  locale: null,
  primary_color: null,
  accents: null,
  secondary_color: null,
  typeface: 'clear',
  logo_url: null,
  cover_url: null,
  timezone: null,
  region: null,
  currency: null,
  legal: { terms: null, privacy_policy: null },
  sells_online: false,
  pays_online: false,
  first_location: null,
  door: 'local',
  storage: null,
  managers: 'here',
}

export function readStudio(): Studio {
  const text = document.getElementById('studio')?.textContent || '{}'
  return { ...NOTHING_YET, ...(JSON.parse(text) as Partial<Studio>) }
}

export interface StudioState {
  studio: Studio
  /** Takes what a settings page has just saved, so that name, colours and formats follow at once. */
  update: (change: Partial<Studio>) => void
}

export const StudioContext = createContext<StudioState | null>(null)

export function useStudioState(): StudioState {
  const state = use(StudioContext)
  if (!state) throw new Error('StudioProvider is missing around the page')
  return state
}

export const useStudio = (): Studio => useStudioState().studio
