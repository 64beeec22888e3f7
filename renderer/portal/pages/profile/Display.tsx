import { FormatChoices } from '../../../shared/format/FormatChoices.tsx'
import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { LANGUAGES } from '../../../shared/i18n/language.ts'
import { useLanguageChoice } from '../../../shared/i18n/use-language-choice.ts'
import { useTheme, type ThemeChoice } from '../../../shared/theme/theme.ts'
import { RadioGroup } from '../../../ui/choice/RadioGroup.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'

const THEMES = ['system', 'light', 'dark'] satisfies ThemeChoice[]

/** Light or dark on this device, and the language, in which letters come as well. */
export function Display() {
  const { profile: m } = useMessages()
  const { words } = useSharedMessages()
  const { choice, choose } = useTheme()
  const { available, language, choose: read } = useLanguageChoice()
  return (
    <Card title={m.display}>
      <div className="flex flex-col gap-4">
        <RadioGroup
          label={words.theme}
          value={choice}
          onChange={choose}
          options={THEMES.map((theme) => ({ id: theme, label: words.themes[theme] }))}
        />
        {available.length > 1 ? (
          <RadioGroup
            label={words.language}
            value={language}
            onChange={read}
            options={available.map((code) => ({ id: code, label: LANGUAGES[code] ?? code }))}
          />
        ) : null}
        <FormatChoices />
      </div>
    </Card>
  )
}
