import type { ReactNode } from 'react'
import { company } from '~/data/company'
import type { CourseContent } from '~/data/courses/course.page'
import { courseFeatures, entryRequirementsOf } from '~/data/courses/courseTerms'
import { plural } from '~/data/site/plural'
import { CourseCard } from '~/ui/courses/CourseCard'
import type { EnquiryActor } from '~/ui/enquiry/EnquiryForm'
import { EnquiryForm } from '~/ui/enquiry/EnquiryForm'
import { CheckList } from '~/ui/kit/CheckList'
import { Link } from '~/ui/kit/Link'
import { SampleNote } from '~/ui/sections/SampleNote'
import { AwardNotice } from './AwardNotice'
import styles from './CourseDetails.module.css'
import { Lesson } from './Lesson'
import { OfferBar } from './OfferBar'
import { Payments, PaymentTerms } from './Payments'
import { SampleWeek } from './SampleWeek'
import { Subjects } from './Subjects'

interface Part {
  id: string
  title: string
  ground?: 'sand'
  main: ReactNode
  /** What stands beside it, so that no column is empty. */
  side: ReactNode
}

function partsOf({ course, register, text, testimonials }: CourseContent): readonly Part[] {
  const { detail, placement, studyWeek } = course
  return [
    {
      id: 'what-you-will-learn',
      title: "What You'll Learn",
      main: (
        <>
          <div className={styles.description}>
            {course.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <AwardNotice course={course} register={register} />
          <CheckList className={styles.ticks} items={course.features} />
          {detail && (
            <ol className={styles.syllabus}>
              {detail.syllabus.map(({ title, topics }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{topics.join(', ')}</p>
                </li>
              ))}
            </ol>
          )}
        </>
      ),
      side: (
        <>
          <section aria-labelledby="entry-requirements-title" id="entry-requirements">
            <h2 id="entry-requirements-title">Entry Requirements</h2>
            <CheckList className={styles.list} items={entryRequirementsOf(course)} />
          </section>
          <section aria-labelledby="have-title">
            <h3 id="have-title">What to have ready</h3>
            <p>{text.toHave}</p>
          </section>
        </>
      ),
    },
    {
      id: 'is-it-for-you',
      title: 'Is it for you?',
      ground: 'sand',
      main: (
        <>
          <p className={styles.lead}>{text.suits}</p>
          <p>{text.lessSuited}</p>
        </>
      ),
      side: (
        <section aria-labelledby="job-outcomes-title" id="job-outcomes">
          <h2 id="job-outcomes-title">Job Outcomes</h2>
          <ul className={styles.outcomes}>
            {course.outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
          <p>{text.afterwards}</p>
        </section>
      ),
    },
    ...(text.lesson
      ? [
          {
            id: 'lesson',
            title: 'Try a lesson',
            main: <Lesson lesson={text.lesson} />,
            side: <p>Five minutes of this course. Nothing is marked, kept or sent.</p>,
          },
        ]
      : []),
    {
      id: 'sample-week',
      title: studyWeek ? 'A sample week' : 'The day',
      main: <SampleWeek course={course} text={text} />,
      side: (
        <>
          <section aria-labelledby="course-features-title" id="course-features">
            <h2 id="course-features-title">Course Features</h2>
            <CheckList className={styles.list} items={courseFeatures} />
            <p>{course.delivery}</p>
          </section>
          <section aria-labelledby="teaching-title">
            <h3 id="teaching-title">Who teaches</h3>
            <p>{text.teaching}</p>
            {detail && (
              <p>
                Groups have at most {detail.maxStudents} students. {detail.certification}
              </p>
            )}
          </section>
        </>
      ),
    },
    {
      id: 'subjects',
      title: 'Subjects',
      ground: 'sand',
      main: <Subjects course={course} />,
      side: (
        <>
          <section aria-labelledby="assessment-title">
            <h3 id="assessment-title">How you are assessed</h3>
            {text.assessment.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          {placement && (
            <section aria-labelledby="work-placement-title" id="work-placement">
              <h2 id="work-placement-title">Work Placement</h2>
              <p>
                Structured workplace learning in{' '}
                {placement.blocks.length === 1 ? 'one block' : plural(placement.blocks.length, 'block')}:{' '}
                {placement.blocks.map((hours) => `${hours} hours`).join(' and ')} in approved facilities.
              </p>
              <p>{placement.note}</p>
            </section>
          )}
          {course.award.kind === 'national' && (
            <p>
              <Link to="/faq">Done some of it before? Ask about recognition of prior learning (RPL)</Link>
            </p>
          )}
        </>
      ),
    },
    {
      id: 'payment-options',
      title: 'Payment Options',
      main: <Payments course={course} />,
      side: <PaymentTerms />,
    },
    ...(testimonials.length > 0
      ? [
          {
            id: 'student-testimonials',
            title: 'Student Testimonials',
            ground: 'sand' as const,
            main: (
              <div className={styles.quotes}>
                {testimonials.map(({ name, text: words }) => (
                  <figure key={name}>
                    <blockquote>{words}</blockquote>
                    <figcaption>{name}, sample testimonial</figcaption>
                  </figure>
                ))}
                <SampleNote>Made up for this site.</SampleNote>
              </div>
            ),
            side: null,
          },
        ]
      : []),
  ]
}

/** A course page below its head: what it offers at a glance, what the course is, what it asks and costs, and the form to ask about it. */
export function CourseDetails({ content, enquiry }: { content: CourseContent; enquiry: EnquiryActor }) {
  const { course, offer, related } = content
  return (
    <>
      <OfferBar course={course} offer={offer} />
      {partsOf(content).map(({ id, title, ground, main, side }, at) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className={styles.part}
          data-ground={ground}
          data-later={at > 0 || undefined}
        >
          <div className={`page ${styles.split}`}>
            <div className={styles.main}>
              <h2 id={`${id}-title`}>{title}</h2>
              {main}
            </div>
            {side && <div className={styles.side}>{side}</div>}
          </div>
        </section>
      ))}
      <section
        id="enquire"
        aria-labelledby="enquire-title"
        className={styles.part}
        data-ground="leaf"
        data-later
        data-print="hidden"
      >
        <div className={`page ${styles.split}`}>
          <div className={styles.main}>
            <h2 id="enquire-title">Enquire Now</h2>
            <EnquiryForm enquiry={enquiry} about={`${course.title} (${course.code})`} />
          </div>
          <div className={styles.side}>
            <h3>Or by phone</h3>
            <p className={styles.phone}>
              <Link href={company.phone.free.href}>{company.phone.free.number}</Link>
            </p>
            {company.enquiryHours.map(({ label, times }) => (
              <p key={label}>
                {company.phone.free.label}, {label}, {times} {company.timeZone}
              </p>
            ))}
            <p className={styles.provider}>
              {company.training.name}, provider code {company.training.providerCode}. {company.sampleNote}
            </p>
            <SampleNote className={styles.provider}>The rating of this course is a sample.</SampleNote>
          </div>
        </div>
      </section>

      <section className={styles.part} aria-labelledby="related-title" data-print="hidden" data-later>
        <div className="page">
          <h2 id="related-title" className={styles.relatedTitle}>
            Related courses
          </h2>
          <ul className={styles.cards}>
            {related.map((other) => (
              <li key={other.id}>
                <CourseCard course={other} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
