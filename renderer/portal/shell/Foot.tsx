import { useSharedMessages } from '../../shared/i18n/catalogue.ts'
import { LANGUAGES } from '../../shared/i18n/language.ts'
import { useLanguageChoice } from '../../shared/i18n/use-language-choice.ts'
import { useStudio } from '../../shared/studio/studio.ts'
import { Anchor } from '../../ui/button/Anchor.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useMessages } from '../messages/index.ts'
import { legalWays } from '../parts/legal.ts'
import { paths } from '../paths.ts'

/** The foot of every page. */
export default function Foot() {
  const { shell } = useMessages()
  const { legal } = useStudio()
  return (
    <footer className="flex h-(--foot) items-center justify-center gap-6 px-4 text-xs">
      <Anchor href={paths.accessibility()} className="ring-focus inline-flex min-h-11 items-center text-muted">
        {shell.accessibility}
      </Anchor>
      {legalWays(legal).map(({ kind, ...to }) => (
        <Anchor
          key={kind}
          {...to}
          className="ring-focus inline-flex min-h-11 items-center text-muted phone:text-center"
        >
          {shell.legal[kind]}
        </Anchor>
      ))}
      <LanguageChoice />
    </footer>
  )
}

/** Chooses the language, each named in itself, so that people who can't read the page find theirs. */
function LanguageChoice() {
  const { words } = useSharedMessages()
  const { available, language, choose } = useLanguageChoice()
  return (
    <span className="relative inline-flex items-center text-muted">
      <Icon name="globe" size={14} className="pointer-events-none absolute start-0" />
      <select
        aria-label={words.language}
        value={language}
        onChange={({ target }) => choose(target.value)}
        className="ring-focus h-11 appearance-none rounded-md bg-transparent ps-5 pe-5 text-muted"
      >
        {available.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGES[code]}
          </option>
        ))}
      </select>
      <Icon name="down" size={12} className="pointer-events-none absolute end-0" />
    </span>
  )
}
