import type { CSSProperties } from 'react'
import { accentOf } from '../../../../../server/lib/accent-rules.ts'
import { useSend, useUpload } from '../../../../api/index.ts'
import { StudioLogo } from '../../../../shared/picture/StudioLogo.tsx'
import { narrower } from '../../../../shared/picture/narrower.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useStudioState } from '../../../../shared/studio/studio.ts'
import { Card } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { PictureField } from '../../../parts/PictureField.tsx'
import type { Settings } from '../use-settings-form.ts'
import { GROUNDS } from './grounds.ts'

/** The logo and the cover, each saved at once, and how the portal begins with them. */
export function PicturesCard({ settings, color }: { settings: Settings; color: string }) {
  const { branding: m } = useMessages().settings
  const { studio_name, logo_url, cover_url } = settings
  return (
    <Card title={m.pictures} description={m.picturesMean}>
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <StudioPicture kind="logo" label={m.logo} help={m.logoHelp} url={logo_url} />
        <StudioPicture kind="cover" label={m.cover} help={m.coverHelp} url={cover_url} />
      </div>
      <HeaderPreview {...{ studio_name, logo_url, cover_url, color }} />
    </Card>
  )
}

type HeaderPreviewProps = Pick<Settings, 'studio_name' | 'logo_url' | 'cover_url'> & { color: string }

/** The top of the portal as clients will see it, on light and on dark, in the colour being chosen. */
function HeaderPreview({ studio_name, logo_url, cover_url, color }: HeaderPreviewProps) {
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

interface StudioPictureProps {
  kind: 'logo' | 'cover'
  label: string
  help: string
  url: string | null
}

function StudioPicture({ kind, label, help, url }: StudioPictureProps) {
  const { pictures: m } = useMessages()
  const denied = useDenied()('settings.manage')
  const { update } = useStudioState()
  const follow = ({ logo_url, cover_url }: Pick<Settings, 'logo_url' | 'cover_url'>) => update({ logo_url, cover_url })
  const set = useUpload(`POST /api/v1/studio/${kind}`)
  const remove = useSend(`DELETE /api/v1/studio/${kind}`, { done: m.removed, onDone: follow })
  return (
    <PictureField
      label={label}
      help={help}
      shown={
        url ? (
          <img
            src={url}
            alt={label}
            width={kind === 'logo' ? 512 : 1600}
            height={kind === 'logo' ? 512 : 900}
            className={
              kind === 'logo'
                ? 'h-32 w-full rounded-lg border border-line bg-white object-contain p-2'
                : 'h-32 w-full rounded-lg border border-line bg-sunken object-cover'
            }
          />
        ) : null
      }
      denied={denied}
      onTake={(file) => set.upload(file).then(follow)}
      problem={set.problem}
      onRemove={() => void remove.send()}
      isRemoving={remove.isPending}
    />
  )
}
