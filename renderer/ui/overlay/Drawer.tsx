import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { OverlayFoot, OverlayHead, type DialogProps } from './Dialog.tsx'

const WIDTHS = { small: 'max-w-88', medium: 'max-w-120', large: 'max-w-176' }

/** A panel at the side, for a record or a longer form while the page stays in sight; the whole screen on a phone. */
export function Drawer({
  title,
  isOpen,
  onClose,
  children,
  description,
  footer,
  width = 'medium',
}: Omit<DialogProps, 'role'>) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className="fixed inset-0 z-40 flex justify-end bg-scrim entering:animate-[appear_150ms] exiting:opacity-0 exiting:transition-opacity"
    >
      <Modal
        className={`m-2 flex w-full ${WIDTHS[width]} overflow-hidden rounded-xl bg-surface shadow-float entering:animate-[slide-in_200ms_var(--ease-out)] phone:m-0 phone:rounded-none`}
      >
        <AriaDialog className="flex min-h-0 w-full flex-col outline-none">
          <OverlayHead title={title} description={description} onClose={onClose} />
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-6">{children}</div>
          {footer ? <OverlayFoot>{footer}</OverlayFoot> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
