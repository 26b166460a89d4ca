/** What a text finds in a list. */
export interface FoundByText {
  /** The ids of what is found, best first. */
  ids: readonly string[]
  /** What is to be said where not quite what was typed is found; else empty. */
  note: string
  /** Why something is found, by its id, where what a list shows of it does not tell. */
  because: ReadonlyMap<string, string>
}

/** Finds what somebody types. It may have to be fetched first. */
export interface TextSearch {
  /** Nothing before it has come. */
  find: (text: string) => FoundByText | undefined
  /** Fetches it. Nothing once it is here, and where it is not worth waiting for any longer. */
  coming: () => Promise<unknown> | undefined
}
