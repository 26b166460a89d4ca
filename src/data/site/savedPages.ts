/** How many pages a visitor's device keeps for reading without a connection, and how many files they may need. */
export const SAVED_PAGES = 50
export const SAVED_FILES = 400

/** A page that has not answered by then is shown as it was saved, where it was. */
export const ANSWER_LIMIT_MS = 10_000

/** A page is saved again when it is looked at after this time. */
export const SAVED_FOR_MS = 60 * 60_000

/** Files that never change: a new one has another name. */
export const isLasting = (path: string) => /^\/(?:assets|data\/[0-9a-f]{12})\/[^?]+$/.test(path)

/** Why a page is shown as it was saved. Only a device without a connection is told that it has none. */
export const notReached = (isOnline: boolean) =>
  isOnline ? 'This site cannot be reached at the moment.' : 'You are offline.'

/** Said above a saved page, and true of every page that is reached from it without loading anew. */
export const savedNotice = (isOnline: boolean, when: string) =>
  `${notReached(isOnline)} You see this site as it was when it was saved on this device, ${when}.`

/** What a page tells the worker. */
export type WorkerMessage =
  | { type: 'update.accept' }
  /** A page that has been looked at, and the files that it was drawn with. */
  | { type: 'page.visited'; page: string; files: readonly string[] }

/** The worker's own address, which never changes. */
export const WORKER_FILE = '/sw.js'

/** Asked once another version of the site is ready to take the place of the one that is open. */
export const newerVersion = 'A newer version of this site is ready. What you have typed is kept.'
