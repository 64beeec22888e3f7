import { useFormat } from '../shared/format/use-format.ts'
import { StudioPicture } from '../shared/picture/StudioPicture.tsx'
import { QrCode } from '../shared/qr/QrCode.tsx'
import { useStudio } from '../shared/studio/studio.ts'
import type { Classes } from './ask.ts'
import { useMessages } from './messages/index.ts'
import { portalAddress } from './portal-address.ts'

/** Between check-ins: the studio's picture, when the next check-in opens, the classes to come and where to book. */
export function Idle({ now, next_class: next, coming, join_url }: Classes) {
  const { kiosk: m } = useMessages()
  const { studio_name } = useStudio()
  const format = useFormat()
  const opens = next?.check_in_opens_at ?? now
  // The next class opens within a day, so “tomorrow” is the only other word needed.
  const said = format.dayOf(opens) === format.dayOf(now) ? m.next : m.nextTomorrow
  const address = portalAddress(join_url, '/')
  return (
    <>
      <StudioPicture
        name={studio_name ?? ''}
        className="-mx-4 h-[30vh] rounded-none sm:mx-0 sm:h-[40vh] sm:rounded-lg"
        style={{}}
      />
      <section className="text-center">
        <h1 className="text-2xl font-semibold text-balance">{m.noClass}</h1>
        {next ? <p className="mt-2 text-lg text-pretty text-muted">{said(next.name, format.time(opens))}</p> : null}
      </section>
      <div className="mx-auto flex w-full max-w-3xl flex-wrap items-start justify-center gap-6">
        {coming.length > 0 ? (
          <section aria-labelledby="coming" className="min-w-0 flex-[1_1_20rem]">
            <h2 id="coming" className="mb-2 text-lg font-semibold">
              {m.coming}
            </h2>
            <ul className="divide-y divide-line rounded-lg border border-line bg-surface shadow-raised">
              {coming.map((cls) => (
                <li key={`${cls.starts_at} ${cls.name}`} className="flex items-center gap-4 px-4 py-3">
                  <span className="figures text-lg font-semibold">{format.time(cls.starts_at)}</span>
                  <span className="min-w-0 flex-1 break-words">
                    <span className="block text-lg font-medium">{cls.name}</span>
                    <span className="block text-base text-muted">
                      {[cls.instructor_name && m.with(cls.instructor_name), m.spots(cls.spots_left)]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {address ? (
          <section className="flex flex-col items-center gap-2">
            <h2 className="text-lg font-semibold">{m.book}</h2>
            <QrCode text={address} label={m.bookCode} className="size-44 border border-line" />
          </section>
        ) : null}
      </div>
    </>
  )
}
