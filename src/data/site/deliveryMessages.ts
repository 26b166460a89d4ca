/** What of a page may not arrive, as far as a visitor notices it. */
const parts = ['app', 'query', 'page', 'section', 'part'] as const
export type Part = (typeof parts)[number]

/** What the bar has to say. */
export type DeliveryNotice =
  | { kind: 'late'; part: Part }
  | { kind: 'missing'; parts: readonly Part[] }
  | { kind: 'retrying'; parts: readonly Part[] }
  | { kind: 'updated' }

const missing: Readonly<Record<Part, string>> = {
  app: 'Some parts of this page did not arrive: menus, searches, filters and forms do not work yet.',
  query: 'This page does not show yet what its address asks for.',
  page: 'The page that you asked for could not be loaded.',
  section: 'Some controls further down this page do not work yet.',
  part: 'Something that this page uses could not be loaded.',
}

const late: Readonly<Record<Part, string>> = {
  app: 'Menus, searches, filters and forms are still being loaded.',
  query: 'This page does not show yet what its address asks for. The rest of it is still being loaded.',
  page: 'The page is loading.',
  section: 'Some controls further down this page are still being loaded.',
  part: 'Something that this page uses is still being loaded.',
}

/** The bar's words. Only a device without a connection is told that it has none. */
export function deliveryText(notice: DeliveryNotice, isOnline: boolean): string {
  const offline = isOnline ? '' : ' You seem to be offline.'
  switch (notice.kind) {
    case 'late':
      return `${late[notice.part]}${offline}`
    case 'updated':
      return 'This site has been updated since you opened this page. Load it again to go on. What you have typed is kept.'
    case 'retrying':
      return `Trying again.${offline}`
    case 'missing':
      return `${parts
        .filter((part) => notice.parts.includes(part))
        .map((part) => missing[part])
        .join(' ')}${offline}`
  }
}

/** What the bar's button says; without one there is nothing that a press would change. */
export const deliveryButton = (notice: DeliveryNotice): string | undefined =>
  ({ late: undefined, retrying: undefined, missing: 'Try again', updated: 'Load again' })[notice.kind]
