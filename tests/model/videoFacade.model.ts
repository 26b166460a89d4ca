import { defineModel } from 'machine-workbench/models'
import { selectAddress, selectHasLeft, videoFacadeMachine } from '~/machines/videoFacade.machine'

const address = 'https://video.example/watch/tour'

export const videoFacadeModel = defineModel(videoFacadeMachine, {
  purpose: 'Loads nothing from another site until the visitor asks for the video.',
  pages: ['/studying-online'],
  scenarios: [{ input: { address } }],
  events: [{ type: 'video.play' }, { type: 'link.follow' }, { type: 'offer.close' }],
  invariants: {
    'the page knows the address only after the visitor asked for the video': (snapshot) =>
      selectAddress(snapshot) === (snapshot.matches('poster') ? null : address),
    'focus follows the visitor to the link and back to the poster': (snapshot, { before, emitted }) => {
      const moved = before === undefined || before.value === snapshot.value ? '' : snapshot.value
      const to = { poster: ['focus.return'], offering: ['focus.requested'], left: [], '': [] }[moved]
      return JSON.stringify(emitted.map(({ type }) => type)) === JSON.stringify(to)
    },
  },
  reference: {
    start: (): { isAsked: boolean; hasLeft: boolean } => ({ isAsked: false, hasLeft: false }),
    next: ({ isAsked, hasLeft }, step) => {
      if (step.kind !== 'event') return { isAsked, hasLeft }
      if (step.event.type === 'video.play') return { isAsked: true, hasLeft }
      if (step.event.type === 'link.follow') return { isAsked, hasLeft: isAsked }
      return { isAsked: false, hasLeft: false }
    },
    read: (snapshot) => ({
      isAsked: selectAddress(snapshot) !== null,
      hasLeft: selectHasLeft(snapshot),
    }),
  },
  spoken: {
    'poster --video.play--> offering': { focus: 'region "Watch on the video site"' },
    'left --offer.close--> poster': { focus: 'button "Play the tour {length}"' },
    'offering --offer.close--> poster': { focus: 'button "Play the tour {length}"' },
  },
})
