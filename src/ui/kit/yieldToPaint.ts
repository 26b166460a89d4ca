/**
 * Resolves in a task of its own. A press that leads to costly work waits for it, so that the frame that answers the
 * press comes first.
 */
export const yieldToPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Does costly work after the frame that answers the press. */
export function afterPaint(work: () => void) {
  void yieldToPaint().then(work)
}
