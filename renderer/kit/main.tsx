import './kit.css'
import { StrictMode, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { accentsOf } from '../../server/lib/accent-rules.ts'
import { texts } from '../manager/messages/index.ts'
import { LanguageProvider, loadReading } from '../shared/i18n/LanguageProvider.tsx'
import { readStudio } from '../shared/studio/studio.ts'
import { StudioProvider } from '../shared/studio/StudioProvider.tsx'
import { useAppliedTheme, useTheme } from '../shared/theme/theme.ts'
import { ToastRegion } from '../ui/feedback/ToastRegion.tsx'
import {
  Button,
  Callout,
  Card,
  EmptyState,
  ErrorState,
  PageHeader,
  SegmentedControl,
  SkeletonRows,
} from '../ui/index.ts'
import { Actions } from './Actions.tsx'
import { Fields } from './Fields.tsx'
import { Overlays } from './Overlays.tsx'
import { Records } from './Records.tsx'

const studio = readStudio()
const BRANDS = ['#1b6f5c', '#5e6ad2', '#facc15', '#be185d', '#111111']

/** Every primitive on one page, for looking at and for the accessibility check; not part of the product. */
function Kit() {
  const { choice, choose } = useTheme()
  const [brand, setBrand] = useState(new URLSearchParams(location.search).get('brand') ?? '#1b6f5c')
  useAppliedTheme(useMemo(() => accentsOf(brand), [brand]))
  return (
    <main className="mx-auto max-w-288 px-6 py-6 phone:px-4">
      <PageHeader title="The kit" description="Every primitive in the theme and colour chosen.">
        <SegmentedControl
          label="Theme"
          value={choice}
          onChange={choose}
          options={[
            { id: 'system', label: 'System', icon: 'screen' },
            { id: 'light', label: 'Light', icon: 'sun' },
            { id: 'dark', label: 'Dark', icon: 'moon' },
          ]}
        />
        <SegmentedControl
          label="Colour"
          value={brand}
          onChange={setBrand}
          options={BRANDS.map((id) => ({ id, label: id }))}
        />
      </PageHeader>
      <div className="flex flex-col gap-5">
        <Actions />
        <Records />
        <Fields />
        <Overlays />
        <States />
      </div>
      <ToastRegion />
    </main>
  )
}

function States() {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 narrow:grid-cols-1">
        <Callout title="Backups share this disk">
          Choose a second folder, so that a broken disk does not take them along.
        </Callout>
        <Callout tone="good">You can restore it as of 02:10: 1,204 clients.</Callout>
        <Callout tone="warn" title="Offers run out" action={<Button size="small">Look</Button>}>
          Three places wait for an answer.
        </Callout>
        <Callout tone="bad" title="Ana can’t book this class">
          <ul className="list-disc ps-4">
            <li>No credits are left on the pack of ten.</li>
            <li>The waiver has not been signed.</li>
          </ul>
        </Callout>
      </div>
      <div className="grid grid-cols-3 gap-5 narrow:grid-cols-1">
        <Card flush>
          <EmptyState icon="calendar" title="Nothing on today" action={<Button look="primary">Plan a class</Button>}>
            A free day, or a week that is not planned yet.
          </EmptyState>
        </Card>
        <Card flush>
          <ErrorState title="This could not be loaded" retry="Try again" onRetry={() => {}}>
            The studio can’t be reached.
          </ErrorState>
        </Card>
        <Card flush>
          <SkeletonRows rows={5} />
        </Card>
      </div>
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <StudioProvider initial={studio}>
      <LanguageProvider texts={texts} Locale={I18nProvider} initial={await loadReading(texts, studio)}>
        <Kit />
      </LanguageProvider>
    </StudioProvider>
  </StrictMode>,
)
