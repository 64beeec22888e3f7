import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Callout, Card, Checkbox, LinkButton, Select, Skeleton, Switch } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useCopy } from '../../../parts/copy/use-copy.ts'
import { paths } from '../../../paths.ts'
import type { Settings } from '../use-settings-form.ts'
import { useStudioSwitch } from '../use-studio-switch.ts'
import { Preview } from './Preview.tsx'
import { SECTIONS, frameLine, framePath, scriptLine, whyNoWebsite, type Section, type Shown } from './lines.ts'

/** Chooses what the studio's website shows, with a preview and one line to copy. */
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

/** The studio's address in a line that can't be copied yet. */
const ADDRESS_TO_COME = 'https://…'

interface CopyLinesProps {
  address: string | null
  shown: Shown
  title: string
}

/** The lines to paste into a website and where, or why there are none and the way to them. */
function CopyLines({ address, shown, title }: CopyLinesProps) {
  const { widget: m } = useMessages().settings
  const why = whyNoWebsite(address)
  if (address === null || why !== null) {
    return (
      <>
        <Callout tone="warn" action={<LinkButton href={paths.settingsPart('online')}>{m.toOnline}</LinkButton>}>
          {m[why ?? 'notOnline']}
        </Callout>
        <Line
          title={m.line}
          means={m.lineMeans}
          text={scriptLine(ADDRESS_TO_COME, shown)}
          copy={m.copy}
          copied={m.copied}
          notYet={m.copyLater}
        />
      </>
    )
  }
  return (
    <>
      <Line title={m.line} means={m.lineMeans} text={scriptLine(address, shown)} copy={m.copy} copied={m.copied} />
      <Line
        title={m.frame}
        means={m.frameMeans}
        text={frameLine(address, shown, title)}
        copy={m.copyFrame}
        copied={m.copiedFrame}
      />
      <Card title={m.where}>
        <dl className="flex flex-col gap-3 text-sm">
          {m.places.map(([place, how]) => (
            <div key={place}>
              <dt className="font-medium">{place}</dt>
              <dd className="text-pretty text-muted">{how}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-xs text-pretty text-muted">{m.colours}</p>
      </Card>
    </>
  )
}

interface LineProps {
  title: string
  means: string
  text: string
  copy: string
  copied: string
  /** Why it cannot be copied yet. */
  notYet?: string
}

function Line({ title, means, text, copy, copied, notYet }: LineProps) {
  const put = useCopy()
  return (
    <Card title={title} description={means}>
      <div className="flex flex-col items-start gap-3">
        <code
          className={`block w-full rounded-md bg-sunken p-3 font-mono text-xs break-all ${notYet ? 'text-muted select-none' : 'select-all'}`}
        >
          {text}
        </code>
        <Button icon="copy" disabledReason={notYet} onPress={() => put(text, copied)}>
          {copy}
        </Button>
      </div>
    </Card>
  )
}

/** True if somebody without an account can ask for a place, and who confirms it. */
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
