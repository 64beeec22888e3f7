import type { ReactNode } from 'react'
import { useApi } from '../../../../api/index.ts'
import { now } from '../../../../shared/clock.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useStudio } from '../../../../shared/studio/studio.ts'
import { Button, ButtonGroup, Callout, LinkButton, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { CopySettings } from './places/use-places.ts'
import { useNotAtHand } from './use-not-at-hand.ts'

/** The page to print for the day the studio's computer is lost, as it will be on paper. */
export default function EmergencyPage() {
  const { paper: m } = useMessages().copies
  const notAtHand = useNotAtHand()
  return (
    <>
      <div className="print:hidden">
        <PageHeader title={m.title}>
          <ButtonGroup>
            <LinkButton href={paths.settingsPart('copies')}>{m.back}</LinkButton>
            <Button look="primary" icon="print" disabledReason={notAtHand} onPress={() => print()}>
              {m.now}
            </Button>
          </ButtonGroup>
        </PageHeader>
      </div>
      {notAtHand === null ? <Sheet /> : <Callout tone="plain">{notAtHand}</Callout>}
    </>
  )
}

function Sheet() {
  const settings = useApi('GET /api/v1/studio/backup-settings')
  const { studio_name } = useStudio()
  const status = useApi('GET /api/v1/studio/status')
  return (
    <Loaded query={settings}>
      {(known) => (
        <EmergencySheet
          settings={known}
          studio={studio_name ?? ''}
          link={status.data?.is_public ? status.data.public_url : null}
        />
      )}
    </Loaded>
  )
}

interface EmergencySheetProps {
  settings: CopySettings
  studio: string
  /** The studio's address for clients; null if they can't reach it from outside. */
  link: string | null
}

/** One sheet, black on white: where the copies are, where what opens them is kept, and what to do in order. No secrets. */
function EmergencySheet({ settings, studio, link }: EmergencySheetProps) {
  const { paper: m } = useMessages().copies
  const format = useFormat()
  const steps = [m.install, m.choose, m.place, settings.has_passphrase && m.give, m.signIn, m.letters].filter(Boolean)
  return (
    <article className="mx-auto max-w-176 border border-line bg-white p-10 text-sm text-black print:max-w-none print:border-0 print:p-0 phone:p-4">
      <h2 className="text-2xl font-semibold">{m.title}</h2>
      <p className="mt-1 text-base">{m.of(studio)}</p>
      {link ? (
        <p className="break-all">
          {m.reach} {link}
        </p>
      ) : null}
      <Part title={m.where}>
        <Places settings={settings} />
        <p className="mt-3">{m.age}</p>
      </Part>
      <Part title={m.kept}>
        {settings.has_passphrase ? <Blank label={m.passphrase} /> : <p>{m.noPassphrase}</p>}
        {settings.bucket ? <Blank label={m.secret} /> : null}
        <Blank label={m.recovery} />
      </Part>
      <Part title={m.steps}>
        <ol className="list-decimal space-y-1.5 ps-5">
          {steps.map((step) => (
            <li key={String(step)}>{step}</li>
          ))}
        </ol>
      </Part>
      <p className="mt-6 text-xs">{m.printed(format.date(new Date(now()).toISOString(), 'long'))}</p>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 break-inside-avoid">
      <h3 className="mb-2 border-b border-black pb-1 text-base font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function Places({ settings: { folder, bucket, copies_folder } }: Pick<EmergencySheetProps, 'settings'>) {
  const { paper: m } = useMessages().copies
  return (
    <ul className="list-disc space-y-1.5 ps-5 break-words">
      {folder === null ? null : (
        <li>
          {m.folder} <strong>{folder}</strong>
        </li>
      )}
      {bucket ? (
        <li>
          {m.bucket(bucket.bucket)} <strong>{bucket.endpoint}</strong>
          {`, ${[m.region(bucket.region), bucket.prefix && m.bucketFolder(bucket.prefix), m.keyId(bucket.access_key_id)].filter(Boolean).join(', ')}`}
        </li>
      ) : null}
      {folder === null && bucket === null ? <li className="font-semibold">{m.nowhere}</li> : null}
      <li>
        {m.here} {copies_folder}
      </li>
    </ul>
  )
}

/** A line to write on by hand. */
function Blank({ label }: { label: string }) {
  return (
    <p className="mt-3 flex flex-wrap items-end gap-x-3">
      <span>{label}:</span>
      <span aria-hidden="true" className="h-6 min-w-40 flex-1 border-b border-black" />
    </p>
  )
}
