import { createContext, use } from 'react'
import type { Accents } from '../../../server/lib/accent-rules.ts'
import type { LegalKind } from '../../../server/features/settings/legal-values.ts'
import type { Typeface } from '../../../server/lib/typeface-rules.ts'

/** The facts about the studio that the server writes into the page, before anybody signs in. */
export interface Studio {
  configured: boolean
  /** Names the studio in the addresses that everybody may read. */
  public_studio_id: string | null
  studio_name: string | null
  address: string | null
  /** The studio's email address and phone number, if given. */
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
  /** The legal pages: an address, `text` for the portal's page, or null if the studio has none. */
  legal: Record<LegalKind, string | null>
  /** True if clients can buy online. */
  sells_online: boolean
  /** True if what is owed can be paid online, whatever is sold. */
  pays_online: boolean
  /** The first of several locations; null if there is one, as pages then name no place. */
  first_location: string | null
  /** True if an owner has to say what the studio's amounts are before anything else. */
  amounts_unclear?: boolean
  door: 'local' | 'public'
  /** The reason why the studio's computer could not save when the page was made. */
  storage: string | null
  /** True if managers can sign in by this way in, and if not, why. */
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
