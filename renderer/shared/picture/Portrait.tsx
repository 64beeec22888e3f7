import { Avatar } from '../../ui/data/Avatar.tsx'
import { narrower } from './narrower.ts'

interface PortraitProps {
  name: string
  /** As the instructor's profile has it; initials where there is none. */
  photo_url: string | null | undefined
  size?: 'small' | 'medium' | 'large'
}

/** The portrait of an instructor. The name is beside it, so it is silent for screen readers. */
export function Portrait({ name, photo_url, ...rest }: PortraitProps) {
  return <Avatar name={name} src={photo_url ? narrower(photo_url, 160) : null} {...rest} />
}
