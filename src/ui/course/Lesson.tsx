import { useActorRef, useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import type { CourseText } from '~/data/courses/courseText'
import { lessonMachine, selectChoice, selectScreen, selectVerdict } from '~/machines/lesson.machine'
import { Button } from '~/ui/kit/Button'
import { RadioGroup } from '~/ui/kit/RadioGroup'
import styles from './Lesson.module.css'

type SampleLesson = NonNullable<CourseText['lesson']>

const verdicts = { better: 'That is the better choice.', other: 'Another choice is better.' } as const

/** Two screens of a course: something to read, then something to try. */
export function Lesson({ lesson: { title, reading, exercise } }: { lesson: SampleLesson }) {
  const lesson = useActorRef(lessonMachine, { input: { better: exercise.better } })
  const screen = useSelector(lesson, selectScreen)
  const choice = useSelector(lesson, selectChoice)
  const verdict = useSelector(lesson, selectVerdict)
  const heading = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    const requested = lesson.on('focus.requested', () =>
      requestAnimationFrame(() => heading.current?.focus()),
    )
    return () => requested.unsubscribe()
  }, [lesson])

  return (
    <div className={styles.screen} data-screen={screen}>
      <p className={styles.step}>
        {screen === 'lesson' ? 'Screen 1 of 2, to read' : 'Screen 2 of 2, to try'}
      </p>
      <h3 ref={heading} tabIndex={-1}>
        {screen === 'lesson' ? title : `Try it: ${title}`}
      </h3>
      {(screen === 'lesson' ? reading : exercise.situation).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {screen === 'exercise' && (
        <RadioGroup
          label={exercise.question}
          layout="stack"
          value={choice === null ? null : String(choice)}
          onChange={(value) => lesson.send({ type: 'choice.pick', choice: Number(value) })}
          choices={exercise.choices.map(({ text }, at) => ({ value: String(at), label: text }))}
        />
      )}
      <p className={styles.actions}>
        {screen === 'lesson' ? (
          <Button iconAfter="arrow-right" onPress={() => lesson.send({ type: 'exercise.start' })}>
            Try it yourself
          </Button>
        ) : (
          <>
            <Button onPress={() => lesson.send({ type: 'answer.check' })}>Check my answer</Button>
            <Button variant="secondary" onPress={() => lesson.send({ type: 'lesson.read' })}>
              Read it again
            </Button>
          </>
        )}
      </p>
      <div role="status" className={styles.verdict} data-verdict={verdict ?? undefined}>
        {verdict === 'missing' && <p>Choose one of the answers first.</p>}
        {(verdict === 'better' || verdict === 'other') && choice !== null && (
          <>
            <p>
              <strong>{verdicts[verdict]}</strong> {exercise.choices[choice]?.answer}
            </p>
            {verdict === 'better' && (
              <dl className={styles.others}>
                {exercise.choices.map(
                  ({ text, answer }, at) =>
                    at !== choice && (
                      <div key={text}>
                        <dt>{text}</dt>
                        <dd>{answer}</dd>
                      </div>
                    ),
                )}
              </dl>
            )}
          </>
        )}
      </div>
    </div>
  )
}
