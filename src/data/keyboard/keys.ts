import type { LabelledLink } from '~/data/site/links'

/**
 * Keys that do the same, each as `KeyboardEvent.key` has it, with those that are held down before it: `Control+K`. What
 * they tell the machine of the group is in `event`; where the browser does it by itself there is none.
 */
interface KeyUse {
  keys: readonly string[]
  does: string
  event?: string
}

/** What keys do in one part of the site. `tests/e2e/keys.spec.ts` presses each of them. */
interface KeyGroup {
  title: string
  /** What takes the focus, or has to be open, before the keys do this. */
  when: string
  machine?: string
  /** Where to try it. */
  where?: LabelledLink
  uses: readonly KeyUse[]
}

export const keyGroups = [
  {
    title: 'Getting about',
    when: 'On every page.',
    uses: [
      { keys: ['Tab'], does: 'Go on to the next control' },
      { keys: ['Shift+Tab'], does: 'Go back to the control before' },
      { keys: ['Enter'], does: 'Follow a link or press a button' },
      { keys: ['Space'], does: 'Press a button, tick a box or open a list of choices' },
    ],
  },
  {
    title: 'Search over the page',
    when: 'On every page; the arrows once there are matches.',
    machine: 'searchOverlay',
    uses: [
      { keys: ['Control+K', 'Meta+K'], does: 'Open the search', event: 'search.open' },
      { keys: ['ArrowDown'], does: 'Go to the next match', event: 'highlight.next' },
      { keys: ['ArrowUp'], does: 'Go to the match before', event: 'highlight.previous' },
      { keys: ['Enter'], does: 'Open the match', event: 'item.accept' },
      { keys: ['Escape'], does: 'Close the search and go back to where you were', event: 'escape.press' },
    ],
  },
  {
    title: 'Search page',
    when: 'In its search field.',
    machine: 'searchBox',
    where: { label: 'Search', link: { to: '/search-demo' } },
    uses: [
      { keys: ['ArrowDown'], does: 'Go to the next match', event: 'highlight.next' },
      { keys: ['ArrowUp'], does: 'Go to the match before', event: 'highlight.previous' },
      { keys: ['Enter'], does: 'Open the match', event: 'item.accept' },
      { keys: ['Escape'], does: 'Close the list of matches', event: 'escape.press' },
    ],
  },
  {
    title: 'Menus of the bar',
    when: 'While one is open; the arrows among the categories of courses.',
    machine: 'siteNav',
    uses: [
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Go to another category', event: 'category.select' },
      { keys: ['Escape'], does: 'Close the menu and go back to its button', event: 'escape.press' },
    ],
  },
  {
    title: 'Names of picture buttons',
    when: 'While a name is shown beside its button.',
    machine: 'tooltip',
    uses: [{ keys: ['Escape'], does: 'Take the name away', event: 'escape.press' }],
  },
  {
    title: 'Notifications',
    when: 'While one is shown. It stays as long as the focus is in it.',
    machine: 'toast',
    uses: [
      { keys: ['F6'], does: 'Go to the notifications, and back' },
      { keys: ['Escape'], does: 'Close the notification that has the focus', event: 'toast.dismiss' },
    ],
  },
  {
    title: 'Lists with filters',
    when: 'In the search field of the list, or in the open filters.',
    machine: 'filteredList',
    where: { label: 'All courses', link: { to: '/courses' } },
    uses: [
      { keys: ['Enter'], does: 'Search at once for what is typed', event: 'text.submit' },
      { keys: ['Escape'], does: 'Close the filters and change nothing', event: 'panel.close' },
    ],
  },
  {
    title: 'Questions with one answer',
    when: 'Among the answers.',
    machine: 'courseFinder',
    where: { label: 'Course finder', link: { to: '/course-wizard' } },
    uses: [
      {
        keys: ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'],
        does: 'Choose another answer',
        event: 'goal.choose',
      },
    ],
  },
  {
    title: 'Sliders',
    when: 'On the handle of a slider.',
    machine: 'roiCalculator',
    where: { label: 'ROI calculator', link: { to: '/tools/roi-calculator' } },
    uses: [
      { keys: ['ArrowRight', 'ArrowUp'], does: 'A step more', event: 'slider.change' },
      { keys: ['ArrowLeft', 'ArrowDown'], does: 'A step less', event: 'slider.change' },
      { keys: ['PageUp', 'PageDown'], does: 'A larger step', event: 'slider.change' },
      { keys: ['Home', 'End'], does: 'To the least or the most', event: 'slider.change' },
    ],
  },
  {
    title: 'Walking the drawing of a machine',
    when: 'In the drawing.',
    machine: 'drawingWalk',
    uses: [
      {
        keys: ['ArrowDown', 'ArrowUp', 'Home', 'End'],
        does: 'Choose among the transitions that are possible',
        event: 'way.choose',
      },
      { keys: ['ArrowRight'], does: 'Look along a transition, to where it leads', event: 'look.along' },
      { keys: ['ArrowLeft'], does: 'Look back', event: 'look.back' },
      { keys: ['Escape'], does: 'Return to what is possible now', event: 'look.home' },
    ],
  },
  {
    title: 'Running the drawing of a machine',
    when: 'In the drawing.',
    machine: 'simulator',
    uses: [
      { keys: ['Enter', 'Space'], does: 'Take the transition', event: 'event.send' },
      { keys: ['z'], does: 'One step back', event: 'history.goTo' },
      { keys: ['Shift+Z'], does: 'One step on', event: 'history.goTo' },
      { keys: ['p'], does: 'Play the steps, or pause', event: 'play.start' },
    ],
  },
  {
    title: 'Drawings of machines',
    when: 'In the drawing.',
    machine: 'drawingView',
    uses: [
      { keys: ['+'], does: 'Enlarge', event: 'zoom.in' },
      { keys: ['-'], does: 'Make smaller', event: 'zoom.out' },
      { keys: ['0'], does: 'Show all of it', event: 'view.reset' },
      { keys: ['f'], does: 'Keep what is possible in sight', event: 'view.follow' },
      {
        keys: ['Shift+ArrowRight', 'Shift+ArrowLeft', 'Shift+ArrowDown', 'Shift+ArrowUp'],
        does: 'Move the part that is shown',
        event: 'pan.by',
      },
    ],
  },
] as const satisfies readonly KeyGroup[]

/** What is written for a key that has no letters of its own. */
const names: Readonly<Record<string, string>> = {
  ArrowDown: 'Down arrow',
  ArrowUp: 'Up arrow',
  ArrowLeft: 'Left arrow',
  ArrowRight: 'Right arrow',
  Control: 'Ctrl',
  Meta: 'Command',
  Escape: 'Esc',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  '/': '/ (slash)',
  '+': '+ (plus)',
  '-': '- (minus)',
  '?': '? (question mark)',
}

/** The keys of `Control+K`, as they are written for a reader. */
export const keysOf = (combination: string) =>
  (combination === '+' ? ['+'] : combination.split('+')).map((key) => names[key] ?? key)
