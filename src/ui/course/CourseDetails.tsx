import { company } from '~/data/company'
import type { CourseContent } from '~/data/courses/course.page'
import { courseFeatures, entryRequirements, fundingNote, studyTime } from '~/data/courses/courseTerms'
import { describeInstalments, describeUpfront, paymentOptions } from '~/data/courses/pricing'
import { formatDay } from '~/data/site/dates'
import { CourseCard } from '~/ui/courses/CourseCard'
import type { EnquiryActor } from '~/ui/enquiry/EnquiryForm'
import { EnquiryForm } from '~/ui/enquiry/EnquiryForm'
import { CheckList } from '~/ui/kit/CheckList'
import { Facts } from '~/ui/kit/Facts'
import { AwardNotice } from './AwardNotice'
import styles from './CourseDetails.module.css'
import { Subjects } from './Subjects'
import { SummaryCard } from './SummaryCard'

/** A course page below its head: what the course is, what it costs, and the form to ask about it. */
export function CourseDetails({
  content: { course, testimonials, related },
  enquiry,
}: {
  content: CourseContent
  enquiry: EnquiryActor
}) {
  const payment = paymentOptions(course.price)
  const { detail, placement, studyWeek } = course
  const sections: readonly { id: string; title: string; content: React.ReactNode }[] = [
    {
      id: 'what-you-will-learn',
      title: "What You'll Learn",
      content: (
        <>
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
    },
    {
      id: 'job-outcomes',
      title: 'Job Outcomes',
      content: (
        <>
          <p>This course prepares you for work such as the following. No course can promise a job.</p>
          <ul className={styles.outcomes}>
            {course.outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </>
      ),
    },
    { id: 'subjects', title: 'Subjects', content: <Subjects course={course} /> },
    {
      id: 'entry-requirements',
      title: 'Entry Requirements',
      content: (
        <CheckList
          className={styles.ticks}
          items={[...entryRequirements, ...(detail?.prerequisites ?? []), ...course.entryChecks]}
        />
      ),
    },
    {
      id: 'course-features',
      title: 'Course Features',
      content: (
        <>
          <p>{course.delivery}</p>
          {studyWeek && (
            <p>
              {studyTime(studyWeek.hours)}. {studyWeek.workedOutFrom}
            </p>
          )}
          <CheckList className={styles.ticks} items={courseFeatures} />
          {detail && (
            <p>
              Your instructor is {detail.instructor.name}. {detail.instructor.about} Groups have at most{' '}
              {detail.maxStudents} students. {detail.certification}
            </p>
          )}
        </>
      ),
    },
    ...(placement
      ? [
          {
            id: 'work-placement',
            title: 'Work Placement',
            content: (
              <>
                <p>
                  Structured workplace learning in{' '}
                  {placement.blocks.length === 1 ? 'one block' : `${placement.blocks.length} blocks`}:{' '}
                  {placement.blocks.map((hours) => `${hours} hours`).join(' and ')} in approved facilities.
                </p>
                <p>{placement.note}</p>
              </>
            ),
          },
        ]
      : []),
    {
      id: 'payment-options',
      title: 'Payment Options',
      content: payment && (
        <>
          <ul className={styles.payments}>
            <li>
              <strong>Pay upfront</strong>
              <span>{describeUpfront(payment)}</span>
            </li>
            <li>
              <strong>Pay weekly</strong>
              <span>{describeInstalments(payment)}</span>
            </li>
          </ul>
          <p>{course.fee}</p>
          <p>{fundingNote}</p>
        </>
      ),
    },
    {
      id: 'student-testimonials',
      title: 'Student Testimonials',
      content: (
        <div className={styles.quotes}>
          {testimonials.map(({ name, text }) => (
            <figure key={name}>
              <blockquote>{text}</blockquote>
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      ),
    },
  ]

  return (
    <>
      <div className={`page ${styles.columns}`}>
        <div className={styles.main}>
          <Facts
            className={styles.facts}
            rows={[
              ['Level', course.level],
              ['Delivery mode', course.deliveryMode],
              ['Location', course.location],
              ['Duration', course.duration],
              ['Price', course.price],
              ['Next intake', formatDay(course.nextIntake)],
              ...(studyWeek ? [['Study time', studyTime(studyWeek.hours)] as const] : []),
            ]}
          />
          <div className={styles.description}>
            <p className={styles.lead}>{course.short}</p>
            {course.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <AwardNotice course={course} />
          <nav aria-label="On this page" className={styles.jump} data-print="hidden">
            <h2 className={styles.jumpTitle}>On this page</h2>
            <ul>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          {sections.map(({ id, title, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section} data-later>
              <h2 id={`${id}-title`} className={styles.sectionTitle}>
                {title}
              </h2>
              {content}
            </section>
          ))}
        </div>

        <aside className={styles.side} aria-label="Price and enquiry">
          <SummaryCard course={course} payment={payment} />
          <section id="enquire" aria-labelledby="enquire-title" className={styles.enquire} data-later>
            <h2 id="enquire-title" className={styles.sideTitle}>
              Enquire Now
            </h2>
            <EnquiryForm enquiry={enquiry} about={`${course.title} (${course.code})`} />
          </section>
        </aside>
      </div>

      <section className={styles.related} aria-labelledby="related-title" data-print="hidden" data-later>
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
      <p className={`page ${styles.provider}`}>
        {company.training.name}, provider code {company.training.providerCode}. {company.sampleNote}
      </p>
    </>
  )
}
