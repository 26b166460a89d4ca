import { useActorRef, useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import { fromPromise } from 'xstate'
import { company } from '~/data/company'
import { givenBack } from '~/data/enquiry/drafts'
import { EMAIL_CHARACTERS } from '~/data/enquiry/enquiry'
import {
  checkNewsletter,
  emailDoubts,
  emptyNewsletter,
  type NewsletterValues,
  newsletterKept,
} from '~/data/enquiry/newsletter'
import { newsletterThanks } from '~/data/site/messages'
import {
  type Receipt,
  type SubmissionActor,
  selectErrors,
  selectHasGivenUp,
  selectIsGivenBack,
  selectIsRetrying,
  selectIsSending,
  selectReceipt,
  selectValues,
  submissionOf,
} from '~/machines/submission.machine'
import type { ToastMessage } from '~/machines/toast.machine'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import { WithoutScript } from '~/ui/kit/WithoutScript'
import styles from './Newsletter.module.css'

const newsletterMachine = submissionOf<NewsletterValues>()

/** What the newsletter needs of the site. */
export interface NewsletterPort {
  subscribe: (values: NewsletterValues) => Promise<Receipt>
  notify: (preset: 'notice', message: ToastMessage, id: string) => void
  /** Gives back what was typed before this script arrived, or before the page was left. */
  giveBack: (newsletter: SubmissionActor<NewsletterValues>) => () => void
}

/** §7: handled on the device and answered with a toast. Whoever was thanked can give another address. */
export function Newsletter({ subscribe, notify, giveBack }: NewsletterPort) {
  const newsletter = useActorRef(
    newsletterMachine.provide({
      actors: {
        send: fromPromise<Receipt, { values: NewsletterValues }>(({ input }) => subscribe(input.values)),
      },
    }),
    { id: 'newsletter', input: { values: emptyNewsletter, check: checkNewsletter, doubt: emailDoubts } },
  )
  const { email } = useSelector(newsletter, selectValues<NewsletterValues>)
  const [error] = useSelector(newsletter, selectErrors<NewsletterValues>)
  const isSending = useSelector(newsletter, selectIsSending<NewsletterValues>)
  const isRetrying = useSelector(newsletter, selectIsRetrying<NewsletterValues>)
  const hasGivenUp = useSelector(newsletter, selectHasGivenUp<NewsletterValues>)
  const isGivenBack = useSelector(newsletter, selectIsGivenBack<NewsletterValues>)
  const receipt = useSelector(newsletter, selectReceipt<NewsletterValues>)
  const input = useRef<HTMLInputElement>(null)

  useLayoutEffect(() => {
    const sent = newsletter.on('lead.sent', ({ receipt: { kind } }) =>
      notify(
        'notice',
        { role: 'status', title: newsletterThanks, description: newsletterKept[kind] },
        'newsletter',
      ),
    )
    const refused = newsletter.on('errors.shown', () => requestAnimationFrame(() => input.current?.focus()))
    return () => {
      sent.unsubscribe()
      refused.unsubscribe()
    }
  }, [newsletter, notify])
  useLayoutEffect(() => giveBack(newsletter), [newsletter, giveBack])

  const isFailed = isRetrying || hasGivenUp
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className={styles.invite}>
        New courses, once a month
      </h2>
      <WithoutScript>
        Write to <Link href={`mailto:${company.email.support}`}>{company.email.support}</Link> to get it.
      </WithoutScript>
      <form
        // What was sent is not typed any more.
        data-draft={receipt ? undefined : newsletter.id}
        // Without a script a form must not put the address into the URL; one without a dialog goes nowhere.
        method="dialog"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          newsletter.send({ type: receipt ? 'form.reset' : isFailed ? 'form.retry' : 'form.submit' })
          if (receipt) input.current?.focus()
        }}
      >
        <label htmlFor="newsletter-email">E-mail address</label>
        {error && (
          <p id="newsletter-error" className={styles.error}>
            <Icon name="warning" />
            {error.message}
          </p>
        )}
        <div className={styles.row}>
          <input
            ref={input}
            id="newsletter-email"
            name="email"
            type="email"
            required
            maxLength={EMAIL_CHARACTERS}
            autoComplete="email"
            className={styles.email}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'newsletter-error newsletter-note' : 'newsletter-note'}
            readOnly={isSending || receipt !== null}
            value={email}
            onChange={({ target }) =>
              newsletter.send({ type: 'field.change', field: 'email', value: target.value })
            }
          />
          <button type="submit" aria-disabled={isSending} className={styles.subscribe}>
            {receipt ? 'Subscribe another address' : isFailed ? 'Try again' : 'Subscribe'}
          </button>
        </div>
        <p role="status" className={styles.status}>
          {isSending
            ? 'Sending your address.'
            : isRetrying
              ? 'That did not work. We will try again in a moment.'
              : hasGivenUp
                ? `Your address was not kept. It still stands here: try again, or write to ${company.email.support}.`
                : isGivenBack && givenBack}
        </p>
        {/* The toast has said so already. */}
        {receipt && <p className={styles.status}>{newsletterKept[receipt.kind]}</p>}
        <p id="newsletter-note" className={styles.note}>
          {company.name} keeps your address to send this newsletter and nothing else. Unsubscribe from any
          issue. <Link to="/privacy">Privacy</Link>
        </p>
      </form>
    </section>
  )
}
