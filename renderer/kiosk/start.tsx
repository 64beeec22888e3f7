import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { LanguageProvider, loadReading } from '../shared/i18n/LanguageProvider.tsx'
import { readStudio, useStudio } from '../shared/studio/studio.ts'
import { StudioProvider } from '../shared/studio/StudioProvider.tsx'
import { applyTheme, useAppliedTheme } from '../shared/theme/theme.ts'
import { Kiosk } from './Kiosk.tsx'
import { texts } from './messages/index.ts'

/** Nothing here is of the component library: nobody need tell it the locale. */
const Locale = ({ children }: { children: ReactNode }) => children

/** Puts the kiosk on its page, in the studio's colours and language. */
export async function start(): Promise<void> {
  const studio = readStudio()
  applyTheme(studio.accents)
  const initial = await loadReading(texts, studio)
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <StudioProvider initial={studio}>
        <LanguageProvider texts={texts} Locale={Locale} initial={initial}>
          <Themed />
        </LanguageProvider>
      </StudioProvider>
    </StrictMode>,
  )
}

/** The kiosk by day and by night, as its tablet has it. */
function Themed() {
  useAppliedTheme(useStudio().accents)
  return <Kiosk />
}
