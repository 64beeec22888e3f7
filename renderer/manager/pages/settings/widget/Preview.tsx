import { useState } from 'react'
import { useSharedMessages } from '../../../../shared/i18n/catalogue.ts'
import { SegmentedControl } from '../../../../ui/index.ts'

interface PreviewProps {
  src: string
  title: string
}

/** The widget as a website shows it, on a light or a dark page, as high as what is in it. */
export function Preview({ src, title }: PreviewProps) {
  const { words } = useSharedMessages()
  const [height, setHeight] = useState<number>()
  // A frame follows the scheme of its element, not that of the owner's screen.
  const [colorScheme, setColorScheme] = useState<'light' | 'dark'>('light')
  const follow = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument?.documentElement
    if (page) new ResizeObserver(() => setHeight(page.offsetHeight)).observe(page)
  }
  return (
    <>
      <div className="flex justify-end border-b border-line px-4 py-2">
        <SegmentedControl
          label={words.theme}
          value={colorScheme}
          onChange={setColorScheme}
          options={[
            { id: 'light', label: words.themes.light },
            { id: 'dark', label: words.themes.dark },
          ]}
        />
      </div>
      <iframe
        src={src}
        title={title}
        onLoad={(event) => follow(event.currentTarget)}
        style={{ height, colorScheme }}
        className="block h-96 max-h-96 min-h-24 w-full rounded-b-lg"
      />
    </>
  )
}
