/** Why something of a machine is seen on no page: by machine, 'transition: …', 'event: …', 'emission: …' or 'selector: …'. */
export const reasons: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  carousel: {
    'transition: looping --always[hasOneView]--> atStart':
      'The articles that loop are five, and at most three of them are seen at once.',
  },
  searchOverlay: {
    'transition: index.ready --query.change[isShut]--> (stay)':
      'A search that is closed has no field. The machine holds for whoever sends it all the same.',
  },
  share: {
    'transition: copying --share.request--> (stay)': 'The button refuses while something is under way.',
    'transition: sharing --share.request--> (stay)': 'The button refuses while something is under way.',
  },
  upload: {
    'transition: done --analysis.request--> (stay)': 'By then the next page is open, and the box has gone.',
  },
}
