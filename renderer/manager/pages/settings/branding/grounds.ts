import type { ThemeName } from '../../../../../server/lib/accent-rules.ts'

/** The ground and the neutral text of each theme, for a sample of one theme next to the other. */
export const GROUNDS: Record<ThemeName, { surface: string; ink: string; muted: string; line: string }> = {
  light: { surface: '#ffffff', ink: '#1d211f', muted: '#535957', line: '#e1e5e3' },
  dark: { surface: '#171a19', ink: '#ecefed', muted: '#b3b9b6', line: '#2b302e' },
}
