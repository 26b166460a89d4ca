import { useEffect, useRef } from 'react'
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
  const { free } = company.phone
  useEffect(() => message.current?.focus(), [])
  return (
    <div ref={message} role="status" tabIndex={-1} className={styles.receipt}>
      <h3>{title}</h3>
      <p>{text}</p>
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
