import { useCallback, useLayoutEffect, useMemo } from 'react'
import type { FaqCategory, FaqQuestion } from '~/data/help/faq'
import type { FaqContent } from '~/data/help/help.page'
import type { PageProps } from '~/data/site/page'
import { type FaqActor, selectCategory, selectIsOpen } from '~/machines/faq.machine'
import { ActionLink } from '~/ui/kit/Button'
import { Disclosure } from '~/ui/kit/Disclosure'
import { useHydratedSelector } from '~/ui/kit/useHydratedSelector'
import { RichText } from '~/ui/richText/RichText'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import styles from './FaqPage.module.css'

/** §2.4. The tiles are plain links to their sections: they work before the page is hydrated. */
export function FaqPage({
  content: { texts, categories, glossary },
  trail,
  faq,
}: PageProps<FaqContent> & { faq: FaqActor }) {
  const category = useHydratedSelector(faq, selectCategory, null)

  // The address alone would not do: a topic chosen again changes nothing in it, and focus would stay on the tile.
  useLayoutEffect(() => {
    const wanted = faq.on('scroll.requested', ({ category, question }) => {
      const focused = question === null ? `#${category}-title` : `#${question} button`
      document.getElementById(question ?? category ?? '')?.scrollIntoView()
      // After the press itself, which leaves the focus on the tile.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true }),
      )
    })
    return () => wanted.unsubscribe()
  }, [faq])

  return (
    <>
      <PageHead
        ground="blossom"
        trail={trail}
        title={texts.heading}
        lead={texts.text}
        art="page-help"
        hue="creative"
      >
        <ActionLink action={texts.contact} variant="onBlock" />
      </PageHead>
      <nav aria-label="Topics" className={`page ${styles.topics}`}>
        <ul className={styles.tiles}>
          {categories.map(({ id, title, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={styles.tile}
                {...(id === category && { 'aria-current': 'true' as const })}
                onClick={() => faq.send({ type: 'category.choose', category: id })}
              >
                <strong>{title}</strong>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`page ${styles.categories}`}>
        {categories.map((one) => (
          <CategorySection key={one.id} category={one} faq={faq} />
        ))}
      </div>
      <Section
        id="glossary"
        ground="sand"
        title="Words we use"
        lead="Abbreviations and terms on these pages, from A to V."
      >
        <dl className={styles.glossary}>
          {glossary.map(({ term, meaning, text }) => (
            <div key={term} className={styles.entry}>
              <dt>{term}</dt>
              <dd className={styles.meaning}>{meaning}</dd>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}

function CategorySection({
  category: { id, title, questions },
  faq,
}: {
  category: FaqCategory
  faq: FaqActor
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.category}>
      <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div className={styles.questions}>
        {questions.map((question) => (
          <Question key={question.id} question={question} faq={faq} />
        ))}
      </div>
    </section>
  )
}

function Question({ question: { id, question, answer }, faq }: { question: FaqQuestion; faq: FaqActor }) {
  const isOpen = useHydratedSelector(
    faq,
    useMemo(() => selectIsOpen(id), [id]),
    false,
  )
  const toggle = useCallback(() => faq.send({ type: 'question.toggle', question: id }), [faq, id])
  return (
    <Disclosure id={id} title={question} isOpen={isOpen} onToggle={toggle}>
      <RichText blocks={answer} />
    </Disclosure>
  )
}
