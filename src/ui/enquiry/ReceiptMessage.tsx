import { useEffect, useId, useRef } from 'react'
import { company } from '~/data/company'
import type { Receipt } from '~/machines/submission.machine'
import { Button } from '~/ui/kit/Button'
import { Link } from '~/ui/kit/Link'
import styles from './ReceiptMessage.module.css'

const words: Readonly<Record<Receipt['kind'], { title: string; text: string }>> = {
  device: {
    title: 'Kept on this device',
    text: 'Your enquiry is stored in this browser and has not been sent anywhere. To reach us now, phone or write:',
  },
  endpoint: {
    title: 'Thank you, we have your enquiry',
    text: 'We answer in our opening hours. If it is urgent, phone or write:',
  },
  outbox: {
    title: 'Waiting to be sent',
    text: 'Your enquiry could not be sent yet. It is kept in this browser and is sent as soon as that works. You can also phone or write:',
  },
}

/** Says truthfully where the enquiry is now. */
export function ReceiptMessage({ receipt, onAgain }: { receipt: Receipt; onAgain: () => void }) {
  const message = useRef<HTMLDivElement>(null)
  const { title, text } = words[receipt.kind]
  const id = useId()
  const { free } = company.phone
  useEffect(() => message.current?.focus(), [])
  return (
    // The focus comes here, and what has the focus is read out: a live region would say it again.
    // biome-ignore lint/a11y/useSemanticElements: an answer with its title, not a set of fields
    <div
      ref={message}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className={styles.receipt}
    >
      <h3 id={`${id}-title`}>{title}</h3>
      <p id={`${id}-text`}>{text}</p>
      <p>
        <Link href={free.href}>{free.number}</Link>
        <br />
        <Link href={`mailto:${company.email.admissions}`}>{company.email.admissions}</Link>
      </p>
      <Button variant="secondary" onPress={onAgain}>
        Write another enquiry
      </Button>
    </div>
  )
}
