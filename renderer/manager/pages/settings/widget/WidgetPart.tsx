import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Card, Checkbox, Select, Skeleton, Switch } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Settings } from '../use-settings-form.ts'
import { useStudioSwitch } from '../use-studio-switch.ts'
import { CopyLines } from './CopyLines.tsx'
import { framePath, SECTIONS, whyNoWebsite, type Section } from './lines.ts'

/** What the studio shows on its own website: chosen, seen as it will look, and one line to copy. */
export default function WidgetPart() {
  const studio = useApi('GET /api/v1/studio')
  return (
    <Loaded query={studio} skeleton={<Skeleton className="h-96" />}>
      {(settings) => <Website settings={settings} />}
    </Loaded>
  )
}

const AS_SITE = 'site'

function Website({ settings }: { settings: Settings }) {
  const { widget: m } = useMessages().settings
  const [sections, setSections] = useState<readonly Section[]>(['schedule', 'prices'])
  const [language, setLanguage] = useState(AS_SITE)
  const shown = { sections, language: language === AS_SITE ? null : language }
  const toggle = (section: Section, isOn: boolean) =>
    setSections(SECTIONS.filter((one) => (one === section ? isOn : sections.includes(one))))
  const languages = Object.entries(m.languages).map(([id, label]) => ({ id, label }))
  const isReached = whyNoWebsite(settings.tunnel_url) === null
  const lines = <CopyLines address={settings.tunnel_url} shown={shown} title={settings.studio_name} />
  return (
    <div className="flex flex-col gap-4">
      {isReached ? null : lines}
      <Card title={m.title} description={m.titleMeans}>
        <div className="flex flex-col gap-4">
          <div role="group" aria-label={m.show} className="flex flex-wrap gap-x-6 gap-y-1">
            {SECTIONS.map((section) => (
              <Checkbox
                key={section}
                value={sections.includes(section)}
                onChange={(isOn) => toggle(section, isOn)}
                disabledReason={sections.length === 1 && sections.includes(section) && m.one}
              >
                {m.section[section]}
              </Checkbox>
            ))}
          </div>
          <Select
            label={m.language}
            value={language}
            onChange={setLanguage}
            options={[{ id: AS_SITE, label: m.asSite }, ...languages]}
            className="max-w-72"
          />
        </div>
      </Card>
      <GuestSwitch isOn={settings.guest_bookings_enabled} />
      <Card title={m.preview} description={m.previewMeans} flush>
        <p
          aria-hidden
          className="flex items-center gap-1.5 border-b border-line bg-sunken px-4 py-2 before:size-2.5 before:rounded-full before:bg-line-strong"
        >
          <span className="size-2.5 rounded-full bg-line-strong" />
          <span className="size-2.5 rounded-full bg-line-strong" />
          <span className="ms-3 min-w-0 flex-1 truncate rounded-md bg-surface px-3 py-1 text-xs text-muted">
            {settings.website_url?.replace(/^https?:\/\//, '') || m.yourWebsite}
          </span>
        </p>
        <Preview key={`${framePath(shown)} ${settings.updated_at}`} src={framePath(shown)} title={m.preview} />
      </Card>
      {isReached ? lines : null}
    </div>
  )
}

/** Whether somebody without an account can ask for a place, and who confirms it. */
function GuestSwitch({ isOn }: { isOn: boolean }) {
  const { widget: m } = useMessages().settings
  const denied = useDenied()('settings.manage')
  const hasMail = useApi('GET /api/v1/studio/status').data?.mail_configured !== false
  const set = useStudioSwitch('guest_bookings_enabled', { on: m.guestsOn, off: m.guestsOff })
  return (
    <Card>
      <Switch
        value={isOn}
        onChange={set}
        description={hasMail ? m.guestsMeans : `${m.guestsMeans} ${m.guestsNoMail}`}
        disabledReason={denied}
      >
        {m.guests}
      </Switch>
    </Card>
  )
}

/** The widget in its page, as high as what it shows and never so high that what follows is out of sight. */
function Preview({ src, title }: { src: string; title: string }) {
  const [height, setHeight] = useState<number>()
  const follow = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument?.documentElement
    if (page) new ResizeObserver(() => setHeight(page.offsetHeight)).observe(page)
  }
  return (
    <iframe
      src={src}
      title={title}
      onLoad={(event) => follow(event.currentTarget)}
      style={{ height }}
      className="block h-96 max-h-96 min-h-24 w-full rounded-b-lg"
    />
  )
}
