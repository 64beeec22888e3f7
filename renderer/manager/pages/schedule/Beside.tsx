import { Button, LinkButton, Menu } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'

/** The ways from the calendar to what belongs to it: closures and templates; on a phone behind three dots. */
export function Beside({ onClosures }: { onClosures: () => void }) {
  const { schedule: m } = useMessages()
  return (
    <>
      <span className="flex gap-2 phone:hidden">
        <Button icon="sun" onPress={onClosures}>
          {m.closures.title}
        </Button>
        <LinkButton icon="tag" href={paths.classTemplates()}>
          {m.templates}
        </LinkButton>
      </span>
      <span className="sm:hidden">
        <Menu
          groups={[
            [
              { label: m.closures.title, icon: 'sun', onAction: onClosures },
              { label: m.templates, icon: 'tag', href: paths.classTemplates() },
            ],
          ]}
        />
      </span>
    </>
  )
}
