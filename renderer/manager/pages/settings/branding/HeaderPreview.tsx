import type { CSSProperties } from 'react'
import { accentOf } from '../../../../../server/lib/accent-rules.ts'
import { narrower } from '../../../../shared/picture/narrower.ts'
import { StudioLogo } from '../../../../shared/picture/StudioLogo.tsx'
import { useMessages } from '../../../messages/index.ts'
import type { Settings } from '../use-settings-form.ts'
import { GROUNDS } from './grounds.ts'

type HeaderPreviewProps = Pick<Settings, 'studio_name' | 'logo_url' | 'cover_url'> & { color: string }

/** The top of the portal as clients will see it, on light and on dark, in the colour being chosen. */
export function HeaderPreview({ studio_name, logo_url, cover_url, color }: HeaderPreviewProps) {
  const { branding: m } = useMessages().settings
  return (
    <section aria-label={m.header} className="mt-5">
      <h3 className="mb-2 text-xs font-medium phone:text-sm">{m.header}</h3>
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        {(['light', 'dark'] as const).map((theme) => {
          const { surface, ink, line } = GROUNDS[theme]
          const { fill, onFill } = accentOf(color, theme)
          const ground = { background: surface, color: ink, borderColor: line, '--accent': fill, '--on-accent': onFill }
          return (
            <figure key={theme} aria-label={m.headerIn(m[theme])} className="min-w-0">
              <div className="overflow-hidden rounded-lg border" style={ground as CSSProperties}>
                <div className="flex h-13 items-center gap-2.5 px-3">
                  <StudioLogo name={studio_name} url={logo_url} className="size-9 rounded-md text-base" />
                  <span className="truncate font-semibold">{studio_name}</span>
                </div>
                {cover_url ? (
                  <img
                    src={narrower(cover_url, 800)}
                    alt=""
                    width={800}
                    height={450}
                    className="aspect-[5/2] w-full object-cover"
                  />
                ) : null}
              </div>
              <figcaption className="mt-1.5 text-xs text-muted">{m[theme]}</figcaption>
            </figure>
          )
        })}
      </div>
    </section>
  )
}
