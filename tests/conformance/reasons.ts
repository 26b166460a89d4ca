/** The model takes it; no browser test has brought a page there so far. */
const notDrivenYet = 'A visitor can cause it. The model takes it, and no browser test does so far.'

/** Why something of a machine is seen on no page: by machine, 'transition: …', 'event: …', 'emission: …' or 'selector: …'. */
export const reasons: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  carousel: {
    'transition: looping --always[hasOneView]--> atStart':
      'The articles that loop are five, and at most three of them are seen at once.',
  },
  delivery: {
    'transition: late --bar.dismiss--> complete': notDrivenYet,
    'transition: checking --after versionLimit--> incomplete': notDrivenYet,
    'transition: incomplete --connection.returned--> retrying': notDrivenYet,
    'transition: incomplete --always[isComplete]--> complete': notDrivenYet,
    'transition: dismissed --part.missed--> checking': notDrivenYet,
    'transition: dismissed --always[isComplete]--> complete': notDrivenYet,
    'transition: outdated --bar.dismiss--> dismissed': notDrivenYet,
    'transition: outdated --always[isComplete]--> complete': notDrivenYet,
    'transition: reaching --after versionLimit--> incomplete': notDrivenYet,
  },
  retrieval: {
    'transition: fresh --data.refuse--> stale': notDrivenYet,
    'transition: loading --after tryLimit--> failed': notDrivenYet,
    'event: data.refuse': notDrivenYet,
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
