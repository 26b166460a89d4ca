/** Faults that no page shows, each with the reason: by the machine and the fault, as the report names them. */
export const unnoticed: Readonly<Record<string, string>> = {
  'faq: payload category.choose':
    'Which topic is shown stands in the address (src/routes/faq.tsx); the machine hears of it, and the link has led there by itself.',
  'inspector: emission focus.requested':
    'The focus moves in a frame, and frames stand still in a walk (tests/pages/inspector.page.ts); tests/e2e/inspect.spec.ts looks at it.',
  'searchBox: emission item.chosen':
    'What is chosen with the pointer is a link, which leads there by itself (src/routes/search-demo.tsx); Enter does so in tests/e2e/search.spec.ts.',
  'simulator: context speed':
    'Steps are shown as fast as the machine has it; only the choice of speeds reads it, beside the paths (src/ui/machines/bench/Player.tsx).',
  'siteNav: can':
    'It is asked only whether Escape would close something (selectHearsEscape); a machine that has nothing to close refuses it.',
  'toast: payload toast.pause':
    'Whether the pointer or the focus holds a toast makes no difference until both have, and one of them goes (src/machines/toast.machine.ts).',
  'toast: payload toast.resume': 'The same, the other way round.',
  'tooltip: can':
    'What the machine refuses is not sent to it (src/app/tooltips.tsx); sent all the same, it is refused.',
  'tooltip: context holds':
    'Nothing on the page reads what holds a tooltip; the question before does, and is refused.',
  'upload: context isAgain':
    'It is heard only where a file is refused twice for one reason, which no path needs; tests/e2e/uploads.spec.ts chooses two.',
  'upload: can':
    'Cancel stands only beside a file that is under way (src/ui/upload/uploadParts.tsx), where it is possible.',
}
