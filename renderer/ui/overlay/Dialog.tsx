import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../button/Button.tsx'
import { useLabels } from '../labels.ts'

export interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  description?: ReactNode
  /** The buttons at the foot. Leave it out when the content is a form with its own FormActions. */
  footer?: ReactNode
  width?: 'small' | 'medium' | 'large'
  role?: 'dialog' | 'alertdialog'
}

const WIDTHS = { small: 'max-w-104', medium: 'max-w-136', large: 'max-w-200' }

/** A question or a short form above the page; on a phone it rises from the foot. */
export function Dialog({ title, isOpen, onClose, children, description, footer, width = 'medium', role }: DialogProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable className={SCRIM}>
      <Modal
        className={`flex max-h-[min(88dvh,56rem)] w-full ${WIDTHS[width]} flex-col overflow-hidden rounded-xl bg-surface shadow-float entering:animate-[rise_180ms_var(--ease-out)] phone:rounded-b-none phone:entering:animate-[slide-up_220ms_var(--ease-out)]`}
      >
        <AriaDialog role={role} className="flex min-h-0 flex-col outline-none">
          <OverlayHead title={title} description={description} onClose={onClose} />
          <div className="min-h-0 overflow-y-auto px-5 pt-1 pb-5">{children}</div>
          {footer ? <OverlayFoot>{footer}</OverlayFoot> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

export const SCRIM =
  'fixed inset-0 z-40 flex items-center justify-center bg-scrim p-4 entering:animate-[appear_150ms] exiting:opacity-0 exiting:transition-opacity phone:items-end phone:p-0'

export function OverlayHead({ title, description, onClose }: Pick<DialogProps, 'title' | 'description' | 'onClose'>) {
  const { close } = useLabels()
  return (
    <header className="flex items-start justify-between gap-3 px-5 pt-4 pb-3">
      <div className="min-w-0 pt-1">
        <Heading slot="title" className="text-lg font-semibold">
          {title}
        </Heading>
        {description ? <div className="mt-1 text-sm text-pretty text-muted">{description}</div> : null}
      </div>
      <Button look="quiet" icon="close" iconOnly label={close} onPress={onClose} className="-me-2 shrink-0" />
    </header>
  )
}

export function OverlayFoot({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-wrap justify-end gap-2 border-t border-line bg-canvas px-5 py-3">{children}</footer>
  )
}
