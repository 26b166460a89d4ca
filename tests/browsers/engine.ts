/** What every engine has to be able to do for a visitor; all the rest is the same in each of them. */
export interface BrowserWindow {
  /** Opens an address and waits until the document has arrived. */
  goto: (address: string) => Promise<void>
  /** The value of an expression in the page, once it is there. */
  evaluate: (expression: string) => Promise<unknown>
  /** Presses the pointer at a place of the window. */
  clickAt: (x: number, y: number) => Promise<void>
  /** Presses a key by its name in `KeyboardEvent.key`, with a modifier before it as in `Control+k`, where the focus is. */
  press: (key: string) => Promise<void>
  /** Types a text where the focus is. */
  type: (text: string) => Promise<void>
  /** Picks the file of this path in the field that the selector finds. */
  pick: (selector: string, path: string) => Promise<void>
  close: () => Promise<void>
}

export interface Engine {
  name: string
  /** What it lacks on this machine. */
  missing?: string
  /** A window with nothing stored, so wide in CSS pixels. The address is that of the site. */
  open: (width: number, site: string) => Promise<BrowserWindow>
  close: () => Promise<void>
}

/** Height of every window, in CSS pixels. */
export const HEIGHT = 800
