import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from './Button'
import styles from './Dialog.module.css'

export interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  /** `panel` slides in from the side and is as tall as the window; `centre` stands in the middle. */
  place?: 'panel' | 'centre' | 'top'
  children: ReactNode
  /** Stays in view at the end, such as the button that applies the filters. */
  footer?: ReactNode
  closeLabel?: string
}

/** A modal dialog: focus stays inside, Escape and the backdrop close it, focus returns to what opened it. */
export function Dialog({
  title,
  isOpen,
  onClose,
  place = 'centre',
  children,
  footer,
  closeLabel = 'Close',
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={[styles.overlay, styles[`${place}Overlay`]].join(' ')}
    >
      <Modal className={[styles.modal, styles[place]].join(' ')}>
        <AriaDialog className={styles.dialog ?? ''}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <IconButton icon="close" label={closeLabel} onPress={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
