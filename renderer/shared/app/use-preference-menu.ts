import { LANGUAGES } from '../i18n/language.ts'
import { useSharedMessages } from '../i18n/catalogue.ts'
import { useLanguageChoice } from '../i18n/use-language-choice.ts'
import { useTheme, type ThemeChoice } from '../theme/theme.ts'
import type { TitledActions } from '../../ui/overlay/Menu.tsx'

const ICONS = { system: 'screen', light: 'sun', dark: 'moon' } as const

/** The choices of theme and language as groups of a menu under their titles; languages only where there are several. */
export function usePreferenceMenu(): TitledActions[] {
  const { words } = useSharedMessages()
  const { choice, choose } = useTheme()
  const { available, language, choose: read } = useLanguageChoice()
  const themes = (['system', 'light', 'dark'] as ThemeChoice[]).map((theme) => ({
    label: words.themes[theme],
    icon: ICONS[theme],
    isChosen: theme === choice,
    onAction: () => choose(theme),
  }))
  const languages = available.map((code) => ({
    label: LANGUAGES[code] ?? code,
    isChosen: code === language,
    onAction: () => read(code),
  }))
  return [
    { title: words.theme, actions: themes },
    ...(available.length > 1 ? [{ title: words.language, actions: languages }] : []),
  ]
}
