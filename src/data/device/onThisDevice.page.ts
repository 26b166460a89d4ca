import { definePage, home, type Page } from '~/data/site/page'
import { keptTexts } from './keptTexts'

/** Names everything that the site keeps on a device, and empties it in one place. */
export const onThisDevicePage = definePage(
  'onThisDevice',
  [{ to: '/on-this-device' }],
  (): Page<null> => ({
    head: {
      title: keptTexts.title,
      description:
        'Everything that this site keeps on your device: your shortlist, your comparison, what you typed and what you chose. See it, and forget a part of it or all.',
      path: '/on-this-device',
      index: true,
    },
    trail: [home, { label: keptTexts.title }],
    content: null,
  }),
)
