import { definePage, home, type Page } from '~/data/site/page'
import { keyGroups, keysOf } from './keys'
import { shortcuts } from './shortcuts'

const content = {
  title: 'Using this site by keyboard',
  lead: 'Everything here works without a mouse. These are the keys, beside those that your browser and your screen reader have.',
  single: {
    heading: 'Single keys',
    text: 'These are off unless you switch them on: a screen reader and speech input have their own use for single keys. They do nothing while you type.',
    label: 'Use single keys on this device',
    without: 'Single keys need JavaScript. All other keys on this page that need it say where they work.',
    keys: shortcuts.map(({ key, does }) => ({ combinations: [keysOf(key)], does })),
  },
  skip: {
    heading: 'Past the beginning of a page',
    text: 'The first Tab on a page offers ‘Skip to main content’, the second ‘Skip to results’ where the page lists some. Enter follows it.',
  },
  groups: keyGroups.map(({ uses, ...group }) => ({
    title: group.title,
    when: group.when,
    where: 'where' in group ? group.where : null,
    keys: uses.map(({ keys, does }) => ({ combinations: keys.map(keysOf), does })),
  })),
} as const
export type KeyboardContent = typeof content

/** What each key does, for whoever has no mouse or does not want one. */
export const keyboardPage = definePage(
  'keyboard',
  [{ to: '/keyboard' }],
  (): Page<KeyboardContent> => ({
    head: {
      title: content.title,
      description:
        'Every key that does something on this site: search, menus, filters, sliders, notifications and drawings, and single keys that you can switch on.',
      path: '/keyboard',
      index: true,
    },
    trail: [home, { label: content.title }],
    content,
  }),
)
