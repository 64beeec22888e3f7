import { useSend, useUpload } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useStudioState } from '../../../../shared/studio/studio.ts'
import { Card } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { PictureField } from '../../../parts/PictureField.tsx'
import type { Settings } from '../use-settings-form.ts'
import { HeaderPreview } from './HeaderPreview.tsx'

/** The logo and the cover, saved by themselves, and how the portal begins with them. */
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
