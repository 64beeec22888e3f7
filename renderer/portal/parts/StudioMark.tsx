import { StudioLogo } from '../../shared/picture/StudioLogo.tsx'
import { useStudio } from '../../shared/studio/studio.ts'
import { useMessages } from '../messages/index.ts'

/** The studio's logo (its initial, while there is none) and its name. */
export function StudioMark() {
  const { shell } = useMessages()
  const { studio_name, logo_url } = useStudio()
  const name = studio_name ?? shell.product
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2.5">
      <StudioLogo name={name} url={logo_url} className="size-9 rounded-md text-base" />
      <span className="face-heading truncate text-base font-semibold">{name}</span>
    </span>
  )
}
