import { useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal } from 'react-aria-components/Modal'
import { Button } from '../button/Button.tsx'
import { useLabels } from '../labels.ts'
import { Ground } from './Ground.tsx'
import type { OverlayLook } from './look.ts'
import { SurroundingContext, type Unsaved } from './unsaved.ts'

export interface OverlayProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  description?: ReactNode
  /** The buttons at the foot. A form's FormActions go there automatically. */
  footer?: ReactNode
  role?: 'dialog' | 'alertdialog'
}

interface PanelProps extends OverlayProps {
  look: OverlayLook
  unsaved: Unsaved
  /** Receives each field that gets the focus. */
  onField?: (field: HTMLElement) => void
}

/** The panel of a drawer or dialog: a head, a body that scrolls, and a foot that stays where it is. */
export function Panel(props: PanelProps) {
  const { title, isOpen, onClose, children, description, footer, role, look, unsaved, onField } = props
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const surrounding = useMemo(() => ({ foot, unsaved }), [foot, unsaved])
  return (
    <Ground isOpen={isOpen} onClose={onClose} className={look.scrim}>
      <Modal className={look.panel} {...(look.isCentred && { 'data-panel': 'centred' })}>
        <AriaDialog role={role} className="flex min-h-0 w-full flex-col outline-none">
          <SurroundingContext value={surrounding}>
            <Head title={title} description={description} onClose={onClose} />
            <div
              onFocus={({ target }) => onField?.(target)}
              className={`min-h-0 overflow-y-auto px-5 pt-1 ${look.body}`}
            >
              {children}
            </div>
            <Foot onFoot={setFoot}>{footer}</Foot>
          </SurroundingContext>
        </AriaDialog>
      </Modal>
    </Ground>
  )
}

function Head({ title, description, onClose }: Pick<OverlayProps, 'title' | 'description' | 'onClose'>) {
  const { close } = useLabels()
  return (
    <header className="flex shrink-0 items-start justify-between gap-3 px-5 pt-4 pb-3">
      <div className="min-w-0 pt-1">
        <Heading slot="title" className="text-lg font-semibold break-words">
          {title}
        </Heading>
        {description ? <div className="mt-1 text-sm text-pretty text-muted">{description}</div> : null}
      </div>
      <Button look="quiet" icon="close" iconOnly label={close} onPress={onClose} className="-me-2 shrink-0" />
    </header>
  )
}

/** Pixels between a panel and the window's edge. */
const EDGE = 16
/** Pixels a panel may grow before it is put in the middle again: more than a few lines of faults. */
const MUCH = 96

/**
 * Puts the panel around a foot into the middle of the window once, and leaves the foot there: lines that appear later
 * make the panel grow upwards, so that a button that is being pressed does not move. Sets `--below` on the ground.
 */
function useStandingFoot(foot: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const panel = foot.current?.closest<HTMLElement>('[data-panel=centred]')
    const ground = panel?.parentElement
    if (!panel || !ground) return
    let height = 0
    const place = () => {
      height = panel.offsetHeight
      ground.style.setProperty('--below', `${Math.max(EDGE, (innerHeight - height) / 2)}px`)
    }
    const grown = new ResizeObserver(() => Math.abs(panel.offsetHeight - height) > MUCH && place())
    place()
    grown.observe(panel)
    addEventListener('resize', place)
    return () => {
      grown.disconnect()
      removeEventListener('resize', place)
    }
  }, [foot])
}

function Foot({ children, onFoot }: { children: ReactNode; onFoot: (foot: HTMLElement | null) => void }) {
  const own = useRef<HTMLElement>(null)
  useStandingFoot(own)
  return (
    <footer
      ref={(foot) => {
        own.current = foot
        onFoot(foot)
      }}
      className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line bg-canvas px-5 py-3 empty:hidden"
    >
      {children}
    </footer>
  )
}
