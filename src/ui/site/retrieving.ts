import { createActor, waitFor } from 'xstate'
import { type Load, retrievalOf, selectData } from '~/machines/retrieval.machine'
import { yieldToPaint } from '~/ui/kit/yieldToPaint'

/** Something that is asked for when it is needed, and kept for a while. */
export interface Retrieving<Data> {
  (): Promise<Data>
  /** Says that what came is of no use: whoever asks next begins anew. */
  refuse: () => void
}

/**
 * A download that is tried again as §7 says, by a machine of its own: three retries, 1, 2 and 4 seconds apart. Whoever
 * asks meanwhile waits for the same try; whoever asks after the last one begins anew.
 */
export function retrieving<Data>(load: Load<Data>): Retrieving<Data> {
  // The prerenderer reads its own files and would wait for the timers.
  if (import.meta.env.SSR)
    return Object.assign(() => load(1, new AbortController().signal), { refuse: () => {} })
  // Making a machine, and what a script or data begin with, are each work enough for one task.
  const begin = () =>
    createActor(
      retrievalOf(async (tried, signal) => {
        const it = await load(tried, signal)
        await yieldToPaint()
        return { it }
      }),
    ).start()
  // Most of what a page could download, a visit never asks for.
  let actor: ReturnType<typeof begin> | undefined
  async function ask() {
    if (!actor) {
      await yieldToPaint()
      actor ??= begin()
    }
    actor.send({ type: 'data.request' })
    const settled = await waitFor(
      actor,
      (snapshot) => snapshot.matches('fresh') || snapshot.matches('failed'),
    )
    const data = selectData(settled)
    if (settled.matches('failed') || !data) throw new Error('A part of this page could not be retrieved.')
    return data.it
  }
  return Object.assign(ask, { refuse: () => actor?.send({ type: 'data.refuse' }) })
}
