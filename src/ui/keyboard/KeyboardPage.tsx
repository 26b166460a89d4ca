import type { KeyboardContent } from '~/data/keyboard/keyboard.page'
import type { PageProps } from '~/data/site/page'
import { type ShortcutsActor, selectAreOn } from '~/machines/shortcuts.machine'
import { Checkbox } from '~/ui/kit/Checkbox'
import { Link } from '~/ui/kit/Link'
import { useHydratedSelector } from '~/ui/kit/useHydratedSelector'
import { WithoutScript } from '~/ui/kit/WithoutScript'
import { PageHead } from '~/ui/sections/PageHead'
import { Part, Parts } from '~/ui/sections/Parts'
import styles from './KeyboardPage.module.css'

type Keys = KeyboardContent['groups'][number]['keys']

/** What each key does, and the switch for single keys. */
export function KeyboardPage({
  content: { title, lead, single, skip, groups },
  trail,
  shortcuts,
}: PageProps<KeyboardContent> & { shortcuts: ShortcutsActor }) {
  const areOn = useHydratedSelector(shortcuts, selectAreOn, false)
  return (
    <>
      <PageHead ground="night" trail={trail} title={title} lead={lead} isLow />
      <Parts>
        <Part title={single.heading} isTall>
          <p>{single.text}</p>
          <div data-needs-script="">
            <Checkbox isSelected={areOn} onChange={() => shortcuts.send({ type: 'shortcuts.toggle' })}>
              {single.label}
            </Checkbox>
          </div>
          <WithoutScript>{single.without}</WithoutScript>
          <KeyList keys={single.keys} />
        </Part>
        <Part title={skip.heading}>
          <p>{skip.text}</p>
        </Part>
        {groups.map(({ title, when, where, keys }) => (
          <Part key={title} title={title}>
            <p>
              {when}
              {where && (
                <>
                  {' '}
                  Try it: <Link {...where.link}>{where.label}</Link>
                </>
              )}
            </p>
            <KeyList keys={keys} />
          </Part>
        ))}
      </Parts>
    </>
  )
}

const KeyList = ({ keys }: { keys: Keys | KeyboardContent['single']['keys'] }) => (
  <dl className={styles.keys}>
    {keys.map(({ combinations, does }) => (
      <div key={does} className={styles.use}>
        <dt>
          {combinations.map((combination, index) => (
            <span key={combination.join()} className={styles.combination}>
              {index > 0 && <span className={styles.or}>or</span>}
              <kbd>
                {combination.map((key, place) => (
                  <span key={key}>
                    {place > 0 && ' + '}
                    <kbd className={styles.key}>{key}</kbd>
                  </span>
                ))}
              </kbd>
            </span>
          ))}
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
)
