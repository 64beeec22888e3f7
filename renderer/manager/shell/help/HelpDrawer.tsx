import { useState } from 'react'
import { useShown } from '../../../shared/router/use-router.ts'
import { Button, Drawer, LinkButton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { Chapter } from '../../pages/guide/Chapter.tsx'
import { useChapter } from '../../pages/guide/use-chapter.ts'
import { paths } from '../../paths.ts'
import { placeOf } from './chapters.ts'

interface HelpDrawerProps {
  isOpen: boolean
  onClose: () => void
  onKeys: () => void
}

/** The chapter of the guide that is about the open page, beside it; the page keeps what was typed. */
export default function HelpDrawer({ isOpen, onClose, onKeys }: HelpDrawerProps) {
  const { help: m } = useMessages()
  const { pattern, address } = useShown()
  const place = placeOf(pattern ?? '', address.search)
  const [opened, setOpened] = useState(place)
  // The drawer closes with the chapter that it was opened with.
  if (isOpen && (opened.chapter !== place.chapter || opened.heading !== place.heading)) setOpened(place)
  const chapter = useChapter(opened.chapter)
  const footer = (
    <>
      <Button
        look="quiet"
        onPress={() => {
          onClose()
          onKeys()
        }}
      >
        {m.keys}
      </Button>
      <LinkButton href={paths.guide()}>{m.open}</LinkButton>
    </>
  )
  return (
    <Drawer title={chapter?.title ?? m.guide} isOpen={isOpen} onClose={onClose} footer={footer}>
      {isOpen && chapter ? (
        // A region that scrolls has to be reached by keyboard.
        // oxlint-disable-next-line no-noninteractive-tabindex
        <section tabIndex={0} aria-label={chapter.title} className="ring-focus rounded-md">
          <Chapter chapter={chapter} heading={opened.heading} idPrefix="help-" level={2} />
        </section>
      ) : null}
    </Drawer>
  )
}
